import Foundation

/// The compiler that built these tests, for code that must not compile.
enum Compiler {
  /// The compiler, and where the modules lie that these tests were built with; nil where either is missing.
  static let found: (swiftc: String, modules: String)? = {
    guard let swiftc, let modules else { return nil }
    return (swiftc, modules)
  }()

  /// The errors of one file by the lines they stand in; nil where there is no compiler.
  static func errors(in source: String, _ flags: [String] = []) throws -> [Int: [String]]? {
    guard let found else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Case.swift")
    try Data(source.utf8).write(to: file)
    return try run(found.swiftc, ["-typecheck", "-swift-version", "6", "-I", found.modules] + flags + [file.path])
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> [Int: [String]] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var errors: [Int: [String]] = [:]
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: /Case\.swift:(\d+):\d+: error: (.*)$/) else { continue }
      errors[Int(match.1) ?? 0, default: []].append(String(match.2))
    }
    // Whatever else went wrong belongs to no line.
    if process.terminationStatus != 0, errors.isEmpty { errors[0] = [text] }
    return errors
  }

  private static var swiftc: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The folder of modules that lies beside the tests, or further up from them.
  private static var modules: String? {
    let program = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
    for start in program + Bundle.allBundles.map(\.bundlePath) {
      var folder = URL(filePath: start).standardizedFileURL
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        let modules = folder.appending(path: "Modules")
        let module = modules.appending(path: "Elements.swiftmodule").path
        if FileManager.default.fileExists(atPath: module) { return modules.path }
      }
    }
    return nil
  }
}
