import Caching
import Diagnostics
import Dispatch
import Files
import Reporting
import Serving
import Sites

/// The options of `garland serve`.
struct ServeCall: Equatable {
  /// The options that are shared with `garland build`.
  var build: BuildCall
  /// The port to listen on.
  var port: UInt16 = 8_000

  /// The flags of `garland build`, except those for the output folder and the cache: the server writes no files.
  static let flags: Set<String> = ["--drafts", "--future", "--strict", "--quiet"]
  static let values: Set<String> = ["--content", "--templates", "--now", "--jobs", "--port"]

  static func read(_ arguments: Arguments) -> Result<ServeCall, InvocationMistake> {
    BuildCall.read(arguments).flatMap { build in
      guard let text = arguments.values["--port"] else { return .success(ServeCall(build: build)) }
      guard let port = UInt16(text) else {
        return .failure(.wrongValue("--port", text, expected: "a number from 0 to 65535"))
      }
      return .success(ServeCall(build: build, port: port))
    }
  }
}

/// The command `garland serve`, which shows the site in the browser and rebuilds it after each change.
struct ServeCommand {
  let code: SiteCode
  private let call: BuildCall
  private let port: UInt16
  /// One deadline for all builds, which remembers the articles that took too long.
  private let deadline = Deadline()

  init(call: ServeCall, code: SiteCode) {
    (self.call, port) = (call.build, call.port)
    self.code = code
  }

  func run() -> ExitStatus {
    if let missing = call.missingFolder { return .refusing(missing) }
    let site = ServedSite(copiesFrom: call.content)
    let listeners: Listeners
    let server: Server
    do throws(SocketProblem) {
      listeners = if let inherited = Listeners.inherited() { inherited } else { try Listeners(port: port) }
      server = try Server(listeners) { site.response(to: $0) }
    } catch {
      let help = error == .portTaken && port < UInt16.max ? ". Try `--port \(port + 1)`." : ""
      return .failing("cannot listen on port \(port): \(error.message)\(help)")
    }
    // Start watching before the first build, so that no change is missed.
    let restart = Executable.current.map { Restart(of: $0, listeners: listeners) }
    let watcher = FolderWatcher([call.content, call.templates])
    var previous = build(site, at: server.port, after: nil)
    // The server works without this message, so it goes on if the message cannot be written.
    _ = ExitStatus.printing("http://localhost:\(server.port)/ shows the site; press Control-C to stop\n")
    let connections = Deferred { server.run() }
    if let restart { DispatchQueue.global().async { restart.run(server, connections: connections) } }
    while !watcher.next().isEmpty {
      previous = build(site, at: server.port, after: previous) ?? previous
      server.broadcast("changed")
    }
    return .done
  }

  /// Builds the site, reusing the previous build; returns `nil` if there are errors.
  private func build(_ served: ServedSite, at port: UInt16, after previous: BuiltSite?) -> BuiltSite? {
    let start = ContinuousClock.now
    var options = call.options
    options.address = SiteAddress("http://localhost:\(port)/")
    options.readingGuard = deadline.readingGuard
    if let missing = call.missingFolder {
      Console.error("garland: \(missing)\n")
      served.show(nil, problems: missing)
      return nil
    }
    let content = DiskFolder(call.content, settings: SiteSettings.path)
    let templates = DiskFolder(call.templates)
    options.history = ContentHistory.fromGit(of: content)
    let built = SiteBuild(content: content, templates: templates, options: options, code: code)
      .run(after: previous)
    var sources = built.sources
    let diagnostics = built.diagnostics
      .finalized(with: [content, templates], in: &sources, at: built.levels, isStrict: call.isStrict)
    let text = DiagnosticText(sources: sources).text(of: diagnostics.groupingRepeats(in: sources))
    let shown = diagnostics.hasErrors ? nil : built
    served.show(shown, problems: text)
    _ = DiagnosticPrinter(sources: sources, isStrict: call.isStrict).print(Array(diagnostics))
    let time = (ContinuousClock.now - start).milliseconds
    guard !call.isQuiet else { return shown }
    let counts = "\(built.pages.count.grouped) pages: \(built.renderedCount.grouped) rendered"
    _ = ExitStatus.printing("\(shown == nil ? "the site was not updated" : counts), in \(time.grouped) ms\n")
    return shown
  }
}
