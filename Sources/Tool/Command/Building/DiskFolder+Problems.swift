import Diagnostics

extension DiskFolder {
  /// What was left out, for whoever wonders where it is; what cannot be read is an error, for nobody knows what the site lacks.
  func problems(in sources: inout SourceMap) -> [Diagnostic] {
    leftOut.map { file in
      // What has no path is the folder itself.
      let shown = file.path.isEmpty ? name : "\(name)/\(file.path)"
      let place = SourceRange.start(of: sources.add(SourceFile(path: shown, utf8: [])))
      let path = file.path.isEmpty ? String(location(of: "").dropLast()) : location(of: file.path)
      return file.isWanted
        ? .unreadable(path, file.reason, at: place)
        : Diagnostic(.warning, "file.left-out", "`\(path)` is left out: \(file.reason)", at: place)
    }
  }
}

extension DiagnosticList {
  /// All that is wrong or doubtful as it is told, with what was left out of the folders that a site is made of.
  func told(with folders: [DiskFolder], in sources: inout SourceMap, isStrict: Bool) -> DiagnosticList {
    let leftOut = folders.flatMap { $0.problems(in: &sources) }
    return DiagnosticList(leftOut + self).finalized(in: sources, isStrict: isStrict)
  }
}
