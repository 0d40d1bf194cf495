import Parsing

/// The source files of a site for another generator.
package struct ForeignSite: Sendable {
  /// The paths of all files, relative to the folder of the site, in byte order.
  package let paths: [String]
  /// The paths as a set.
  private let index: Set<String>
  /// Returns the content of a file, or `nil` if it cannot be read.
  package let read: @Sendable (_ path: String) -> [UInt8]?

  /// Creates the files of a site from their paths and a function that reads one of them.
  package init(paths: [String], read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.paths = paths
    self.read = read
    index = Set(paths)
  }

  /// Returns the files in a folder, with paths relative to it.
  func site(in folder: String) -> ForeignSite {
    let read = read
    return ForeignSite(paths: paths.compactMap { $0.path(below: folder) }) { read(folder + "/" + $0) }
  }

  /// Returns the site with more files, whose content `read` returns; a file of the same path counts first.
  func adding(_ paths: [String], read newFile: @escaping @Sendable (_ path: String) -> [UInt8]?) -> ForeignSite {
    let (index, read) = (index, read)
    let added = paths.filter { !index.contains($0) }
    return ForeignSite(paths: self.paths + added) { index.contains($0) ? read($0) : newFile($0) }
  }

  /// Returns whether a file exists.
  func has(_ path: String) -> Bool { index.contains(path) }

  /// Returns the paths of the files in a folder and in the folders below it; all paths for an empty name.
  func paths(in folder: String) -> [String] { folder.isEmpty ? paths : paths.filter { $0.hasPrefix(folder + "/") } }

  /// Returns a file as text, or `nil` if it does not exist.
  func text(_ path: String) -> String? {
    guard has(path), let bytes = read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a data file as a map, or `nil` if it does not exist or is no map.
  func map(_ path: String) -> DataMap? { data(path)?.map }

  /// Returns the content of a data file, or `nil` if it does not exist or cannot be read.
  func data(_ path: String) -> DataNode? {
    guard has(path), var bytes = read(path) else { return nil }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    switch path.fileExtension {
    case "yml", "yaml": return YAMLReader.read(bytes[...]).node
    case "toml": return TOMLReader.read(bytes[...]).node
    case "json": return JSONReader.read(bytes[...]).node
    default: return nil
    }
  }
}
