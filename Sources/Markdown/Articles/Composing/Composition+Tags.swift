import Diagnostics
import Markup
import Parsing
import Texts

/// What tags stand for: values of the rows around them, and variables.
extension Composition {
  /// Replaces the tags in the texts and traits of a copied node.
  mutating func fill(_ copy: Int, _ index: Int, of number: Int) {
    let part = parts[number]
    let (tree, marks, node) = (part.tree, part.parsed.marks, part.tree.nodes[index])
    if let list = tree.traits(of: index),
      list.entries.contains(where: { marks.isIn($0.name) || marks.isIn($0.value) })
        || isRepeated && list.identifier != nil
    {
      builder.setTraits(filled(list, of: number), of: copy)
    }
    guard !marks.tags.isEmpty else { return }
    if marks.isIn(tree.bytes(node.text)) {
      let pieces = marks.pieces(of: tree.bytes(node.text))[...]
      switch node.kind {
      case .htmlBlock where !showsMarkup, .htmlInline where !showsMarkup:
        builder.setText(fill(pieces, of: number, escaping: Self.escaped), of: copy)
      default:
        builder.setText(fill(pieces, of: number), of: copy)
        if node.kind == .code {
          builder.setTitle(fill(pieces, of: number, withNames: true), of: copy)
        }
      }
    }
    if marks.isIn(tree.bytes(node.title)) {
      builder.setTitle(fill(marks.pieces(of: tree.bytes(node.title))[...], of: number), of: copy)
    }
  }

  /// Whether the current blocks may stand in the article several times.
  var isRepeated: Bool { !rows.isEmpty || !including.isEmpty }

  /// Returns a value for raw HTML: text, or an attribute with or without quotes.
  private static func escaped(_ value: String, behind bytes: [UInt8]) -> String {
    let escaped = MarkupBuffer.escaped(value).replacing("'", with: "&#39;")
    guard bytes.last == UInt8(ascii: "=") else { return escaped }
    return String(
      escaped.flatMap { $0.isWhitespace || "`=".contains($0) ? "&#\($0.unicodeScalars.first?.value ?? 32);" : "\($0)" })
  }

  /// Returns traits without tags; in repeated blocks, their id is unique.
  mutating func filled(_ list: TraitList, of number: Int) -> TraitList {
    let marks = parts[number].parsed.marks
    var filled = list.replacing { text in
      guard marks.isIn(text) else { return text }
      return String(decoding: fill(marks.pieces(of: Array(text.utf8)[...])[...], of: number), as: UTF8.self)
    }
    if isRepeated, let id = filled.identifier?.name {
      var (name, number) = (id, repeatedIDs[id] ?? 0)
      while repeatedIDs[name] != nil {
        number = max(number, 1) + 1
        name = "\(id)-\(number)"
      }
      repeatedIDs[id] = max(number, 1)
      repeatedIDs[name] = repeatedIDs[name] ?? 1
      if name != id { filled = filled.identified(by: name) }
    }
    return filled
  }

  /// Returns a text whose tags are replaced; with names, a variable is its own name.
  private mutating func fill(
    _ pieces: ArraySlice<TextMarks.Piece>, of part: Int, withNames: Bool = false,
    escaping escape: (_ value: String, _ bytes: [UInt8]) -> String = { value, _ in value }
  ) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), pieces)
    while let piece = rest.popFirst() {
      switch piece {
      case .text(let text): bytes += text
      case .tag(let number):
        switch parts[part].tags[number] {
        case .section:
          let tags = rest.lazy.map { if case .tag(let tag) = $0 { tag } else { -1 } }
          guard let length = lengthOfSection(number, in: tags, of: part) else { continue }
          let content = rest.prefix(length)
          repeated(number, of: part) { composition in
            bytes += composition.fill(content, of: part, withNames: withNames, escaping: escape)
          }
          rest = rest.dropFirst(length + 1)
        case .variable(let name) where withNames: bytes += name.utf8
        case .text(let text): bytes += text.utf8
        default: bytes += escape(text(ofTag: number, in: part), bytes).utf8
        }
      }
    }
    return bytes
  }

  /// Returns the text that a tag stands for.
  mutating func text(ofTag number: Int, in part: Int) -> String {
    switch parts[part].tags[number] {
    case .text(let text): return text
    case .value(let expression), .markdown(let expression):
      return value(of: expression, at: place(ofTag: number, in: part))
    case .variable(let name):
      if let value = site.variable(name) { return value }
      report(.unknownVariable(name, known: site.variables), at: place(ofTag: number, in: part))
    case .end(let name): report(.strayTag("/\(name)"), at: place(ofTag: number, in: part))
    case .unusable(let content):
      let problem = CompositionProblem.badExpression(
        content, reason: "only names, filters and sections can be used here")
      report(problem, at: place(ofTag: number, in: part))
    case .comment, .section: break
    }
    return ""
  }

  /// Returns the number of tags and texts between the tags of a section; reports a section without an end.
  mutating func lengthOfSection(_ number: Int, in tags: some Sequence<Int>, of part: Int) -> Int? {
    var depth = 1
    for (position, tag) in tags.enumerated() where tag >= 0 {
      switch parts[part].tags[tag] {
      case .section: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 {
        checkEnd(tag, of: number, in: part)
        return position
      }
    }
    report(.unclosedSection(parts[part].parsed.marks.tags[number].content), at: place(ofTag: number, in: part))
    return nil
  }

  /// Reports the end of a section that has another name than its start.
  private mutating func checkEnd(_ end: Int, of start: Int, in part: Int) {
    guard case .end(let name) = parts[part].tags[end], case .section(let expression, _) = parts[part].tags[start],
      name != expression.prefix(while: { $0 != "|" && $0 != " " })
    else { return }
    report(.strayTag("/\(name)"), at: place(ofTag: end, in: part))
  }

  /// Runs code for each repetition of a section.
  mutating func repeated(_ number: Int, of part: Int, _ body: (inout Composition) -> Void) {
    guard case .section(let expression, let isInverted) = parts[part].tags[number] else { return }
    let inner = find(at: place(ofTag: number, in: part)) { row throws(CompositionProblem) in
      try row.section(expression)
    }
    guard let inner else { return }
    if isInverted {
      if inner.isEmpty { body(&self) }
      return
    }
    for row in inner {
      rows.append(row)
      body(&self)
      rows.removeLast()
    }
  }

  /// Returns the value of an expression in the rows, as text.
  mutating func value(of expression: String, at place: Range<Int>) -> String {
    find(at: place) { row throws(CompositionProblem) in try row.text(of: expression) } ?? ""
  }

  private mutating func find<Value>(
    at place: Range<Int>, _ value: (any RowValues) throws(CompositionProblem) -> Value
  ) -> Value? {
    do throws(CompositionProblem) {
      return try find(value)
    } catch {
      report(error, at: place)
      return nil
    }
  }

  /// Returns the first value that a row knows, from the innermost row to the outermost.
  private func find<Value>(_ value: (any RowValues) throws(CompositionProblem) -> Value) throws(CompositionProblem)
    -> Value
  {
    var unknown: CompositionProblem?
    for row in rows.reversed() {
      do throws(CompositionProblem) {
        return try value(row)
      } catch {
        guard case .unknownKey = error else { throw error }
        unknown = unknown ?? error
      }
    }
    throw unknown ?? .noRows
  }

  func place(ofTag number: Int, in part: Int) -> Range<Int> {
    let range = parts[part].parsed.marks.tags[number].range
    return range.lowerBound + parts[part].start..<range.upperBound + parts[part].start
  }
}
