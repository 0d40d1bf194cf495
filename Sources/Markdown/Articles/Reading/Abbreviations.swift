import Diagnostics
import Parsing
import Texts

/// The abbreviations of an article, with the texts that explain them.
struct Abbreviations: Sendable {
  /// A node of a trie, whose edges are bytes.
  private struct Node: Sendable {
    var next: [UInt8: Int] = [:]
    /// The text that explains the word that ends here.
    var text: String?
  }

  private var nodes = [Node()]

  /// The length of the longest word, so that a search takes linear time.
  static let limit = 200

  mutating func add(_ word: some Sequence<UInt8>, _ text: String) {
    var node = 0
    for byte in word {
      if nodes[node].next[byte] == nil {
        nodes[node].next[byte] = nodes.count
        nodes.append(Node())
      }
      node = nodes[node].next[byte] ?? 0
    }
    nodes[node].text = text
  }

  /// Returns the abbreviations in a text, in order; of several at one place, the longest.
  func matches(in text: ArraySlice<UInt8>) -> [(range: Range<Int>, text: String)] {
    let isInWord = String(decoding: text, as: UTF8.self).unicodeScalars.flatMap {
      repeatElement($0.isInSpacedWord, count: UTF8.width($0))
    }
    var matches: [(range: Range<Int>, text: String)] = []
    guard isInWord.count == text.count else { return matches }
    var at = 0
    while at < isInWord.count {
      var (node, end, found): (Int?, Int, (end: Int, text: String)?) = (0, at, nil)
      if at > 0, isInWord[at - 1] { node = nil }
      while end < isInWord.count, let next = node.flatMap({ nodes[$0].next[text[text.startIndex + end]] }) {
        (node, end) = (next, end + 1)
        if let explanation = nodes[next].text, end == isInWord.count || !isInWord[end] { found = (end, explanation) }
      }
      if let found { matches.append((text.startIndex + at..<text.startIndex + found.end, found.text)) }
      at = found?.end ?? at + 1
    }
    return matches
  }

  // MARK: Reading

  /// Takes the definitions out of a tree: paragraphs outside of lists and quotes whose lines are all `*[word]: text`.
  static func takeDefinitions(
    from tree: consuming MarkdownTree, of file: SourceFile
  ) -> (tree: MarkdownTree, abbreviations: Abbreviations?, problems: [LocatedProblem]) {
    var tree = tree
    var (texts, removed, problems) = ([[UInt8]: String](), [Int](), [LocatedProblem]())
    var index = 1
    while index < tree.nodes.count {
      if let definitions = definitions(in: index, of: tree, file) {
        removed.append(index)
        for (word, text, place) in definitions {
          if let other = texts.updateValue(text, forKey: word), other != text {
            problems.append(LocatedProblem(.repeatedAbbreviation(String(decoding: word, as: UTF8.self)), at: place))
          }
        }
      }
      index = tree.nodes[index].kind == .container ? index + 1 : Int(tree.nodes[index].end)
    }
    guard !removed.isEmpty else { return (tree, nil, []) }
    tree.remove(removed)
    var abbreviations = Abbreviations()
    for (word, text) in texts { abbreviations.add(word, text) }
    return (tree, abbreviations, problems)
  }

  private typealias Definition = (word: [UInt8], text: String, place: Range<Int>)

  /// Returns the definitions of a paragraph, if each of its lines is one.
  private static func definitions(in index: Int, of tree: MarkdownTree, _ file: SourceFile) -> [Definition]? {
    let node = tree.nodes[index]
    guard node.kind == .paragraph, !node.hasTraits else { return nil }
    var definitions: [Definition] = []
    let shown = tree.lines(of: index)
    let lines = file.utf8[node.place].split(separator: UInt8(ascii: "\n"))
    for (number, line) in lines.enumerated() {
      let line = line.trimmed
      guard line.starts(with: "*[".utf8), let end = line.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let (word, rest) = (line[(line.startIndex + 2)..<end].trimmed, line[(end + 1)...].drop { $0 == 0x20 })
      guard !word.isEmpty, word.count <= limit, rest.first == UInt8(ascii: ":") else { return nil }
      // The text as readers see it has values in the place of tags, and no marks of Markdown.
      var text = String(decoding: rest.dropFirst().trimmed, as: UTF8.self)
      if shown.count == lines.count, let start = shown[number].firstRange(of: "]:") {
        text = String(shown[number][start.upperBound...].trimmed)
      }
      guard !text.isEmpty else { return nil }
      definitions.append((Array(word), text, line.indices))
    }
    return definitions
  }

  /// Marks the texts of a tree that contain abbreviations, apart from those in raw HTML of code or controls.
  func mark(in tree: consuming MarkdownTree) -> MarkdownTree {
    var tree = tree
    var (linkEnd, element): (Int, [UInt8]?) = (0, nil)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      switch node.kind {
      case .link: linkEnd = max(linkEnd, Int(node.end))
      case .htmlInline:
        let tag = tree.bytes(node.text).dropFirst()
        let isEnd = tag.first == UInt8(ascii: "/")
        let name = tag.dropFirst(isEnd ? 1 : 0).prefix(while: \.isASCIILetter).map { $0 | 0x20 }
        if isEnd, name == element { element = nil }
        let isClosed = Self.closedElements.contains(String(decoding: name, as: UTF8.self))
        if !isEnd, element == nil, isClosed { element = name }
      case .text where element == nil && !matches(in: tree.bytes(node.text)).isEmpty:
        tree.markAbbreviations(in: index, isInLink: index < linkEnd)
      default: if node.kind.isBlock { element = nil }
      }
    }
    return tree
  }

  /// The elements whose content has no abbreviations: code, and elements in which nothing else can have the focus.
  private static let closedElements: Set<String> = [
    "a", "abbr", "button", "code", "kbd", "label", "option", "pre", "samp", "select", "summary", "textarea",
  ]
}

extension MarkdownTree {
  /// Returns the lines of a paragraph as a reader sees them.
  fileprivate func lines(of paragraph: Int) -> [String] {
    var lines: [[UInt8]] = [[]]
    for node in nodes[content(of: paragraph)] {
      switch node.kind {
      case .text, .code, .htmlInline: lines[lines.count - 1] += bytes(node.text)
      case .softBreak, .lineBreak: lines.append([])
      default: break
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or `_` of a script with spaces between words.
  ///
  /// Chinese, Japanese, Korean, Thai and similar letters beside a word do not belong to it: `HTMLを書く`.
  fileprivate var isInSpacedWord: Bool { self == "_" || kind != .other && !isDense }
}
