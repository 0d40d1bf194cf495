/// What a server is told.
struct ServeCall: Equatable {
  /// What the site is built from, and as what.
  var build: BuildCall
  /// The port to listen on.
  var port: UInt16 = 8_000

  /// It writes nothing to disk, and addresses of the site lead to this machine: no other options of a build mean anything to it.
  static let flags: Set<String> = ["--drafts", "--future", "--strict", "--quiet"]
  static let values: Set<String> = ["--content", "--templates", "--now", "--jobs", "--port"]

  /// Reads the options of a server.
  static func read(_ arguments: Arguments) -> Result<ServeCall, InvocationMistake> {
    BuildCall.read(arguments).flatMap { build in
      guard let written = arguments.values["--port"] else { return .success(ServeCall(build: build)) }
      guard let port = UInt16(written) else {
        return .failure(.wrongValue("--port", written, expected: "a number from 0 to 65535"))
      }
      return .success(ServeCall(build: build, port: port))
    }
  }
}
