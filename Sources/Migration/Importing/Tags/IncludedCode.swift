import Articles

extension ImportContext {
  /// Returns what takes the place of a tag that shows the code of a file in a folder, or some of its lines.
  func code(
    of name: String?, in folder: String, _ lines: (first: Int?, last: Int?), language: String?, title: String
  ) -> TagConverter.Replacement {
    guard let path = name?.resolved(from: folder + "/x"), path.hasPrefix(folder + "/"),
      let code = includes.include(
        path, from: site, asCode: true,
        { bytes in
          if lines.first == nil, lines.last == nil { return bytes }
          let (first, last) = (max(1, lines.first ?? 1), lines.last ?? .max)
          return first <= last ? includes.part(of: path, bytes, lines: [first...last]) : []
        })
    else { return .removed("the site has no such file") }
    let shown = title.isEmpty ? "" : " title=\"\(title.replacing("\"", with: ""))\""
    return .block(of: code, info: (language ?? path.fileExtension) + shown)
  }
}

extension TagConverter.Replacement {
  /// A code block in the place of a tag and its content.
  static func block(of code: [UInt8], info: String) -> TagConverter.Replacement {
    .markdown(String(decoding: TagConverter.fenced(code[...], info: info), as: UTF8.self))
  }
}

/// Code blocks whose text is that of a file: they name the file, which becomes a part of the new site.
///
/// ````
/// ```py file=samples/docs/oven.py region=heat lines=2
/// ```
/// ````
enum CodeSamples {
  /// The folder of the files, beside `Content`.
  static let folder = "samples"

  /// Returns a text whose code blocks name the files that the article included.
  static func named(in text: MarkdownText, _ context: ImportContext) -> MarkdownText {
    guard context.includes.hasFiles else { return text }
    let lines = text.lines
    let blocks = lines.indices.filter { lines[$0].role == .opening }
      .map { opening in (opening, lines[(opening + 1)...].prefix { $0.role == .code }) }
      .filter { $1.contains { !$0.text.trimmed.isEmpty } && $1.endIndex < lines.count }
    let found = context.includes.samples(of: blocks.map { Array($1.map(\.text).joined(separator: "\n").utf8) })
    var (kept, files, copied): ([MarkdownLine], Set<String>, Int) = ([], [], 0)
    for ((opening, code), sample) in zip(blocks, found) {
      guard let sample, mayShow(sample.file, code) else { continue }
      // An article of the new site has another text.
      let isArticle = sample.file.isContent || sample.file.fileExtension == "mdx"
      let target = isArticle ? nil : context.targets[sample.file]
      if target == nil { files.insert(sample.file) }
      let traits = [
        ("file", target ?? "\(folder)/\(sample.file)"), ("region", sample.region ?? ""), ("range", sample.range ?? ""),
      ].filter { !$0.1.isEmpty }.map { name, value in
        let isWord = value.allSatisfy { $0.isLetter || $0.isNumber || "._-/,".contains($0) }
        return isWord ? " \(name)=\(value)" : " \(name)=\"\(value)\""
      }
      kept += lines[copied..<opening]
      kept.append(MarkdownLine(text: lines[opening].text.trimmedEnd + traits.joined(), role: .opening))
      copied = code.endIndex
    }
    return copied == 0 ? text : text.with(kept + lines[copied...]).with(samples: files)
  }

  /// Whether a build shows a file: it refuses those with passwords and keys.
  private static func mayShow(_ path: String, _ code: ArraySlice<MarkdownLine>) -> Bool {
    !path.contains { "\"\n\\{}".contains($0) } && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      && path.fileExtension != "env" && !code.contains { $0.text.holds("-----BEGIN ") || $0.text.utf8.contains(0) }
  }
}
