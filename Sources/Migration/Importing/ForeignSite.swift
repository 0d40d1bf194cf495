import Diagnostics
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
    self.read = { read($0).map(UTF16Text.decoded) }
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

  /// Returns the site without some files.
  func removing(_ files: Set<String>) -> ForeignSite {
    ForeignSite(paths: paths.filter { !files.contains($0) }, read: read)
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
  func data(_ path: String) -> DataNode? { read(data: path)?.node }

  /// Returns the place and the message of a syntax error in a data file, or `nil` if it can be read.
  func syntaxError(in path: String) -> String? {
    guard let data = read(data: path), data.node == nil, let problem = data.problems.first else { return nil }
    let file = SourceFile(path: path, utf8: data.bytes)
    return "\(path):\(file.position(at: problem.range.lowerBound)): \(problem.kind.message)"
  }

  private func read(data path: String) -> (node: DataNode?, problems: [DataProblem], bytes: [UInt8])? {
    guard has(path), let bytes = read(path) else { return nil }
    let (node, problems): (DataNode?, [DataProblem])
    switch path.fileExtension {
    case "yml", "yaml": (node, problems) = YAMLReader.read(bytes[...])
    case "toml": (node, problems) = TOMLReader.read(bytes[...])
    case "json": (node, problems) = JSONReader.read(bytes[...])
    default: return nil
    }
    return (node, problems, bytes)
  }
}

/// Texts in UTF-16, which editors on Windows save with a byte order mark.
private enum UTF16Text {
  /// Returns a text in UTF-8; any other file stays as it is.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count % 2 == 0, let isLittle = [[0xFF, 0xFE]: true, [0xFE, 0xFF]: false][Array(bytes.prefix(2))] else {
      return bytes
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map { at in
      UInt16(bytes[isLittle ? at + 1 : at]) << 8 | UInt16(bytes[isLittle ? at : at + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
