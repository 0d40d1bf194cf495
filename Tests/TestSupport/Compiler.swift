package import Foundation

/// The Swift compiler, for tests of code that must compile and of code that must not.
package enum Compiler {
  /// An error that the compiler reports.
  package struct Report: Equatable, Sendable {
    /// The file, as the compiler names it.
    package let file: String
    /// The line, counted from 1; 0 if the error belongs to no line.
    package let line: Int
    /// The message.
    package let message: String
  }

  /// Whether there is a compiler, and modules to compile against.
  package static var isInstalled: Bool { installation != nil }

  /// Type-checks Swift files and returns the errors.
  ///
  /// The files are compiled as a package of their own, so that they see public declarations only.
  package static func errors(in files: [URL], _ flags: [String] = []) throws -> [Report] {
    guard let installation else { throw Missing() }
    let options =
      ["-typecheck", "-swift-version", "6", "-package-name", "Outside"] + searchPaths(installation.modules)
      + plugin(beside: installation.modules)
    let outcome = try Program.run(installation.swiftc, options + flags + files.map(\.path))
    let reports = outcome.errors.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /(.+?):(\d+):\d+: error: (.*)/).map { match in
        Report(file: String(match.1), line: Int(match.2) ?? 0, message: String(match.3))
      }
    }
    guard outcome.status != 0, reports.isEmpty else { return reports }
    return [Report(file: "", line: 0, message: outcome.errors)]
  }

  /// Type-checks one file with this text and returns the errors.
  package static func errors(in source: String, _ flags: [String] = []) throws -> [Report] {
    try Program.inScratchFolder { folder in
      let file = folder.appending(path: "Case.swift")
      try Data(source.utf8).write(to: file)
      return try errors(in: [file], flags)
    }
  }

  /// Writes the symbol graphs of a module into a folder.
  static func extractSymbols(of module: String, into folder: URL) throws {
    guard let installation, let swift = Program.find("swift") else { throw Missing() }
    let outcome = try Program.run(
      swift,
      [
        "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ] + searchPaths(installation.modules))
    if outcome.status != 0 { throw Failed(message: outcome.errors) }
  }

  private struct Failed: Error { let message: String }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif

  /// Returns the flags with which the compiler finds the modules of this build.
  private static func searchPaths(_ modules: String) -> [String] {
    let libraries = ["Core/CThreads", "Markdown/CMarkGFM", "Markdown/CYAML", "Site/CHarfBuzz", "Site/CImages"].map {
      target in
      Program.repository.appending(path: "Sources/\(target)").path
    }
    return ([modules] + libraries).flatMap { ["-I", $0] }
  }

  /// Returns the flags with which the compiler finds the plugin for `@Entry`.
  private static func plugin(beside modules: String) -> [String] {
    let program = URL(filePath: modules).deletingLastPathComponent().appending(path: "EntryMacro-tool").path
    return ["-load-plugin-executable", "\(program)#EntryMacro"]
  }

  private struct Missing: Error {}

  private static let installation: (swiftc: String, modules: String)? = {
    guard let swiftc = Program.find("swiftc"), let modules else { return nil }
    return (swiftc, modules)
  }()

  /// The folder with the modules of this build, which is beside the tests or in a parent folder.
  private static var modules: String? {
    let programs = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
    for program in programs + Bundle.allBundles.map(\.bundlePath) {
      var folder = URL(filePath: program).standardizedFileURL
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
