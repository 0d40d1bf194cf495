import Markup
import Texts

/// Reads HTML into a tree, and forgives what browsers forgive: missing end tags, end tags without a start, and
/// unknown names.
///
/// ```swift
/// HTMLReader.nodes(of: Array("<p>Rye<p>Oat".utf8))  // two elements `p`
/// ```
package struct HTMLReader {
  /// The open elements, the innermost last; the first one stands for the whole text.
  private var open = [HTMLElement(name: "")]
  /// The open elements below the limit of depth, which are left out; their content stays.
  private var ignored: [String: Int] = [:]

  private static let depthLimit = 64

  /// Returns the nodes of a text, in linear time.
  package static func nodes(of bytes: [UInt8]) -> [HTMLNode] {
    var tree = HTMLReader()
    var reader = PageReader(bytes)
    while let piece = reader.next() {
      switch piece {
      case .start(let tag): tree.start(tag)
      case .end(let name): tree.end(name)
      case .text(let text): tree.add(text)
      case .comment(let text): tree.open[tree.open.count - 1].children.append(.comment(content(of: text)))
      }
    }
    tree.close(to: 1)
    return tree.open[0].children
  }

  private static func content(of comment: ArraySlice<UInt8>) -> String {
    var text = comment.dropFirst(4)
    for end in ["--!>", "-->", "->", ">"]
    where text.count >= end.utf8.count && text.suffix(end.utf8.count).elementsEqual(end.utf8) {
      text = text.dropLast(end.utf8.count)
      break
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Tags

  private mutating func start(_ tag: PageReader.Tag) {
    let name = tag.name
    closeImplied(before: name)
    var names: Set<String> = []
    let attributes = tag.attributes.filter { names.insert($0.name).inserted }.map { attribute in
      HTMLElement.Attribute(name: attribute.name, value: Self.decoded(attribute.value))
    }
    let element = HTMLElement(name: name, attributes: attributes)
    if PageReader.isVoid(name) {
      open[open.count - 1].children.append(.element(element))
    } else if open.count > Self.depthLimit, !Self.holdsText.contains(name) {
      ignored[name, default: 0] += 1
    } else {
      open.append(element)
    }
  }

  /// Elements that hold no other elements; they can be one level below the limit.
  private static let holdsText: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
  ]

  private mutating func end(_ name: String) {
    if let count = ignored[name], count > 0 {
      ignored[name] = count - 1
    } else if let index = open.lastIndex(where: { $0.name == name }), index > 0 {
      let isInCell = open[index...].dropFirst().contains { ["td", "th", "caption"].contains($0.name) }
      if !isInCell || ["table", "tr", "thead", "tbody", "tfoot"].contains(name) { close(to: index) }
    }
  }

  private mutating func close(to index: Int) {
    while open.count > index {
      let last = open.removeLast()
      open[open.count - 1].children.append(.element(last))
    }
  }

  // MARK: Missing end tags

  /// The elements that a start tag ends, and the elements around them in which it ends none.
  private static let implied: [String: (ends: Set<String>, within: Set<String>)] = {
    let rows: Set<String> = ["tr", "td", "th", "caption", "colgroup"]
    let parts: (Set<String>, Set<String>) = (rows.union(["thead", "tbody", "tfoot"]), ["table"])
    let definition: (Set<String>, Set<String>) = (["dt", "dd"], ["dl", "table"])
    let cell: (Set<String>, Set<String>) = (["td", "th"], ["tr", "table"])
    return [
      "li": (["li"], ["ul", "ol", "menu", "dir", "td", "th", "blockquote"]), "dt": definition, "dd": definition,
      "tr": (rows, ["table"]), "td": cell, "th": cell, "thead": parts, "tbody": parts, "tfoot": parts,
      "option": (["option"], ["select"]), "a": (["a"], ["td", "th", "caption", "object"]),
    ]
  }()

  private mutating func closeImplied(before name: String) {
    if PageReader.isBlock(name) { close(["p"], within: ["td", "th", "caption", "object", "button"]) }
    if let rule = Self.implied[name] { close(rule.ends, within: rule.within) }
  }

  private mutating func close(_ ends: Set<String>, within: Set<String>) {
    let first = open.lastIndex { within.contains($0.name) } ?? 0
    if let index = open[(first + 1)...].firstIndex(where: { ends.contains($0.name) }) { close(to: index) }
  }

  // MARK: Text

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    var text = Self.decoded(bytes)
    let parent = open.count - 1
    if open[parent].name == "pre", open[parent].children.isEmpty {
      if text.hasPrefix("\r\n") || text.hasPrefix("\n") { text.removeFirst() }
    }
    guard case .text(var last)? = open[parent].children.last else {
      open[parent].children.append(.text(text))
      return
    }
    open[parent].children.removeLast()
    last += text
    open[parent].children.append(.text(last))
  }

  /// Returns a text with its character references decoded, and without control characters.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: CharacterReferences.decoded(bytes, in: .text), as: UTF8.self)
    if text.utf8.contains(where: { $0 < 0x20 && !$0.isMarkupSpace || $0 == 0x7F }) {
      text.unicodeScalars.removeAll { $0.value < 0x20 && !UInt8($0.value).isMarkupSpace || $0.value == 0x7F }
    }
    return text
  }
}
