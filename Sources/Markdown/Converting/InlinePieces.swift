import Texts

/// The content of a paragraph as a flat list, with the white space that a browser shows.
///
/// Spaces at the ends of emphasis and links move outside, and emphasis without content is left out.
package struct InlinePieces {
  /// Emphasis, a link or an element around some pieces.
  struct Mark: Equatable {
    enum Kind: Equatable {
      case strong, emphasis, strike
      case link(address: String, title: String?)
      case html(start: String, end: String)
    }
    let kind: Kind
    let id: Int

    /// Whether the signs are asterisks or underscores.
    var isEmphasis: Bool { kind == .strong || kind == .emphasis }
  }

  enum Piece: Equatable {
    case text(String)
    /// Finished Markdown or HTML.
    case markup(String)
    case lineBreak
    case start(Mark)
    case end(Mark)
  }

  private(set) var pieces: [Piece] = []
  private var hasSpace = false
  private var lineBreaks = 0
  private var starts: [Mark] = []
  private var nextID = 0

  init(_ nodes: [HTMLNode]) { add(nodes, inside: []) }

  // MARK: Nodes

  private mutating func add(_ nodes: [HTMLNode], inside names: Set<String>) {
    for node in nodes {
      switch node {
      case .text(let text): add(text)
      case .markdown(let text): addMarkup(text.oneLine)
      case .comment: continue
      case .element(let element): add(element, inside: names)
      }
    }
  }

  private mutating func add(_ element: HTMLElement, inside names: Set<String>) {
    switch element.name {
    case "br":
      hasSpace = false
      lineBreaks += 1
    case "strong", "b": add(.strong, element, named: "strong", names)
    case "em", "i": add(.emphasis, element, named: "em", names)
    case "del", "s", "strike": add(.strike, element, named: "del", names)
    case "a": addLink(element, names)
    case "img": if let image = Self.image(element) { addMarkup(image) }
    case "picture":
      if let image = element.first(where: { $0.name == "img" }).flatMap(Self.image) { addMarkup(image) }
    case "code" where element.classes.first == "formula":
      let marks = element.classes.contains("displayed") ? "$$" : "$"
      addMarkup(marks + element.children.text.oneLine + marks)
    case "footnote": addMarkup("[^\(element.children.words)]")
    case "code", "tt":
      if element.children.allSatisfy({ $0.element == nil }) {
        addCode(element.children.words)
      } else {
        add(.html(start: "<code>", end: "</code>"), element, named: "code", names)
      }
    case _ where MarkdownFromHTML.staysHTML(element): addMarkup(HTMLText.of([.element(element)], isInline: true))
    case _ where Self.kept.contains(element.name) || element.name == "span" && element["id"] != nil:
      let kind = Mark.Kind.html(start: HTMLText.startTag(element), end: "</\(element.name)>")
      add(kind, element, named: element["id"] == nil && element["class"] == nil ? element.name : "", names)
    case "input", "wbr": if element["type"] != "checkbox" { addMarkup(HTMLText.startTag(element)) }
    default:
      let isBlock = MarkdownFromHTML.isBlock(element)
      if isBlock { hasSpace = true }
      add(element.children, inside: names)
      if isBlock { hasSpace = true }
    }
  }

  /// Elements without a counterpart in Markdown.
  private static let kept: Set<String> = [
    "abbr", "acronym", "bdi", "bdo", "big", "cite", "data", "dfn", "ins", "kbd", "mark", "q", "ruby", "rt", "rp",
    "samp", "small", "sub", "sup", "time", "u", "var",
  ]

  private mutating func add(_ kind: Mark.Kind, _ element: HTMLElement, named name: String, _ names: Set<String>) {
    guard name.isEmpty || !names.contains(name) else { return add(element.children, inside: names) }
    let mark = Mark(kind: kind, id: nextID)
    nextID += 1
    starts.append(mark)
    add(element.children, inside: name.isEmpty ? names : names.union([name]))
    if starts.last == mark { starts.removeLast() } else { pieces.append(.end(mark)) }
  }

  private mutating func addLink(_ element: HTMLElement, _ names: Set<String>) {
    let id = element["id"] ?? element["name"]
    if let id, !id.isEmpty {
      addMarkup(HTMLText.of([.element(HTMLElement("a", ["id": id]))]))
    }
    let address = element["href"]?.trimmed ?? ""
    guard !address.isEmpty, !names.contains("a") else { return add(element.children, inside: names) }
    if element.children.text == address, address.hasPrefix("http"), !address.contains(where: { "<>\\ ".contains($0) }),
      address.contains("://")
    {
      return addMarkup("<\(address)>")
    }
    add(.link(address: address, title: element["title"]), element, named: "a", names)
  }

  /// Adds a code span, or a tag directly behind another span: the backticks of both would be one run.
  private mutating func addCode(_ words: String) {
    guard let code = Self.code(words) else { return }
    if case .markup(let last)? = pieces.last, last.hasSuffix("`"), !hasSpace, lineBreaks == 0, starts.isEmpty {
      addMarkup("<code>")
      append(words)
      addMarkup("</code>")
    } else {
      addMarkup(code)
    }
  }

  // MARK: Pieces

  private mutating func add(_ text: String) {
    guard let first = text.utf8.first, let last = text.utf8.last else { return }
    var (words, isBehindSpace): ([UInt8], Bool) = ([], false)
    words.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if !byte.isMarkupSpace {
        if isBehindSpace, !words.isEmpty { words.append(UInt8(ascii: " ")) }
        words.append(byte)
      }
      isBehindSpace = byte.isMarkupSpace
    }
    if words.isEmpty || first.isMarkupSpace { hasSpace = true }
    guard !words.isEmpty else { return }
    let separator = flushed()
    append(separator + String(decoding: words, as: UTF8.self))
    hasSpace = last.isMarkupSpace
  }

  private mutating func addMarkup(_ text: String) {
    let separator = flushed()
    if !separator.isEmpty { append(separator) }
    pieces.append(.markup(text))
  }

  private mutating func append(_ text: String) {
    if case .text(let last)? = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(.text(text))
    }
  }

  /// Adds the line breaks and the marks that wait for content; returns the space before the content.
  private mutating func flushed() -> String {
    var space = ""
    if !pieces.isEmpty {
      if lineBreaks > 0 {
        pieces += Array(repeating: .lineBreak, count: lineBreaks)
      } else if hasSpace {
        space = " "
      }
    }
    (hasSpace, lineBreaks) = (false, 0)
    guard !starts.isEmpty else { return space }
    if !space.isEmpty { append(space) }
    pieces += starts.map { .start($0) }
    starts = []
    return ""
  }

  // MARK: Finished markup

  /// Returns an image in Markdown, with its width if it has one.
  package static func image(_ element: HTMLElement) -> String? {
    guard let address = (element["src"] ?? element["data-src"])?.trimmed, !address.isEmpty else { return nil }
    let alt = MarkdownEscape.text(element["alt"].map { [HTMLNode.text($0)].words } ?? "")
    let width = element["width"].flatMap { Int($0) }.flatMap { 1...9_999 ~= $0 ? "{width=\($0)}" : nil } ?? ""
    return "![\(alt)](\(MarkdownEscape.address(address))\(MarkdownEscape.title(element["title"])))\(width)"
  }

  /// Returns a code span, whose marks are longer than any run of backticks in it; `nil` for no code.
  package static func code(_ code: String) -> String? {
    guard !code.isEmpty else { return nil }
    let marks = String(repeating: "`", count: code.longestRun(of: "`") + 1)
    let space = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
    return marks + space + code + space + marks
  }
}
