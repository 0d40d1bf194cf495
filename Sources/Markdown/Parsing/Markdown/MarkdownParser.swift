package import Diagnostics

/// A parser that turns Markdown into a tree.
///
/// 1. ``LimitCheck`` rejects documents whose blocks would take the C library too long.
/// 2. ``MarkdownInHTML`` splits lines, if that is enabled. ``ParserText`` prepares the bytes, and ``CMarkParser`` parses
///    the blocks. ``BlockExtension`` adds containers and traits.
/// 3. ``InlineCheck`` rejects documents whose inlines would take too long.
/// 4. ``HeadingTraits`` and ``ItemTraits`` remove traits from headings and list items, ``DefinitionTerms`` separates terms, ``InlineMask`` hides formulas,
///    and ``InlineGuard`` parses the inlines.
/// 5. ``TreeFlattening`` copies the document into a ``MarkdownTree``, and ``MarkdownProblems`` collects the problems.
/// 6. ``InlineTraits`` assigns traits to inlines, if that is enabled.
///
/// ```swift
/// let file = SourceFile(path: "a.md", text: "# Hello")
/// let (tree, diagnostics) = MarkdownParser().parse(file, as: sources.add(file))
/// ```
package struct MarkdownParser: Sendable {
  private let options: MarkdownOptions
  private let limits: MarkdownLimits
  /// The traits that list items can have in a container; see ``ItemTraits``.
  private let itemTraits: @Sendable (String?) -> Set<String>?

  /// Creates a parser; `itemTraits` returns the traits that list items can have in a container.
  package init(
    _ options: MarkdownOptions = MarkdownOptions(), limits: MarkdownLimits = MarkdownLimits(),
    itemTraits: @escaping @Sendable (_ container: String?) -> Set<String>? = { _ in nil }
  ) {
    self.options = options
    self.limits = limits
    self.itemTraits = itemTraits
  }

  /// Parses a file from an offset, where its front matter ends.
  package func parse(
    _ file: SourceFile, as source: SourceID, from start: Int = 0
  ) -> (tree: MarkdownTree, diagnostics: [Diagnostic]) {
    let check = LimitCheck(file, from: start, limits: limits)
    if let problem = check.problem {
      return (MarkdownTree(), [problem.diagnostic(in: source)])
    }
    let isSimple = file.isUTF8 && !file.holdsNUL && !file.holdsCarriageReturn
    let split = options.markdownInHTML ? MarkdownInHTML(file, from: start) : nil
    let lines = BodyLines(file, from: start, isSimple: isSimple, ranges: split?.lines)
    let syntax = BlockSyntax(isActive: options.containers, additions: options.additions) { lines.start(of: $0) }
    let text = ParserText(
      split?.text[...] ?? file.utf8[start...], isSimple: isSimple, isValid: file.isUTF8,
      keepsOffsets: options.containers)
    // The parser and the document point to the extension, so the extension must be freed last.
    guard let extended = BlockExtension(syntax) else { return (MarkdownTree(), []) }
    let syntaxExtension = options.containers ? extended.syntaxExtension : nil
    let needs = ParserNeeds(of: text.bytes.span)
    let parsed = CMarkArena.within {
      parse(text, lines, syntax, attaching: syntaxExtension, for: needs, after: check.rescans)
    }
    let flattened: TreeFlattening
    switch parsed {
    case .success(let tree): flattened = tree
    case .failure(let failure): return (MarkdownTree(), failure.problem.map { [$0.diagnostic(in: source)] } ?? [])
    }
    if needs.footnotes, options.footnotes,
      let range = CaretReference.first(in: file.utf8[start...], readAs: flattened.tree)
    {
      let problem = LocatedMarkdownProblem(problem: .caretReference, range: range)
      return (MarkdownTree(), [problem.diagnostic(in: source)])
    }
    let problems = MarkdownProblems(syntax: syntax, flattening: flattened)
    var tree = options.inlineAttributes ? InlineTraits.assign(in: flattened.tree, of: file) : flattened.tree
    if let split { tree = split.tightening(tree) }
    return (tree, problems.all.map { $0.diagnostic(in: source) })
  }

  private func parse(
    _ text: ParserText, _ lines: BodyLines, _ syntax: BlockSyntax, attaching syntaxExtension: CMarkExtension?,
    for needs: ParserNeeds, after rescans: RescanEstimate
  ) -> Result<TreeFlattening, ParsingFailure> {
    guard let parser = CMarkParser(options, for: needs, attaching: syntaxExtension) else { return .failure(.noMemory) }
    if options.footnotes, needs.footnotes, let names = CMarkLibrary.shared.footnoteNames { parser.attach(names) }
    if let line = parser.feed(text.bytes.span, toDepth: Self.blockDepth) {
      let range = lines.line(line).indices.prefix(80)
      return .failure(ParsingFailure(problem: LocatedMarkdownProblem(problem: .tooDeep, range: range)))
    }
    let check = InlineCheck(parser, of: text.bytes.span, lines, limits: limits, after: rescans)
    if let problem = check.problem { return .failure(ParsingFailure(problem: problem)) }
    if options.containers, text.bytes.fastFirstIndex(of: UInt8(ascii: "{")) != nil, let root = parser.root {
      let headings = HeadingTraits(syntax: syntax) { lines.line($0) }
      headings.extract(below: root)
      ItemTraits(
        syntax: syntax, places: headings, hasInlineTraits: options.inlineAttributes,
        transparent: options.transparentContainers, names: itemTraits
      )
      .extract(below: root)
    }
    if syntax.isActive, text.bytes.fastFirstIndex(of: UInt8(ascii: "|")) != nil,
      text.bytes.span.holds(":::"), let root = parser.root
    {
      TextFence.report(inCellsBelow: root, syntax) { lines.line($0) }
    }
    if !syntax.definitions.isEmpty, let syntaxExtension, let root = parser.root {
      DefinitionTerms(syntaxExtension: syntaxExtension, lines: lines).split(below: root)
    }
    let mask = InlineMask(options, for: text.bytes)
    if let mask, let root = parser.root { mask.apply(below: root) }
    guard let document = parser.finish() else { return .failure(.noMemory) }
    return .success(
      TreeFlattening(document, syntax: syntax, lines: lines, additions: options.additions, isMasked: mask != nil))
  }

  /// The nesting of open blocks at which the parser stops, without parsing any inlines.
  ///
  /// Up to this depth, ``TreeFlattening`` leaves out only the blocks that are too deep.
  private static let blockDepth = 2 * TreeFlattening.depthLimit
}

