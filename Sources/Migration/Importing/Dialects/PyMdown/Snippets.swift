import Articles
import Texts

/// Files that a text includes: `--8<-- "a.md:2:5"`, `{% include-markdown "a.md" %}`, `{! a.md !}`, `{* a.py hl[2] *}`.
struct Snippets {
  /// The folders in which names begin.
  let folders: [String]
  let context: ImportContext

  /// Returns a text with its files in their places, in code as well, and adds notes on those that do not exist.
  func expanded(_ text: String, from path: String, _ notes: inout [ConvertedText.Note]) -> String {
    let hasTags = text.holds("{!") || text.holds("{%") && text.holds("include")
    let expanded = hasTags ? tagsExpanded(text, from: path, &notes) : text
    let tagged = expanded.holds("{*") ? codeExpanded(expanded, from: path, &notes) : expanded
    guard tagged.holds("8<-") else { return tagged }
    var lines: [String] = []
    var isInBlock = false
    let all = tagged.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      guard isInBlock || line.holds("8<-"), let match = line.wholeMatch(of: /([ \t]*)(;*)(.*?)\s*/) else {
        lines.append(String(line))
        continue
      }
      let isBlockEnd = match.3.wholeMatch(of: /-+8<-+/) != nil
      if isBlockEnd, match.2.isEmpty {
        isInBlock.toggle()
        continue
      }
      let name =
        match.3.wholeMatch(of: /-+8<-+\s+["'](.+)["']/).map { String($0.1) } ?? (isInBlock ? String(match.3) : nil)
      if !isInBlock, !match.2.isEmpty, name != nil || isBlockEnd {
        lines.append("\(match.1)\(match.2.dropFirst())\(match.3)")
      } else if let name {
        if name.isEmpty || !match.2.isEmpty { continue }
        let isAlone =
          match.1.isEmpty && lines.last?.trimmed.isEmpty ?? true && all[(index + 1)...].first?.trimmed.isEmpty ?? true
        let text = snippet(name, &notes)
        let inner = (isAlone ? file(name).map { context.includes.marked(text, of: $0) } ?? text : text).split(
          separator: "\n", omittingEmptySubsequences: false)
        lines += inner.map { $0.isEmpty ? "" : "\(match.1)\($0)" }
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the part of a file that a name such as `a.py:section` or `a.md:2:5` selects.
  private func snippet(_ name: String, _ notes: inout [ConvertedText.Note]) -> String {
    let match = name.wholeMatch(of: /(.*?)(?::(-?\d*(?::-?\d*)?(?:,-?\d*:-?\d*)*)|:([A-Za-z][\w-]*))?/)
    guard let written = match?.1, let file = file(String(written)) else {
      notes.append(ConvertedText.Note(message: "the snippet `\(name)` is left out: the site has no such file"))
      return ""
    }
    let included = context.includes.include(file, from: context.site) { bytes in
      let part =
        match?.3.map { context.includes.part(of: file, bytes, region: String($0)) ?? [] }
        ?? match?.2.map {
          context.includes.part(of: file, bytes, lines: Self.lines($0, of: FileLines(of: bytes).lines.count))
        }
        ?? bytes
      let text = String(decoding: part, as: UTF8.self).trimmedEnd
      let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
        !$0.holds("8<-") || FileLines.marker(in: Array($0.utf8)[...]) == nil
      }
      return expanded(kept.joined(separator: "\n"), from: file, &notes)
    }
    return included ?? ""
  }

  /// Returns the lines that `2:5`, `2`, `:5` or `1:2,4:` selects; negative numbers count from the end.
  private static func lines(_ ranges: Substring, of count: Int) -> [ClosedRange<Int>] {
    ranges.split(separator: ",").compactMap { range in
      let ends = range.split(separator: ":", omittingEmptySubsequences: false).map { end in
        Int(end).map { $0 < 0 ? max(1, count + $0 + 1) : max(1, $0) }
      }
      let (first, last) = (ends[0] ?? 1, (ends.count > 1 ? ends[1] : nil) ?? .max)
      return first <= last ? first...last : nil
    }
  }

  /// Returns the path of a file in the folders of snippets.
  private func file(_ name: String) -> String? {
    folders.lazy.compactMap { name.resolved(from: "x".inside($0)) }.first(where: context.site.has)
  }

  // MARK: Tags

  private func tagsExpanded(_ text: String, from path: String, _ notes: inout [ConvertedText.Note]) -> String {
    text.replacing(
      /\{%-?\s*(include-markdown|include)\s+["']([^"'\n]+)["']([^%]*)-?%\}|\{!>?\s*([^!\n]+?)\s*!\}/
    ) { match in
      let name = String(match.2 ?? match.4 ?? "")
      let options = match.3.map(String.init) ?? ""
      guard let file = file(name, from: path) else {
        if match.4 != nil { notes.append(.missing(match.0)) }
        return String(match.0)
      }
      let included =
        context.includes.include(file, from: context.site) { bytes in
          let part = Self.part(of: String(decoding: bytes, as: UTF8.self), options)
          return expanded(part.trimmedEnd, from: file, &notes)
        } ?? ""
      if options.trimmed.isEmpty, text.isAlone(match.range) { return context.includes.marked(included, of: file) }
      return included.replacing("\n", with: "\n" + (text.indentation(before: match.range.lowerBound) ?? ""))
    }
  }

  /// Returns a text with a code block in the place of `{* ../src/a.py ln[2:9] hl[7] *}`, the form of FastAPI's documentation.
  ///
  /// `ln` selects lines of the file, and `hl` marks some of them.
  private func codeExpanded(_ text: String, from path: String, _ notes: inout [ConvertedText.Note]) -> String {
    text.replacing(/\{\*\s+(\S+)([^*\n]*?)\*\}/) { match in
      // Only a tag on a line of its own can become a block.
      guard let indentation = text.indentation(before: match.range.lowerBound),
        text[match.range.upperBound...].prefix(while: { !$0.isNewline }).trimmed.isEmpty
      else { return String(match.0) }
      guard let file = file(String(match.1), from: path) else {
        notes.append(.missing(match.0))
        return String(match.0)
      }
      let code = context.includes.include(file, from: context.site, asCode: true) { bytes in
        let lines = FileLines(of: bytes).lines
        let all = 1...max(1, lines.count)
        var shown = (Self.ranges("ln", in: match.2) ?? [all]).within(all)
        // A code block does not begin with empty lines.
        if let first = shown.first,
          let start = first.first(where: { !(lines.indices.contains($0 - 1) && lines[$0 - 1].trimmed.isEmpty) })
        {
          shown[0] = start...first.upperBound
        }
        let marks = (Self.ranges("hl", in: match.2) ?? []).within(all).flatMap(\.self)
        let marked = shown.flatMap(\.self).enumerated().filter { marks.contains($1) }.map { "\($0.offset + 1)" }
        let info = file.fileExtension + (marked.isEmpty ? "" : " hl_lines=\"\(marked.joined(separator: " "))\"")
        let text = shown == [all] ? bytes : context.includes.part(of: file, bytes, lines: shown)
        return String(decoding: TagConverter.fenced(text[...], info: info), as: UTF8.self)
      }
      return (code ?? "").replacing("\n", with: "\n" + indentation)
    }
  }

  /// Returns a text without `{* a.py *}`, `{! a.md !}` and `--8<-- "a.md"`, which no reader sees.
  static func withoutTags(_ text: [UInt8]) -> [UInt8] {
    guard text.span.holds("{*") || text.span.holds("{!") || text.span.holds("8<-") else { return text }
    return Array(
      String(decoding: text, as: UTF8.self).replacing(/\{\*\s[^*\n]*\*\}|\{![^!\n]*!\}|-+8<-+\s.*/, with: "").utf8)
  }

  /// Returns the lines in an option such as `hl[1:3,9]`; `nil` without the option.
  private static func ranges(_ name: String, in options: Substring) -> [ClosedRange<Int>]? {
    guard let start = options.firstRange(of: name + "[") else { return nil }
    return options[start.upperBound...].prefix { $0 != "]" }.split(separator: ",").compactMap { range in
      // `2:` goes on to the end.
      let ends = range.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      let (first, last) = (max(1, ends[0] ?? 1), ends[ends.count - 1] ?? .max)
      return first <= last && (ends.count > 1 || ends[0] != nil) ? first...last : nil
    }
  }

  /// Returns the path of a file that a tag names.
  private func file(_ name: String, from path: String) -> String? {
    let isRelative = name.hasPrefix("./") || name.hasPrefix("../")
    let beside = name.resolved(from: path).flatMap { context.site.has($0) ? $0 : nil }
    return (isRelative ? beside : nil) ?? file(name) ?? beside
  }

  /// Returns the text between the values of `start` and `end`.
  private static func part(of text: String, _ options: String) -> String {
    func value(_ name: String) -> String? {
      guard let match = try? Regex<(Substring, Substring)>("\\b\(name)=\"([^\"]*)\"").firstMatch(in: options) else {
        return nil
      }
      return String(match.1.replacing("\\n", with: "\n"))
    }
    var rest = text[...]
    if let start = value("start").flatMap({ rest.firstRange(of: $0) }) { rest = rest[start.upperBound...] }
    if let end = value("end").flatMap({ rest.firstRange(of: $0) }) { rest = rest[..<end.lowerBound] }
    return String(rest)
  }
}

extension ConvertedText.Note {
  /// The note on a tag that names a file which the imported folder lacks.
  fileprivate static func missing(_ tag: Substring) -> ConvertedText.Note {
    ConvertedText.Note(message: "`\(tag)` stays as text: the imported folder has no such file")
  }
}

extension String {
  /// Returns the white space before a place, or `nil` if other text is before it in its line.
  fileprivate func indentation(before place: Index) -> String? {
    let line = self[..<place].utf8.lastIndex(of: 0x0A).map { self[index(after: $0)..<place] } ?? self[..<place]
    return line.allSatisfy { $0 == " " || $0 == "\t" } ? String(line) : nil
  }
}
