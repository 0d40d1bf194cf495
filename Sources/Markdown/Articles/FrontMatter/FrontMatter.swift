package import Diagnostics
package import Parsing

/// What stands before an article's text: keys with values, in YAML between `---` lines or in TOML between `+++` lines.
///
///     let file = SourceFile(path: "a.md", text: "---\ntitle: Garlands\n---\nText")
///     let (frontMatter, diagnostics) = FrontMatter.read(file, as: sources.add(file))
///     frontMatter.map["title"]?.string  // Garlands
///     frontMatter.bodyOffset            // 26
package struct FrontMatter: Sendable, Equatable {
  /// The language it is written in.
  package enum Format: Sendable {
    /// YAML, between `---` and `---` or `...`.
    case yaml
    /// TOML, between `+++` and `+++`.
    case toml
  }

  /// The language it is written in, if there is any front matter.
  package var format: Format?

  /// The keys with their values, none where they could not be read.
  package var map: DataMap

  /// The bytes from the opening line up to the end of the closing one.
  package var range: Range<Int>

  /// Where the article's text begins.
  package var bodyOffset: Int

  /// Finds and reads the front matter of a file, and tells what is wrong with it.
  package static func read(
    _ file: SourceFile, as source: SourceID
  ) -> (value: FrontMatter, diagnostics: [Diagnostic]) {
    read(utf8: file.utf8, as: source)
  }

  static func read(utf8: [UInt8], as source: SourceID) -> (value: FrontMatter, diagnostics: [Diagnostic]) {
    let start = utf8[...].byteOrderMarkCount
    let nothing = FrontMatter(map: DataMap(), range: start..<start, bodyOffset: start)
    guard let fences = FrontMatterFences(in: utf8, from: start) else {
      // Somebody's draft would be published for an empty line above it.
      let opening = FrontMatterFences.misplaced(in: utf8, from: start).map { SourceRange(source, $0) }
      return (nothing, opening.map { [FrontMatterMistake.misplaced.diagnostic(at: $0)] } ?? [])
    }
    guard let content = fences.content else {
      let problem = FrontMatterMistake.unclosed(fences.format).diagnostic(at: SourceRange(source, fences.opening))
      return (nothing, fences.isMeant ? [problem] : [])
    }
    let (node, problems) =
      switch fences.format {
      case .yaml: YAMLReader.read(utf8[content])
      case .toml: TOMLReader.read(utf8[content])
      }
    var diagnostics = problems.map { $0.diagnostic(in: source, area: "front-matter") }
    if let node, node.map == nil, node.value != .null {
      diagnostics.append(FrontMatterMistake.noMap(node).diagnostic(at: SourceRange(source, node.range)))
    }
    let value = FrontMatter(
      format: fences.format, map: node?.map ?? DataMap(), range: fences.range, bodyOffset: fences.bodyOffset)
    return (value, diagnostics)
  }
}
