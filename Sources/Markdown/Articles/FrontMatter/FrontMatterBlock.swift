package import Diagnostics
package import Parsing

/// The front matter of a file: keys with values, in YAML between `---` lines, in TOML between `+++` lines, or in JSON.
///
///     let file = SourceFile(path: "a.md", text: "---\ntitle: Garlands\n---\nText")
///     let (block, diagnostics) = FrontMatterBlock.read(file, as: sources.add(file))
///     block.map["title"]?.string  // Garlands
///     block.bodyOffset            // 26
package struct FrontMatterBlock: Sendable, Equatable {
  /// A language for front matter.
  package enum Format: Sendable {
    /// YAML, between `---` and `---` or `...`.
    case yaml
    /// TOML, between `+++` and `+++`.
    case toml
    /// A JSON object.
    case json
  }

  /// The language of the block; `nil` if the file has no front matter.
  package var format: Format?

  /// The keys with their values; empty if they could not be parsed.
  package var map: DataMap

  /// The bytes from the opening fence to the end of the closing fence.
  package var range: Range<Int>

  /// The offset of the first byte of the article's text.
  package var bodyOffset: Int

  /// Finds and parses the front matter block of a file.
  package static func read(
    _ file: SourceFile, as source: SourceID
  ) -> (value: FrontMatterBlock, diagnostics: [Diagnostic]) {
    read(utf8: file.utf8, as: source)
  }

  static func read(utf8: [UInt8], as source: SourceID) -> (value: FrontMatterBlock, diagnostics: [Diagnostic]) {
    let start = utf8[...].byteOrderMarkCount
    let none = FrontMatterBlock(map: DataMap(), range: start..<start, bodyOffset: start)
    guard let fences = FrontMatterFences.find(in: utf8, from: start) else {
      let problem = UnreadFrontMatter.problem(in: utf8, from: start)
      return (none, [problem?.diagnostic(in: source)].compactMap(\.self))
    }
    guard let content = fences.content else {
      let problem = FrontMatterProblem(.unclosed(fences.format), at: fences.opening)
      return (none, fences.looksIntended ? [problem.diagnostic(in: source)] : [])
    }
    let (node, problems) =
      switch fences.format {
      case .yaml: YAMLReader.read(utf8[content])
      case .toml: TOMLReader.read(utf8[content])
      case .json: JSONReader.read(utf8[content])
      }
    var diagnostics = problems.map { $0.diagnosticInFrontMatter(of: source) }
    if let node, node.map == nil, node.value != .null {
      diagnostics.append(FrontMatterProblem(.notAMap(node), at: node.range).diagnostic(in: source))
    }
    let block = FrontMatterBlock(
      format: fences.format, map: node?.map ?? DataMap(), range: fences.range, bodyOffset: fences.bodyOffset)
    return (block, diagnostics)
  }
}

extension DataProblem {
  /// Returns the diagnostic for front matter, where a key that is given twice is only a warning.
  ///
  /// It remains an error if the key decides who sees the article, because the two values may contradict each other.
  fileprivate func diagnosticInFrontMatter(of source: SourceID) -> Diagnostic {
    var diagnostic = diagnostic(in: source, area: "front-matter")
    if case .duplicateKey(let key, _) = kind, PublicationKey.named(key) == nil {
      diagnostic.severity = .warning
      diagnostic.message += "; the last value counts"
    }
    return diagnostic
  }
}
