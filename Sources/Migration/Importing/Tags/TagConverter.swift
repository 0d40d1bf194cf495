import Converting

/// Converts the tags of a Markdown text.
///
/// ```swift
/// TagConverter(.hugo) { tag, arguments in
///   tag.name == "note" ? .container("note", label: arguments.value("title"), []) : .unknown
/// }.convert(text)
/// ```
struct TagConverter: Sendable {
  /// What takes the place of a tag.
  enum Replacement: Sendable, Equatable {
    /// Markdown or HTML in the place of the tag and its content.
    case markdown(String)
    /// The content of the tag, converted, between two texts.
    case wrapped(String, String)
    /// The content of the tag, byte for byte.
    case verbatim
    /// A container with attributes; the content of the tag becomes its children.
    case container(String, label: String? = nil, [Attribute])
    /// A code block with an info string.
    case code(info: String)
    /// A text that is converted already, in the place of the tag and its content.
    case converted(ConvertedText)
    /// Nothing; the report gives the reason.
    case removed(String)
    /// Nothing, and nothing is lost: the tag only controls the old generator.
    case dropped
    /// A tag that only the old site defines: a container of the same name.
    case unknown
    /// As `unknown`, with another name and other arguments than those of the tag.
    case named(String, TagArguments)
    /// The tag as it was written.
    case unchanged
  }

  /// An attribute of a container.
  struct Attribute: Sendable, Equatable {
    let name: String
    let value: String
  }

  /// Whether a container becomes a `<div>`, because the text is HTML and no Markdown.
  var writesElements = false
  let language: ForeignTagScanner.Language
  private let rule: @Sendable (ForeignTag, TagArguments) -> Replacement

  /// Creates a converter; `rule` decides what takes the place of a tag.
  ///
  /// In code, only `markdown`, `verbatim` and `wrapped` take effect; other tags are part of the code.
  init(_ language: ForeignTagScanner.Language, rule: @escaping @Sendable (ForeignTag, TagArguments) -> Replacement) {
    (self.language, self.rule) = (language, rule)
  }

  /// Returns the text with all tags replaced.
  func convert(_ text: [UInt8]) -> ConvertedText { converted(.read(text)).converted }

  /// The pass that replaces all tags.
  func converted(_ text: MarkdownText) -> MarkdownText {
    let tags = ForeignTagScanner(language).tags(in: text)
    return tags.isEmpty ? text : text.with(convert(TagTree.nodes(of: text.bytes, tags), of: text.bytes))
  }

  func convert(_ nodes: [TagNode], of text: [UInt8], asCode isCode: Bool = false) -> ConvertedText {
    var result = ConvertedText(bytes: [])
    var joinsNext = false
    for node in nodes {
      switch node {
      case .text(let range):
        result.bytes += joinsNext ? text[range].drop { $0 == 0x20 } : text[range]
        joinsNext = false
      case .tag(var tag, let content):
        if isCode { tag.isInCode = true }
        // `{%- … -%}` in a sentence joins the words around it.
        let joins = [.liquid, .nunjucks].contains(language) && !tag.isAlone && !tag.isInCode
        if joins, text[tag.range.lowerBound + 2] == UInt8(ascii: "-") {
          result.bytes.removeLast(result.bytes.reversed().prefix { $0 == 0x20 }.count)
        }
        result.append(replacement(of: tag, content, in: text))
        joinsNext = joins && text[(content?.end ?? tag.range.upperBound) - 3] == UInt8(ascii: "-")
      }
    }
    return result
  }

