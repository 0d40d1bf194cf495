import Diagnostics
import Files
package import Planning

extension ContentHistory {
  /// Reads the history of a content folder with `git`, or returns `nil` if the site's settings do not ask for it.
  ///
  /// The current commit identifies the history. The dates are read only if a build needs them.
  package static func fromGit(of content: DiskFolder) -> ContentHistory? {
    guard content.settings.updates.usesHistory else { return nil }
    guard let program = Programs.find("git") else { return .unknown(.noProgram) }
    let git = Git(program: program, folder: content.location(of: ""))
    guard let state = git.output(["rev-parse", "--is-shallow-repository", "--show-prefix", "HEAD"]) else {
      return .unknown(.noRepository)
    }
    let identifier = String(decoding: state, as: UTF8.self)
    if identifier.hasPrefix("true\n") { return .unknown(.shallow) }
    return .known(identifier: identifier, dates: .lazily { git.datesOfLastChanges() })
  }
}

extension DiskFolder {
  /// The settings of the site in this folder.
  package var settings: SiteSettings {
    guard let bytes = try? read(SiteSettings.path) else { return SiteSettings() }
    var sources = SourceMap()
    let file = SourceFile(path: SiteSettings.path, utf8: bytes)
    return SiteSettings.read(file, as: sources.add(file)).value
  }
}

/// The program `git`, working in a folder.
private struct Git: Sendable {
  let program: String
  let folder: String

  /// Returns the standard output of a command, or `nil` if it fails.
  func output(_ arguments: [String]) -> [UInt8]? {
    // A repository can configure programs for these two to run.
    let safe = ["-c", "core.fsmonitor=false", "-c", "log.showSignature=false"]
    let process = Subprocess(program, safe + arguments, in: folder, environment: Self.environment)
    guard let (outcome, bytes) = try? process.output(), outcome.status == 0 else { return nil }
    return bytes
  }

  /// Returns the author's time of the last commit that changed each file, by the path in the folder.
  ///
  /// One process reads the history of all files. The output has an entry for each commit, `\u{1}TIME\nFILE`, and further
  /// files; each ends with a zero byte.
  func datesOfLastChanges() -> [String: Int] {
    let log = output([
      "log", "--format=format:%x01%at", "--name-only", "-z", "--no-renames", "--relative", "--", ".",
    ])
    var dates: [String: Int] = [:]
    var time: Int?
    for var entry in (log ?? []).split(separator: 0) {
      if entry.first == 1 {
        let end = entry.firstIndex(of: UInt8(ascii: "\n")) ?? entry.endIndex
        time = Int(String(decoding: entry[..<end].dropFirst(), as: UTF8.self))
        entry = entry[end...].dropFirst()
      }
      let path = String(decoding: entry, as: UTF8.self)
      // The newest commit is first.
      if let time, !path.isEmpty, dates[path] == nil { dates[path] = time }
    }
    return dates
  }

  /// The variables for finding the user's configuration, which names the folders of other users that Git may read.
  private static var environment: [String] {
    ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0"]
      + ["HOME", "XDG_CONFIG_HOME", "PATH"].compactMap { name in Programs.variable(name).map { "\(name)=\($0)" } }
  }
}
