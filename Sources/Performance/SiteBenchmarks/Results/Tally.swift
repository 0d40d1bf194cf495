import Files

/// What a generator wrote.
struct Tally: Sendable, Equatable {
  private(set) var counts: [OutputKind: Int] = [:]
  private(set) var bytes = 0

  /// Counts the files of a site, hidden ones left out.
  init(of folder: Folder, kind: (String) -> OutputKind) throws(FolderProblem) {
    try count(folder, at: "", kind)
  }

  /// The kinds of which there are not as many as the plan has.
  func differences(from plan: Plan) -> [OutputKind] {
    OutputKind.planned.filter { counts[$0] ?? 0 != plan.counts[$0] ?? 0 }
  }

  private mutating func count(_ folder: Folder, at path: String, _ kind: (String) -> OutputKind) throws(FolderProblem) {
    for entry in try folder.entries() where !entry.name.hasPrefix(".") {
      if entry.kind == .folder {
        try count(folder.folder(entry.name), at: "\(path)\(entry.name)/", kind)
      } else {
        counts[kind(path + entry.name), default: 0] += 1
        bytes += try folder.file(entry.name).size
      }
    }
  }
}
