import Addresses
import Articles
import Diagnostics
import Markup
import Parsing
import Records
import Texts

/// The content folder with a file for each row of data that `pages` in an `_index.md` makes an article.
///
///     talks/_index.md   pages: {data: talks, body: text}
///     _data/talks.yml   - {title: Bread, text: "Flour, *water* and salt."}
///     talks/bread.md    {"slug":"bread","title":"Bread"}
///                       Flour, *water* and salt.
package struct RowPages: SourceFolder {
  private let content: any SourceFolder
  package private(set) var paths: [String]
  private var pages: [String: RowPage] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// The key in an `_index.md`.
  package static let key = ArticleMetadata.keyOfRows

  /// What the key can be.
  static let form = FieldForm.map([
    FieldDescription("data", .type(.text), "a file in `_data`, or a list in it", isRequired: true),
    FieldDescription("address", .type(.text), "the last part of the addresses, such as `:year-:title`"),
    FieldDescription("template", .type(.text), "the template for each article that names none"),
    FieldDescription("body", .type(.text), "the key of the Markdown"),
  ])

  /// Makes the files for the sections among some articles; `nodes` are the values of the data files.
  init(
    of files: [ArticleFile], _ data: DataFiles, _ nodes: [String: DataNode], in content: any SourceFolder,
    _ settings: SiteSettings
  ) {
    (self.content, paths) = (content, content.paths)
    let names = Deferred.lazily { Set(content.paths) }
    for file in files {
      guard let value = file.metadata.parameters[Self.key] else { continue }
      var fields = FieldReader(file.metadata.parameters, in: file.source)
      let (place, folder) = (fields.range(of: value), file.place.path.folderPath)
      if file.place.path.fileName.hasPrefix("_index."), file.place.edition == 0 {
        let section = fields.map(Self.key).flatMap { map in
          fields.nested(map) { RowSection(in: folder, from: &$0, at: place, data, nodes, settings) }
        }
        for page in section?.pages(besides: names.value, &fields) ?? [] { pages[page.path] = page }
      } else if value.map?["data"] != nil {
        let message = "`pages` must be in the `_index.md` of a section"
        let language = settings.languages.isEmpty ? "" : " in the main language"
        fields.report(Diagnostic(.error, "pages.misplaced", message + language, at: place))
      }
      diagnostics += fields.diagnostics
    }
    paths += pages.keys
  }

  /// Whether no article is made of a row.
  var isEmpty: Bool { pages.isEmpty }

  package var name: String { content.name }

  package func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    if let page = pages[path] { return page.bytes }
    return try content.read(path)
  }

  package func sensitivity(of path: String) -> Sensitivity { content.sensitivity(of: path) }

  /// Returns the path of the file in which an article is written: its own, or the data file with its row.
  package func writtenPath(of path: String) -> String {
    pages[path].map { "\(DataFiles.folder)/\($0.section.file)" } ?? path
  }

  /// Returns the part of a data file from which a part of a file was made; `nil` if the file was written as it is.
  func origin(of path: String, _ bytes: Range<Int>) -> SourceRange? {
    pages[String(path.dropFirst(name.count + 1))]?.origin(of: bytes)
  }
}

/// The rows of a section, and how they become articles.
private final class RowSection: Sendable {
  private let folder: String
  /// The path of the data file in its folder, its source, and its bytes.
  let file: String
  let source: SourceID
  let bytes: Deferred<[UInt8]>
  let rows: [DataNode]
  let (body, template): (String?, String?)
  /// The place of the template's name.
  let templateRange: SourceRange?
  /// The text before the first key in the address, and the keys with the texts behind them; `nil` by default.
  private let (start, keys): (Substring, [(name: String, rest: Substring)]?)
  private let addresses: AddressSettings
  private let editions: EditionNames

