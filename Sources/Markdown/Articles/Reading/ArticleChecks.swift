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
      problems += tree.codeTraits(of: index)?.problems ?? []
      guard !node.title.isEmpty else { continue }
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

  /// The bytes of the language's name, after the fence and spaces.
  private static func languageRange(of node: MarkdownNode, in file: SourceFile) -> Range<Int> {
    let block = file.utf8[node.place]
    let name = block.drop { $0 == block.first }.drop { $0 == 0x20 || $0 == 0x09 }
    return name.startIndex..<min(name.startIndex + node.title.count, name.endIndex)
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
