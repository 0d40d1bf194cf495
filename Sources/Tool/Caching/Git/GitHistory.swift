import Diagnostics
import Files
package import Planning

extension ContentHistory {
  /// Reads the history of a content folder with `git`, or returns `nil` if the site's settings do not ask for it.
  ///
  /// The current commit identifies the history. The dates are read only if a build needs them.
  package static func fromGit(of content: DiskFolder) -> ContentHistory? {
    let settings = content.settings
    guard settings.updates.usesHistory || settings.marksOldBlocks else { return nil }
    do throws(GitProblem) {
      let git = try GitRepository(around: content.location(of: ""))
      guard let head = git.head else { return .unknown(.noRepository) }
      if git.isShallow { return .unknown(.shallow) }
      return .known(identifier: "\(git.prefix)\n\(head)", dates: .lazily { git.datesOfLastChanges() })
    } catch {
      return .unknown(error == .noProgram ? .noProgram : .noRepository)
    }
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

extension GitRepository {
  /// Returns the author's time of the last commit that changed each file, by the path in the folder.
  ///
  /// One process reads the history of all files. The output has an entry for each commit, `\u{1}TIME\nFILE`, and further
  /// files; each ends with a zero byte.
  fileprivate func datesOfLastChanges() -> [String: Int] {
    let log = try? output([
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
}