  /// Reads the settings of a section; `nil` after an error.
  init?(
    in folder: String, from fields: inout FieldReader, at place: SourceRange?, _ data: DataFiles,
    _ nodes: [String: DataNode], _ settings: SiteSettings
  ) {
    (self.folder, addresses, editions) = (folder, settings.addresses, settings.editionNames)
    let (name, pattern) = (fields.text("data"), fields.text("address"))
    (template, body, templateRange) = (fields.text("template"), fields.text("body"), fields.range(of: "template"))
    do throws(CompositionProblem) {
      guard let name else { throw .badRows("`pages` needs `data`, such as `data: talks`", suggestion: nil) }
      let list = try data.list(named: name)
      (file, source) = (list.file, list.source)
      rows = list.keys.reduce(nodes[list.file]) { $0?.map?[$1] }?.list ?? []
    } catch {
      guard case .badRows(let message, let advice) = error else { return nil }
      fields.report(.rows(message, at: fields.range(of: "data") ?? place, advice?.replacing("data=", with: "data: ")))
      return nil
    }
    bytes = Deferred.lazily { [file] in Array(((try? data.text(of: "\(DataFiles.folder)/\(file)")) ?? "").utf8) }
    let known = Set(rows.flatMap { $0.map?.entries.map(\.key) ?? [] })
    let parts = pattern?.split(separator: ":", omittingEmptySubsequences: false)
    start = parts?.first ?? ""
    keys = parts?.dropFirst().map { part in
      func isNameCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber }
      let ends = known.filter { part.hasPrefix($0) && !(part.dropFirst($0.count).first.map(isNameCharacter) ?? false) }
      let key = ends.max { $0.count < $1.count } ?? String(part.prefix { isNameCharacter($0) || $0 == "_" })
      return (name: key, rest: part.dropFirst(key.count))
    }
    if let pattern, pattern.contains("/") || keys?.isEmpty ?? true {
      let message = "`address` must be one part of an address with keys of the rows, such as `:year-:title`"
      fields.report(.rows(message, at: fields.range(of: "address")))
      return nil
    }
    for (field, key) in [("body", body)] + (keys ?? []).map({ ("address", $0.name) }) {
      guard let key, !known.contains(key), !rows.isEmpty else { continue }
      let names = known.inByteOrder { $0 }.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
      let advice = nearestName(to: key, among: known).map(didYouMean) ?? "the rows have \(names)"
      fields.report(.rows("no row has a key `\(key)`", at: fields.range(of: field), advice))
      return nil
    }
  }

  /// Returns the articles, and reports wrong rows; a file among `names` replaces a row.
  func pages(besides names: Set<String>, _ fields: inout FieldReader) -> [RowPage] {
    var (pages, firsts): ([RowPage], [String: Int]) = ([], [:])
    for (index, node) in rows.enumerated() {
      let (row, number, range) = (node.map ?? DataMap(), index + 1, SourceRange(source, node.range))
      func text(_ key: String) -> String? { row[key]?.textual.flatMap { $0.trimmed.isEmpty ? nil : $0 } }
      let keys = self.keys ?? [(name: text("slug") == nil ? "title" : "slug", rest: "")]
      let parts = keys.map { addresses.part(text($0.name) ?? "") + $0.rest }
      let name = addresses.part(start + parts.joined())
      let path = folder.isEmpty ? "\(name).md" : "\(folder)/\(name).md"
      let problem: String? =
        if node.map == nil {
          "row \(number) must be keys with values to become an article"
        } else if let key = keys.first(where: { text($0.name) == nil }) {
          "row \(number) has no `\(key.name)` for the address of its article"
        } else if name == "index" || ContentFolder.isHidden(name) || editions.withoutEnding(name).edition != nil {
          "no article can have the address `\(name)` of row \(number)"
        } else if let first = firsts[path] {
          "rows \(first) and \(number) have the same address, `\(name)`"
        } else if let body, let node = row[body], node.value != .null, node.textual == nil {
          "`\(body)` of row \(number) must be a text"
        } else {
          nil
        }
      if let problem {
        fields.report(.rows(problem, at: range))
        continue
      }
      firsts[path] = number
      if names.contains(path) {
        let message = "row \(number) has no article, because the file `\(path)` has its address"
        fields.report(Diagnostic(.warning, "pages.replaced", message, at: range))
      } else {
        pages.append(RowPage(of: self, index, row, named: name, at: path))
      }
    }
    return pages
  }
}