  private func replacement(of tag: ForeignTag, _ content: TagNode.Content?, in text: [UInt8]) -> ConvertedText {
    let arguments = tag.brackets == .component ? TagArguments(component: tag.rest) : TagArguments(tag.rest)
    let replacement = rule(tag, arguments)
    if tag.isInCode, !replacement.isForCode { return unchanged(tag, content, in: text) }
    var result = ConvertedText(bytes: [])
    if tag.name != ForeignTag.exampleName { result.counts[tag.brackets == .value ? "values" : tag.name] = 1 }
    switch replacement {
    case .unchanged: return unchanged(tag, content, in: text)
    case .dropped: if let content { result.append(convert(content.nodes, of: text)) }
    case .converted(var converted):
      converted.bytes = BlockIndentation.indentedBehindFirst(
        converted.bytes, by: Self.indentation(of: tag, in: text))
      result.append(converted)
    case .markdown(var markdown):
      if let html = InlineHTML.of(markdown), !tag.isInCode, Self.isBehindHTML(text[..<tag.range.lowerBound]) {
        markdown = html
      }
      result.bytes += BlockIndentation.indentedBehindFirst(
        Array(markdown.utf8), by: Self.indentation(of: tag, in: text))
      result.bytes += lineAfterHTML(result.bytes, of: tag, content, in: text)
    case .verbatim: if let content { result.bytes += text[content.range] }
    case .wrapped(let before, let after):
      var inner = content.map { convert($0.nodes, of: text) } ?? ConvertedText(bytes: [])
      let isBlock = tag.brackets == .component && before.hasSuffix("\n")
      if isBlock, let indentation = BlockIndentation.of(tag, content, in: text) {
        inner.bytes = BlockIndentation.moved(Self.withoutEmptyLines(inner.bytes[...]), to: indentation)
        let edges = [before, after].map { BlockIndentation.indentedBehindFirst(Array($0.utf8), by: indentation) }
        inner.bytes = edges[0] + inner.bytes + edges[1]
      } else {
        if before.hasSuffix("\n\n") { inner.bytes = Array(Self.withoutEmptyLines(inner.bytes[...])) }
        inner.bytes = Array(before.utf8) + inner.bytes + Array(after.utf8)
        if text.startsLine(at: tag.range.lowerBound) {
          inner.bytes = ContainerMarkup.kept(inner.bytes, inside: Self.indentation(of: tag, in: text))
        }
        inner.bytes += lineAfterHTML(inner.bytes, of: tag, content, in: text)
      }
      result.append(inner)
    case .removed(let reason): result.notes.append(note(on: tag, "is removed: \(reason)", in: text))
    case .code(let info): result.append(code(content, info: info, for: tag, in: text))
    case .container(let name, let label, let attributes):
      result.append(container(name, label, attributes, for: tag, content, in: text))
    case .unknown: result.append(unknown(tag.name, arguments, for: tag, content, in: text))
    case .named(let name, let arguments): result.append(unknown(name, arguments, for: tag, content, in: text))
    }
    return result
  }

  /// Returns a container for a tag that only the old site defines, or the image that its arguments name.
  private func unknown(
    _ name: String, _ arguments: TagArguments, for tag: ForeignTag, _ content: TagNode.Content?, in text: [UInt8]
  ) -> ConvertedText {
    if !tag.hasContent, tag.brackets == .statement, text.startsLine(at: tag.range.lowerBound),
      let list = ImageList(tag.rest)
    {
      return ConvertedText(bytes: Array(list.markdown.utf8))
    }
    if !tag.hasContent, let image = UnknownImage(arguments) {
      let markdown = BlockIndentation.of(tag, content, in: text) == nil ? image.inline : image.block
      return ConvertedText(
        bytes: BlockIndentation.indentedBehindFirst(Array(markdown.utf8), by: Self.indentation(of: tag, in: text)))
    }
    // Code in braces is no value of an attribute.
    let isComponent = tag.brackets == .component
    let attributes = arguments.attributes.filter { !isComponent || !$0.value.hasPrefix("{") }
    var result = container(name.containerName, nil, attributes, for: tag, content, in: text)
    if !result.containers.isEmpty {
      result.notes.append(note(on: tag, "is a container now; its template is a stub", in: text))
    }
    return result
  }

  private func unchanged(_ tag: ForeignTag, _ content: TagNode.Content?, in text: [UInt8]) -> ConvertedText {
    var result = ConvertedText(bytes: Array(text[tag.range]))
    guard let content else { return result }
    result.append(convert(content.nodes, of: text))
    result.bytes += text[content.range.upperBound..<content.end]
    return result
  }

  /// Returns a code block with the content of a tag, in which tags are converted as in other code.
  private func code(
    _ content: TagNode.Content?, info: String, for tag: ForeignTag, in text: [UInt8]
  ) -> ConvertedText {
    var result = content.map { convert($0.nodes, of: text, asCode: true) } ?? ConvertedText(bytes: [])
    if info == "filetree" { result.bytes = Self.fileTree(result.bytes) }
    let isBlock = text.startsLine(at: tag.range.lowerBound)
    let indentation = isBlock ? Self.indentation(of: tag, in: text) : []
    if isBlock {
      result.bytes = Self.fenced(result.bytes[...], info: info, indentation: indentation)
    } else {
      // Behind text, the fence would begin no block, and its end would begin one.
      let inner = Self.contentIndentation(of: tag, in: text)
      result.bytes =
        [0x0A, 0x0A] + inner + Self.fenced(result.bytes[...], info: info, indentation: inner)
        + (content.map { text.endsLine(at: $0.end) } ?? true ? [] : [0x0A, 0x0A] + inner)
    }
    return result
  }