/// A document that was not parsed.
private struct ParsingFailure: Error {
  /// The reason, or `nil` if there was no memory.
  let problem: LocatedMarkdownProblem?

  static let noMemory = ParsingFailure(problem: nil)
}

/// The syntax options of a parser.
package struct MarkdownOptions: Sendable, Equatable {
  /// A GitHub extension of CommonMark.
  package enum Extension: String, Sendable, CaseIterable {
    /// Tables with pipes.
    case table
    /// Strikethrough: `~~gone~~`.
    case strikethrough
    /// Links from plain addresses.
    case autolink
    /// List items with check boxes.
    case tasklist
  }

  /// The enabled extensions.
  package var extensions: Set<Extension>
  /// Whether footnotes are enabled.
  package var footnotes: Bool
  /// Whether straight quotes become curly, and hyphens become dashes.
  package var smartPunctuation: Bool
  /// Whether containers (`:::`) and traits (`{…}`) are enabled.
  package var containers: Bool
  /// Whether traits directly behind an image, a link, a code span or emphasis belong to it.
  package var inlineAttributes = false
  /// Whether the content of an HTML element with `markdown="1"` is Markdown.
  package var markdownInHTML = false
  /// The enabled syntax of other generators.
  package var additions: Set<MarkdownAddition>
  /// The containers whose blocks are the children of the container around them.
  package var transparentContainers: Set<String> = []

  /// Creates options.
  ///
  /// By default, everything except smart punctuation is enabled.
  package init(
    extensions: Set<Extension> = Set(Extension.allCases), footnotes: Bool = true, smartPunctuation: Bool = false,
    containers: Bool = true, additions: Set<MarkdownAddition> = []
  ) {
    self.extensions = extensions
    self.footnotes = footnotes
    self.smartPunctuation = smartPunctuation
    self.containers = containers
    self.additions = additions
  }
}

/// The text in the form that the C library needs: valid UTF-8, line feeds only, and one at the end.
struct ParserText {
  let bytes: ArraySlice<UInt8>

  /// Prepares a text.
  ///
  /// A simple text only needs a line feed at its end.
  ///
  /// Invalid bytes become U+FFFD as CommonMark demands. With `keepsOffsets`, each invalid byte becomes one `?`, so that
  /// the positions of errors stay right. Invalid bytes in an article are an error anyway.
  init(_ text: ArraySlice<UInt8>, isSimple: Bool, isValid: Bool, keepsOffsets: Bool) {
    if isSimple, text.last == 0x0A {
      bytes = text
      return
    }
    var bytes = Array(text)
    if !isSimple {
      if text.fastFirstIndex(of: 0) != nil {
        bytes = bytes.flatMap { $0 != 0 ? [$0] : keepsOffsets ? [0x3F] : Array("\u{FFFD}".utf8) }
      }
      if !isValid {
        if keepsOffsets {
          Self.replaceInvalid(in: &bytes)
        } else {
          bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
        }
      }
      if text.fastFirstIndex(of: 0x0D) != nil { bytes = Self.withLineFeeds(bytes) }
    }
    if bytes.last != 0x0A { bytes.append(0x0A) }
    self.bytes = bytes[...]
  }

  /// Replaces every byte that is not part of a valid character with `?`.
  private static func replaceInvalid(in bytes: inout [UInt8]) {
    var at = 0
    while at < bytes.count {
      let length = bytes[at] < 0x80 ? 1 : bytes[at] < 0xE0 ? 2 : bytes[at] < 0xF0 ? 3 : 4
      let character = bytes[at..<min(at + length, bytes.count)]
      if character.count == length, String(validating: character, as: UTF8.self) != nil {
        at += length
      } else {
        bytes[at] = UInt8(ascii: "?")
        at += 1
      }
    }
  }

  /// Returns the bytes with every line end as one line feed, so that line numbers stay the same.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}

/// Syntax of other generators, beyond CommonMark and GFM.
///
/// None is enabled by default, so that a text means the same as on GitHub.
package enum MarkdownAddition: String, Sendable, CaseIterable {
  /// Each line break in a paragraph is a `<br>`.
  case hardBreaks
  /// Definition lists: a line `Term`, then a line `: definition`.
  case definitionLists
  /// A paragraph that consists of one image is a figure.
  case figures
  /// Formulas stay as they are written: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`.
  case math
  /// The same formulas are inlines of their own, and so are code blocks in the language `math`.
  case formulas
  /// Emphasis beside the punctuation of Chinese, Japanese and Korean.
  case wideEmphasis
  /// The names of emoji: `:smile:`.
  case emoji
  /// Abbreviations: `*[HTML]: HyperText Markup Language` explains each `HTML`.
  case abbreviations
  /// Only two tildes strike a text through: `1~2, 3~4` stays as it is.
  case doubleTilde
}
