extension VitePress {
  /// Returns a text with included texts and code, and a note on each file that the site does not have.
  func including(in text: MarkdownText, from path: String, _ context: ImportContext) -> MarkdownText {
    var notes: [ConvertedText.Note] = []
    let new = text.replacingLines { line in
      let trimmed = line.text.trimmed
      let isCode = trimmed.hasPrefix("<<<")
      let include = trimmed.hasPrefix("<!--") ? trimmed.firstRange(of: "@include:") : nil
      guard isCode || include != nil else { return nil }
      let reference =
        include.map { String(trimmed[$0.upperBound...]).replacing("-->", with: "") } ?? String(trimmed.dropFirst(3))
      guard let found = file(String(reference.trimmed), from: path, context) else {
        notes.append(ConvertedText.Note(message: "`\(trimmed)` is removed: the site has no such file"))
        return ""
      }
      return context.includes.include(found.path, from: context.site, asCode: isCode) { bytes in
        guard isCode else {
          let article = ForeignFrontMatter.article(bytes, at: found.path, Self.frontMatterForms)
          let inner = Self.withoutScripts(.read(found.reference.selected(article.body)))
          let included = including(in: inner, from: found.path, context)
          notes += included.converted.notes
          return String(decoding: included.bytes, as: UTF8.self)
        }
        let info = found.reference.info.isEmpty ? "" : " " + found.reference.info
        let indentation = Array(line.indentation.utf8)
        let code = TagConverter.fenced(found.reference.selected(bytes)[...], info: found.path.fileExtension + info)
        return String(
          decoding: BlockIndentation.indentedBehindFirst(indentation + code, by: indentation), as: UTF8.self)
      } ?? ""
    }
    return new.noting(notes)
  }

  /// Returns the file of a reference, which must be inside the site.
  private func file(
    _ text: String, from path: String, _ context: ImportContext
  ) -> (path: String, reference: FileReference)? {
    let reference = FileReference(text)
    let base = source.isEmpty ? "x" : source + "/x"
    let name = reference.path.hasPrefix("@/") ? String(reference.path.dropFirst(2)) : reference.path
    let found = name.resolved(from: reference.path.hasPrefix("@/") ? base : path)
    return found.flatMap { context.site.has($0) ? ($0, reference) : nil }
  }
}

/// A reference to a part of a file: `@/snippets/a.js#region{2 ts:line-numbers} [title]`.
private struct FileReference {
  let path: String
  let region: String?
  /// The words in braces and brackets, as an info string.
  let info: String
  /// The lines that an include takes, such as `3-5`.
  let lines: String?

  init(_ text: String) {
    path = String(text.prefix { $0 != "#" && $0 != "{" && $0 != " " })
    let rest = text.dropFirst(path.count)
    region = rest.first == "#" ? String(rest.dropFirst().prefix { $0 != "{" && $0 != " " }) : nil
    let options = rest.firstIndex { $0 == "{" || $0 == "[" }.map { String(rest[$0...]) } ?? ""
    info = VitePress.info(options)
    lines = options.hasPrefix("{") ? options.dropFirst().prefix { $0 != "}" }.description : nil
  }

  /// Returns the region of a code file, between `#region name` and `#endregion`; or the lines of a text.
  func selected(_ text: [UInt8]) -> [UInt8] {
    if let region {
      let all = text.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let start = all.firstIndex(where: { $0.contains("#region \(region)") }) else { return text }
      let end = all[(start + 1)...].firstIndex { $0.contains("#endregion") } ?? all.endIndex
      return text.lines(from: start + 2, through: end)
    }
    guard path.isMarkdown, let lines, lines.contains(",") || Int(lines) != nil else { return text }
    let bounds = lines.split(separator: ",", omittingEmptySubsequences: false).map { Int($0.trimmed) }
    return text.lines(from: bounds.first.flatMap(\.self), through: bounds.last.flatMap(\.self))
  }
}
