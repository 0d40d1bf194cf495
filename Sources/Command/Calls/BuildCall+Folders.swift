import Files

extension BuildCall {
  /// The folder that the site is made from and that would hold the site, too, where the next build would find it.
  var folderAroundOutput: String? {
    let output = Self.names(of: output)
    return [content, templates].first { folder in
      let names = Self.names(of: folder)
      guard output.starts(with: names) else { return false }
      let inner = output.dropFirst(names.count)
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
