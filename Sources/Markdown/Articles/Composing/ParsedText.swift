import Diagnostics
import Parsing
import Texts

/// A parsed text, whose tags are marks.
struct ParsedText: Sendable {
  let tree: MarkdownTree
  /// The file, in which tags are marks.
  let file: SourceFile
  let marks: TextMarks
  let diagnostics: [Diagnostic]
  /// Whether the subtree of a node contains marks, or blocks that stand for other blocks.
  let isComposed: [Bool]

  /// Parses a text, in which tags of variables are marks anywhere, and all tags inside of `:::each`; without `directives`, none is.
  init(
    _ file: SourceFile, as source: SourceID, from start: Int, with parser: MarkdownParser, directives: Set<Directive>?
  ) {
    var marks = TextMarks()
    guard !HTMLPageName.matches(file.path) else {
      self.init(MarkdownTree(ofPageInHTML: file, from: start), of: file, marks, [], directives ?? [])
      return
    }
    var parsed = file
    if directives != nil, file.utf8.span.holds("{{"), file.utf8.span.holds(Tag.variablePrefix) {
      marks = TextMarks(for: file.utf8[...])
      var bytes = file.utf8
      marks.hideTags(in: &bytes, within: start..<bytes.count) { Tag.isVariable($0) }
      parsed = SourceFile(path: file.path, utf8: bytes)
    }
    var (tree, diagnostics) = parser.parse(parsed, as: source, from: start)
    // Which lines are inside of `:::each` is known only after parsing.
    let repeated = directives?.contains(.each) == true ? tree.placesOfRepeatedBlocks(in: file) : []
    if !repeated.isEmpty {
      if marks.tags.isEmpty { marks = TextMarks(for: file.utf8[...]) }
      var bytes = parsed.utf8
      for range in repeated { marks.hideTags(in: &bytes, within: range) { _ in true } }
      if bytes != parsed.utf8 {
        parsed = SourceFile(path: file.path, utf8: bytes)
        (tree, diagnostics) = parser.parse(parsed, as: source, from: start)
      }
    }
    self.init(tree, of: parsed, marks, diagnostics, directives ?? [])
  }

  private init(
    _ tree: MarkdownTree, of file: SourceFile, _ marks: TextMarks, _ diagnostics: [Diagnostic],
    _ directives: Set<Directive>
  ) {
    (self.tree, self.file, self.marks, self.diagnostics) = (tree, file, marks, diagnostics)
    var isComposed = [Bool](repeating: false, count: tree.nodes.count)
    if !marks.tags.isEmpty || tree.nodes.contains(where: { $0.kind == .container }) {
      for index in tree.nodes.indices.reversed() {
        let node = tree.nodes[index]
        let isOwn =
          tree.directive(index).map(directives.contains) ?? false || marks.isIn(tree.bytes(node.text))
          || marks.isIn(tree.bytes(node.title))
          || tree.traits(of: index)?.entries.contains { marks.isIn($0.name) || marks.isIn($0.value) } ?? false
        isComposed[index] = isOwn || tree.children(of: index).contains { isComposed[$0] }
      }
    }
    self.isComposed = isComposed
  }
}

/// A block that stands for other blocks.
enum Directive: String, CaseIterable {
  /// Repeats its blocks for each row.
  case each
  /// Stands for blocks of another file.
  case include
  /// Keeps its blocks if a variable has a value.
  case only
}

extension MarkdownTree {
  /// Returns the directive that a node may be, by its name.
  func directive(_ index: Int) -> Directive? {
    nodes[index].kind == .container ? Directive(rawValue: string(nodes[index].text)) : nil
  }

  /// Returns the lines inside of each outermost `:::each`.
  fileprivate func placesOfRepeatedBlocks(in file: SourceFile) -> [Range<Int>] {
    var (ranges, end) = ([Range<Int>](), 0)
    for index in nodes.indices where index >= end && directive(index) == .each {
      end = Int(nodes[index].end)
      let place = nodes[index].place
      let start = file.range(ofLine: file.position(at: place.lowerBound).line).upperBound
      ranges.append(min(start, place.upperBound)..<place.upperBound)
    }
    return ranges
  }
}

/// What a tag stands for.
enum Tag: Equatable {
  /// Written text: a tag behind a backslash.
  case text(String)
  case comment
  /// The value of an expression.
  case value(String)
  /// The value of an expression, read as Markdown.
  case markdown(String)
  /// The start of a section, which may be inverted.
  case section(String, isInverted: Bool)
  /// The end of a section.
  case end(String)
  case variable(String)
  /// A tag of Mustache that has no use here.
  case unusable(String)

  static let variablePrefix = "var."

  /// Whether the content of a tag is a variable: `var.version`.
  static func isVariable(_ content: String) -> Bool {
    content.hasPrefix(variablePrefix) && content.utf8.count > variablePrefix.utf8.count
      && content.utf8.dropFirst(variablePrefix.utf8.count).allSatisfy {
        $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      }
  }

  init(_ tag: TextMarks.Tag) {
    let content = tag.content
    let rest = String(content.dropFirst().trimmed)
    switch content.first {
    case _ where tag.isEscaped: self = .text(tag.written)
    case "!": self = .comment
    case "#": self = .section(rest, isInverted: false)
    case "^": self = .section(rest, isInverted: true)
    case "/": self = .end(rest)
    case "{", "&", ">", "<", "$", "=": self = .unusable(content)
    case _ where Self.isVariable(content):
      self = .variable(String(content.dropFirst(Self.variablePrefix.count)))
    default:
      let parts = content.split(separator: "|", omittingEmptySubsequences: false)
      // In a cell of a table, people write `\|`.
      let expression = parts.map { $0.hasSuffix("\\") ? String($0.dropLast()) : String($0) }
      self =
        expression.count > 1 && expression.last?.trimmed == "markdown"
        ? .markdown(expression.dropLast().joined(separator: "|").trimmed) : .value(expression.joined(separator: "|"))
    }
  }

  /// The expression that reads values of the row.
  var expression: String? {
    switch self {
    case .value(let expression), .markdown(let expression), .section(let expression, _): expression
    default: nil
    }
  }
}
