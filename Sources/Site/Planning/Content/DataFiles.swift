import Articles
package import Diagnostics
package import Mustache
package import Parsing
package import Records
import Texts

/// The files of the content folder that templates and Swift code read: data in `_data`, and texts anywhere.
package struct DataFiles: Sendable {
  /// The folder of data files in the content folder; its files are not published.
  package static let folder = "_data"

  private let content: any SourceFolder
  /// The parsed files, by their path in the folder.
  private let values: [String: (value: TemplateValue, source: SourceID)]
  private let tree: DataTree

  /// Reads all data files, and returns them with their values by path, and the problems in them.
  ///
  /// Every build reads all of them, so that the problems of a file are reported even if no page is rendered again.
  static func read(_ content: any SourceFolder, _ sources: inout SourceMap) -> (
    files: DataFiles, nodes: [String: DataNode], diagnostics: [Diagnostic]
  ) {
    var nodes: [String: DataNode] = [:]
    var values: [String: (value: TemplateValue, source: SourceID)] = [:]
    var diagnostics: [Diagnostic] = []
    var tree = DataTree()
    for path in content.paths where path.hasPrefix("\(folder)/") {
      guard let parse = parser(of: path) else { continue }
      let shown = "\(content.name)/\(path)"
      do {
        let file = SourceFile(path: shown, utf8: try content.read(path))
        let source = sources.add(file)
        let (node, problems) = parse(file.utf8[...])
        diagnostics += problems.map { $0.diagnostic(in: source, area: "data") }
        let own = String(path.dropFirst(folder.count + 1))
        nodes[own] = node
        values[own] = (node.map { TemplateValue($0, among: ParameterNames(in: $0)) } ?? .nothing, source)
        if let (name, first) = tree.add(own) {
          diagnostics.append(SiteProblem.sameDataName(name, first, own).diagnostic(at: .start(of: source)))
        }
      } catch {
        let source = sources.add(SourceFile(path: shown, utf8: []))
        diagnostics.append(.unreadable(shown, error.reason, at: .start(of: source)))
      }
    }
    return (DataFiles(content: content, values: values, tree: tree), nodes, diagnostics)
  }

  private typealias Parser = (ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem])

  private static func parser(of path: String) -> Parser? {
    switch path.split(separator: ".").last?.lowercased() {
    case "csv": { CSVReader.read($0) }
    case "tsv": { CSVReader.read($0, separator: UInt8(ascii: "\t")) }
    case "json": JSONReader.read
    case "yaml", "yml": YAMLReader.read
    case "toml": TOMLReader.read
    default: nil
    }
  }

  /// The names of the data files.
  package var names: [String] { values.keys.inByteOrder { $0 } }

  /// The texts in all files.
  package var texts: [String] { values.values.flatMap { $0.value.texts } }

  /// Returns the data of a file in the folder.
  package func value(named name: String) -> TemplateValue? { values[name]?.value }

  /// Returns the source of a file in the folder.
  func source(ofDataNamed name: String) -> SourceID? { values[name]?.source }

  /// Returns the path in the folder of the file with a name in templates, such as `a.b` for `a/b.yml`.
  package func path(of name: String) -> String? { tree.paths[name] }

  /// The names of all files in templates.
  var namesInTemplates: [String] { tree.paths.keys.inByteOrder { $0 } }

  /// Returns the names in a folder, as templates write both, or `nil` if there is no such folder.
  ///
  /// The name of `_data` itself is empty.
  package func names(in folder: String) -> Set<String>? { tree.names[folder] }

  /// Returns the range of a part of a data file, or of the innermost part around it that exists.
  package func range(of keys: [any CodingKey], inDataNamed name: String) -> SourceRange? {
    let path = "\(Self.folder)/\(name)"
    // The values have no ranges, because only errors need them.
    guard let source = values[name]?.source, let parse = Self.parser(of: path), let bytes = try? content.read(path),
      let node = parse(bytes[...]).node
    else { return nil }
    return SourceRange(source, node.part(at: keys[...]).range)
  }

  /// Returns the text of a file in the content folder.
  package func text(of path: String) throws(UnreadableSource) -> String {
    String(decoding: try content.read(path), as: UTF8.self)
  }

  /// Returns the hash of a file in the content folder, or of no file.
  package func hash(of path: String) -> ContentHash { content.hash(of: path) ?? .absent }
}

/// The names that data files have in templates.
private struct DataTree: Sendable {
  /// The paths of the files, by name: `_data/a/b.yml` is `a.b`.
  private(set) var paths: [String: String] = [:]
  /// The names in each folder, by the name of the folder.
  private(set) var names: [String: Set<String>] = ["": []]

  /// Adds a file, or returns a file or folder that has the same name in templates.
  ///
  /// As in Jekyll, an underscore replaces what a name in a template cannot contain: `my talks.csv` is `my_talks`.
  mutating func add(_ path: String) -> (name: String, first: String)? {
    let parts = path.withoutExtension.split(separator: "/").map { part in
      String(part.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    }
    let chain = parts.indices.map { parts[...$0].joined(separator: ".") }
    let name = chain.last ?? ""
    if let file = chain.first(where: { paths[$0] != nil }) { return (file, paths[file] ?? "") }
    if names[name] != nil { return (name, paths.filter { $0.key.hasPrefix("\(name).") }.values.min() ?? "") }
    paths[name] = path
    for (folder, part) in zip([""] + chain, parts) { names[folder, default: []].insert(part) }
    return nil
  }
}

extension DataNode {
  /// Returns the part at a path, or the innermost part around it that exists.
  package func part(at keys: ArraySlice<any CodingKey>) -> DataNode {
    guard let key = keys.first else { return self }
    let list = list ?? []
    let part = key.intValue.flatMap { list.indices.contains($0) ? list[$0] : nil } ?? map?[key.stringValue]
    return part?.part(at: keys.dropFirst()) ?? self
  }
}

extension TemplateValue {
  /// The texts in a value that was made of data.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): (0..<list.count).flatMap { list.element(at: $0).texts }
    case .object(let object): object.names.flatMap { (object.value(named: $0) ?? .nothing).texts }
    default: []
    }
  }

  /// Creates the value of a node; `names` are those in all maps at its path, if templates may read them from each map.
  package init(_ node: DataNode, among names: ParameterNames? = nil) {
    self =
      switch node.value {
      case .null: .nothing
      case .bool(let flag): .flag(flag)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .string(let text), .date(let text): .text(text)
      case .list(let nodes): .array(nodes.map { TemplateValue($0, among: names) })
      case .map(let map):
        .record(
          TemplateRecord(
            map.entries.map { ($0.key, TemplateValue($0.value, among: names?.names(under: $0.key))) },
            expecting: names?.names))
      }
  }
}