  /// Returns the list of a `<FileTree>`, in which the first space ends a name, with ` # ` before its comments.
  private static func fileTree(_ list: [UInt8]) -> [UInt8] {
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let named = lines.map { line in
      let line = line.replacing("`", with: "")
      guard let mark = line.firstRange(of: "- "), let end = line[mark.upperBound...].firstIndex(of: " ") else {
        return line
      }
      return line[..<end] + " #" + line[end...].replacing("**", with: "")
    }
    return Array(named.joined(separator: "\n").utf8)
  }

  /// Returns the white space before a tag, which keeps the lines of its replacement in the same list item.
  static func indentation(of tag: ForeignTag, in text: [UInt8]) -> [UInt8] {
    // The limit keeps a line of many tags linear.
    let before = text[..<tag.range.lowerBound].suffix(1_000)
    guard let start = before.lastIndex(of: 0x0A) ?? (before.startIndex == 0 ? -1 : nil) else { return [] }
    return Array(before[(start + 1)...].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// Returns the white space of the text in the line of a tag, without the mark of a list item.
  private static func contentIndentation(of tag: ForeignTag, in text: [UInt8]) -> [UInt8] {
    let space = indentation(of: tag, in: text)
    let start = (text[..<tag.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + space.count
    let mark = text[start..<tag.range.lowerBound].prefix { $0 > 0x20 }
    let isMark =
      mark.count == 1 && "-*+".utf8.contains(mark.first ?? 0)
      || mark.count < 5 && Int(String(decoding: mark.dropLast(), as: UTF8.self)) != nil
    return space + (isMark ? [UInt8](repeating: 0x20, count: mark.count + 1) : [])
  }

  func note(on tag: ForeignTag, _ message: String, in text: [UInt8]) -> ConvertedText.Note {
    let source = tag.source(in: text).oneLine.trimmed
    let shown = source.count > 60 ? source.prefix(59) + "…" : source[...]
    return ConvertedText.Note(line: tag.line, message: "`\(shown)` \(message)")
  }

  /// Returns a code block with a fence that is longer than each run of backticks in the code.
  static func fenced(_ code: ArraySlice<UInt8>, info: String, indentation: [UInt8] = []) -> [UInt8] {
    let fence = String(repeating: "`", count: max(3, code.longestRun(of: UInt8(ascii: "`")) + 1))
    return Array("\(fence)\(info)\n".utf8) + indented(withoutEmptyLines(code), by: indentation) + [0x0A] + indentation
      + Array(fence.utf8)
  }

  /// Returns indented lines, so that code stays in the list item of its fences; lines that have the indentation stay.
  private static func indented(_ code: ArraySlice<UInt8>, by indentation: [UInt8]) -> [UInt8] {
    let lines = code.split(separator: 0x0A, omittingEmptySubsequences: false)
    if indentation.isEmpty || lines.allSatisfy({ $0.isEmpty || $0.starts(with: indentation) }) { return Array(code) }
    return BlockIndentation.indentedBehindFirst(indentation + code, by: indentation)
  }

  /// Returns text without empty lines at its ends; its indentation stays.
  static func withoutEmptyLines(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.trimmedStart { $0 == 0x0A || $0 == 0x0D }.trimmedEnd
  }
}

extension TagConverter.Replacement {
  fileprivate var isForCode: Bool {
    switch self {
    case .markdown, .verbatim, .wrapped, .converted: true
    default: false
    }
  }
}

extension String {
  /// The name as a container can have it: lower-case words joined by hyphens.
  var containerName: String {
    var name = ""
    var previous: Character?
    for character in self {
      defer { previous = character }
      if character.isASCII, character.isLetter || character.isNumber {
        if character.isUppercase, previous?.isLowercase == true { name += "-" }
        name += character.lowercased()
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.first?.isLetter == true ? name : "tag-" + name
  }
}

extension TagArguments {
  /// All arguments as attributes; a positional one is called by its number.
  ///
  /// A name that templates of containers use for something else gets the prefix `tag-`.
  var attributes: [TagConverter.Attribute] {
    let taken: Set = ["children", "classes", "heading_level", "id", "label", "name"]
    let valid = named.filter { argument in
      argument.name.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x2D || $0 == 0x5F }
    }
    return positional.enumerated().map { TagConverter.Attribute(name: "value\($0 + 1)", value: $1) }
      + valid.map { argument in
        let name = argument.name.lowercased()
        return TagConverter.Attribute(name: taken.contains(name) ? "tag-" + name : name, value: argument.value)
      }
  }
}
