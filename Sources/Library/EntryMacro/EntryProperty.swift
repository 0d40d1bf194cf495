import Texts

/// The parts of a variable's declaration: `var name: type = value`.
struct EntryProperty {
  let name: String
  let type: String?
  let value: String?

  /// Reads the source of a declaration.
  init(_ source: String) throws(EntryMistake) {
    let characters = Array(source)
    let outline = Outline(of: source)
    guard let keyword = outline.end(ofWord: "var") else { throw .notAVariable }
    let rest = outline.characters[keyword...].drop { $0.isWhitespace }
    let nameEnd = rest.firstIndex { $0.isWhitespace || ":={".contains($0) } ?? rest.endIndex
    name = String(characters[rest.startIndex..<nameEnd])
    let equals = outline.characters[nameEnd...].firstIndex { $0 == "=" || $0 == "{" } ?? characters.endIndex
    if equals < characters.endIndex, characters[equals] == "{" { throw .computed(name) }
    type = outline.characters[nameEnd..<equals].firstIndex(of: ":").map {
      String(characters[($0 + 1)..<equals].trimmed)
    }
    value = equals < characters.endIndex ? String(characters[(equals + 1)...].trimmed) : nil
    let isOptional = type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    if value == nil, !isOptional { throw .noValue(name) }
  }
}

/// A piece of Swift in which comments, texts and everything in brackets are blank.
///
/// Each character keeps its position, so that a place in the outline is a place in the source.
struct Outline {
  let characters: [Character]

  init(of source: String) {
    let source = Array(source)
    var characters: [Character] = []
    var depth = 0
    while characters.count < source.count {
      let index = characters.count
      let end = Self.endOfBlank(in: source, from: index)
      if end > index {
        characters += repeatElement(" ", count: end - index)
        continue
      }
      if ")]}".contains(source[index]) { depth -= 1 }
      characters.append(depth > 0 ? " " : source[index])
      if "([{".contains(source[index]) { depth += 1 }
    }
    self.characters = characters
  }

  /// Returns the end of the first occurrence of a word.
  func end(ofWord word: String) -> Int? {
    var start = 0
    for part in characters.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      if part.elementsEqual(word) { return start + part.count }
      start += part.count + 1
    }
    return nil
  }

  /// Returns the end of a comment or text that starts at an index, or else the index.
  private static func endOfBlank(in source: [Character], from index: Int) -> Int {
    let rest = source[index...]
    if rest.starts(with: "//") { return rest.firstIndex(where: \.isNewline) ?? source.endIndex }
    let (opening, closing) = rest.starts(with: "/*") ? ("/*", "*/") : ("\"", "\"")
    guard rest.starts(with: opening) else { return index }
    var end = index + opening.count
    while end < source.count, !source[end...].starts(with: closing) {
      end += source[end] == "\\" ? 2 : 1
    }
    return min(end + closing.count, source.count)
  }
}
