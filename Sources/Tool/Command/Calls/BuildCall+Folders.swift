import Files

extension BuildCall {
  /// What is wrong about where a build is to write, in a sentence without a full stop.
  var misplacedPath: String? {
    let output = Self.names(of: output)
    if let folder = source(around: output) {
      return "the output folder `\(self.output)` lies in `\(folder)`, so the site would become a part of itself; "
        + "choose one beside it, such as `_site`"
    }
    if let folder = sources.first(where: { Self.names(of: $0).starts(with: output) }) {
      return "the output folder `\(self.output)` holds `\(folder)`, which the site is made from; "
        + "choose one beside it, such as `_site`"
    }
    return misplaced(cache, "the cache folder", beside: output, suchAs: ".garland")
      ?? misplaced(report, "the report", beside: output, suchAs: "report.json")
  }

  /// What is wrong with where something is written that is neither the site nor what it is made from.
  private func misplaced(
    _ path: String?, _ kind: String, beside output: [String], suchAs example: String
  ) -> String? {
    guard let path else { return nil }
    let names = Self.names(of: path)
    if names.starts(with: output) {
      return "\(kind) `\(path)` lies in the output folder `\(self.output)`, where nothing but the site may be; "
        + "choose a place beside it, such as `\(example)`"
    }
    return source(around: names).map {
      "\(kind) `\(path)` lies in `\($0)`, so it would become a part of the site; "
        + "choose a place beside it, such as `\(example)`"
    }
  }

  /// The folders that the site is made from.
  private var sources: [String] { [content, templates] }

  /// The folder that the site is made from and that would hold another one, too, where the next build would find it.
  private func source(around folder: [String]) -> String? {
    sources.first { source in
      let names = Self.names(of: source)
      guard folder.starts(with: names) else { return false }
      let inner = folder.dropFirst(names.count)
      // What begins so is not read, but for the files that are copied as they are.
      return inner.first == "static" || !inner.contains { $0.hasPrefix("_") || $0.hasPrefix(".") }
    }
  }

  /// The names on the way to a path from the root of the file system on, through no symbolic link; what is not there yet counts
  /// as it is written.
  private static func names(of path: String) -> [String] {
    if let place = try? Files.place(of: path) {
      return (place.folder.split(separator: "/") + [Substring(place.name)]).map(String.init).filter { !$0.isEmpty }
    }
    let (folder, name) = Files.split(path)
    guard folder != path else { return [path] }
    let names = names(of: folder)
    switch name {
    case "", ".": return names
    case "..": return names.dropLast()
    default: return names + [name]
    }
  }
}
