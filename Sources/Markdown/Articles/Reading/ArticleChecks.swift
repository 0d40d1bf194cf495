import Components
import Diagnostics
import Highlighting
import Parsing

/// Checks of an article, which do not change it.
enum ArticleChecks {
  /// Reports NUL bytes, and the first bytes that are not UTF-8; the parser replaces them by U+FFFD.
  static func encoding(of file: SourceFile, _ frontMatter: FrontMatter) -> [LocatedProblem] {
    guard file.wideEncoding == nil else { return [] }
    let firstNUL = file.holdsNUL ? file.utf8.firstIndex(of: 0) : nil
    let nul = firstNUL.map { LocatedProblem(.nulByte, at: $0..<$0 + 1) }
    if file.isUTF8 { return [nul].compactMap(\.self) }
    // Invalid bytes in the front matter were already reported by its reader.
    let isReported = frontMatter.diagnostics.contains { $0.code == "front-matter.invalid-utf8" }
    let start = isReported ? frontMatter.bodyOffset : 0
    let invalid = file.invalidUTF8(from: start).map { LocatedProblem(.invalidUTF8, at: $0) }
    return [nul, invalid].compactMap(\.self)
  }

  /// Reports code blocks in unknown languages, traits that they do not support, and file trees with wrong indentation.
  static func code(in tree: MarkdownTree, of file: SourceFile, _ aliases: CodeAliases) -> [LocatedProblem] {
    var problems: [LocatedProblem] = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .codeBlock {
      let traits = tree.codeTraits(of: index)
      problems += traits?.problems ?? []
      if traits?.presentation.notes != nil { problems += notes(on: index, in: tree, of: file) }
      guard !node.title.isEmpty, !node.isFormula else { continue }
      let line = { file.position(at: $0).line }
      problems += (tree.fileTree(of: index)?.misplacedLines ?? []).map { number in
        // The text of a block with `file` has more lines than the block.
        let line = min(line(node.place.lowerBound) + number, line(node.place.upperBound))
        return LocatedProblem(.misplacedFile, at: file.range(ofLine: line))
      }
      let language = tree.string(node.title)
      if aliases[language] != nil || Language.named(language) != nil { continue }
      problems.append(
        LocatedProblem(.unknownLanguage(language, names: Language.names), at: languageRange(of: node, in: file)))
    }
    return problems
  }

  /// Reports marks of notes without an item in the list below the code, and items without a mark.
  private static func notes(on index: Int, in tree: MarkdownTree, of file: SourceFile) -> [LocatedProblem] {
    let (items, notes) = (tree.notes(of: index), CodeNotes(tree.bytes(tree.nodes[index].text)))
    let lines = file.utf8[tree.nodes[index].place].split(separator: 0x0A, omittingEmptySubsequences: false)
    // The lines of a file are not those of the article.
    let isOwn = tree.traits(of: index)?.entry(named: "file") == nil
    let unknown = notes.marks.filter { items[$0.number] == nil }.map { mark in
      (
        line: isOwn ? notes.text[..<mark.offset].count { $0 == 0x0A } + 1 : 0,
        text: "the list below the code has no item \(mark.number), so this comment stays"
      )
    }
    let unused = items.filter { item in !notes.marks.contains { $0.number == item.key } }.map { number, item in
      LocatedProblem(.codeNote("no comment in the code above is `(\(number))`"), at: tree.nodes[item].place)
    }
    let atCode = items.isEmpty ? [(line: 0, text: "`notes` needs a numbered list directly below the code")] : unknown
    return unused
      + atCode.map { LocatedProblem(.codeNote($0.text), at: lines[min($0.line, lines.count - 1)].trimmed.indices) }
  }

  /// The bytes of the language's name, after the fence and spaces.
  private static func languageRange(of node: MarkdownNode, in file: SourceFile) -> Range<Int> {
    let block = file.utf8[node.place]
    let name = block.drop { $0 == block.first }.drop { $0 == 0x20 || $0 == 0x09 }
    return name.startIndex..<min(name.startIndex + node.title.count, name.endIndex)
  }

  /// Warns about the first `**` that readers see beside punctuation of Chinese, Japanese or Korean.
  static func emphasis(in tree: MarkdownTree, of file: SourceFile, _ options: MarkdownOptions) -> [LocatedProblem] {
    // The letters of these scripts begin with the bytes E3 to ED.
    guard !options.additions.contains(.wideEmphasis), file.utf8.span.holds("**"),
      file.utf8.contains(where: { 0xE3...0xED ~= $0 })
    else { return [] }
    var block = 0..<0
    for node in tree.nodes {
      if node.kind == .paragraph || node.kind == .heading { block = node.place }
      guard node.kind == .text, tree.bytes(node.text).span.holds("**"), !block.isEmpty else { continue }
      let source = Array(file.utf8[block])
      let stars = WideEmphasis(in: source, keepingQuotes: options.smartPunctuation).ranges.lazy.compactMap { sign in
        [sign.upperBound, sign.lowerBound - 2].first { $0 >= 0 && source[$0...].starts(with: "**".utf8) }
      }
      if let place = stars.first {
        let start = block.lowerBound + place
        return [LocatedProblem(.visibleEmphasis, at: start..<start + 2)]
      }
    }
    return []
  }

  /// Reports repeated traits of a block: `{price=1 price=2}`.
  static func repeatedTraits(in tree: MarkdownTree) -> [LocatedProblem] {
    guard tree.hasTraits else { return [] }
    return tree.nodes.indices.flatMap { index in
      var seen: Set<String> = []
      let named = tree.traits(of: index)?.named ?? []
      return named.filter { !seen.insert($0.name).inserted }.map { entry in
        LocatedProblem(.repeatedTrait(entry.name), at: entry.range)
      }
    }
  }

  /// Reports problems with the address of the front matter's `image`.
  static func image(of frontMatter: FrontMatter, _ options: ArticleOptions) -> [LocatedProblem] {
    guard let image = frontMatter.metadata.image, let range = frontMatter.metadata.ranges[.image] else { return [] }
    // The default image of a folder is in another file.
    let place = range.source == frontMatter.source ? range.bytes : 0..<0
    return ResolvedAddress.resolve(image, isImage: true, with: options.resolve).problems
      .map { LocatedProblem($0, at: place) }
  }

  /// Warns about links to ids that the article lacks; not an error, because another part of the page may have the id.
  static func fragments(in facts: ArticleFacts, footnotes: [String]) -> [LocatedProblem] {
    let links = facts.links.filter { $0.written.hasPrefix("#") }
    guard !links.isEmpty else { return [] }
    let ids = facts.anchors.map(\.id) + facts.markupIDs
    let known = Set(ids + footnotes + ["", "top"])
    return links.compactMap { link in
      let written = String(link.written.dropFirst())
      let fragment = SitePath.decoded(written)
      // Browsers look for the id as it is written first; ids of markdown-it are encoded.
      guard !known.contains(fragment), !known.contains(written) else { return nil }
      return LocatedProblem(
        .missingOwnFragment(fragment, nearest: nearestName(to: fragment, among: ids)), at: link.source)
    }
  }
}