/// A row of data as the file of an article.
private struct RowPage: Sendable {
  let section: RowSection
  let path: String
  let bytes: [UInt8]
  let hash: ContentHash
  private let row: Int
  private let startOfBody: Int

  init(of section: RowSection, _ index: Int, _ row: DataMap, named name: String, at path: String) {
    (self.section, self.row, self.path) = (section, index, path)
    var fields: [(String, JSONText)] = [("slug", .text(name))]
    for entry in row.entries where entry.key != "slug" && entry.key != section.body && entry.value.value != .null {
      fields.append((entry.key, JSONText(entry.value)))
    }
    if let template = section.template, row["template"].map({ $0.value == .null }) ?? true {
      fields.append(("template", .text(template)))
    }
    let frontMatter = JSONText.object(fields).bytes
    startOfBody = frontMatter.count + 1
    bytes = frontMatter + ("\n" + (section.body.flatMap { row[$0]?.textual } ?? "")).utf8
    hash = ContentHash(of: bytes)
  }

  /// Returns the part of the data file from which a part of the file was made; by default, the start of the row.
  func origin(of range: Range<Int>) -> SourceRange {
    let (node, start) = (section.rows[row], range.lowerBound)
    var found = node.range.prefix(0)
    if start >= startOfBody {
      found = section.body.flatMap { node.map?[$0] }.map { place(of: range, in: $0.range) ?? $0.range } ?? found
    } else if let entry = JSONReader.read(bytes[..<startOfBody]).node?.map?.entries.first(where: {
      $0.keyRange.lowerBound <= start && start < $0.value.range.upperBound
    }) {
      let written = node.map?.entry(for: entry.key)
      if written == nil, entry.key == "template", let range = section.templateRange { return range }
      let item = entry.value.list?.firstIndex { $0.range.contains(start) }.flatMap { written?.value.list?[$0] }
      found = (entry.keyRange.contains(start) ? written?.keyRange : item?.range ?? written?.value.range) ?? found
    }
    return SourceRange(section.source, found)
  }

  /// Returns the place of a part of the Markdown in the value of the data file, if its line is written there as it is.
  private func place(of range: Range<Int>, in value: Range<Int>) -> Range<Int>? {
    guard range.upperBound <= bytes.count else { return nil }
    let start = bytes[startOfBody..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? startOfBody
    let line = bytes[start...].prefix { $0 != 0x0A }
    guard !line.isEmpty, range.upperBound <= line.endIndex else { return nil }
    let (all, earlier) = (section.bytes.value, bytes[startOfBody..<start].ranges(of: line).count)
    // The file may have changed since it was parsed.
    let places = all[value.clamped(to: all.indices)].ranges(of: line).dropFirst(earlier)
    return places.first.map { $0.lowerBound - start + range.lowerBound..<$0.lowerBound - start + range.upperBound }
  }
}

extension JSONText {
  /// Creates the JSON of a value; a number that JSON cannot express is a text.
  fileprivate init(_ node: DataNode) {
    let text = node.textual ?? ""
    self =
      switch node.value {
      case .null: .null
      case .bool(let flag): .flag(flag)
      case .string, .date: .text(text)
      case .integer, .number:
        JSONReader.read(Array(text.utf8)[...]).node?.value == node.value ? .verbatim(text) : .text(text)
      case .list(let nodes): .list(nodes.map { JSONText($0) })
      case .map(let map): .object(map.entries.map { ($0.key, JSONText($0.value)) })
      }
  }
}

extension Diagnostic {
  /// Returns the error for rows that cannot become articles.
  fileprivate static func rows(_ message: String, at range: SourceRange?, _ advice: String? = nil) -> Diagnostic {
    Diagnostic(.error, "pages.rows", message, at: range, suggestion: advice.map { Suggestion($0) })
  }
}
