import Texts

/// The line that opens a container: `:::name[Label]{…}` or `::: name Title {…}`.
struct ContainerOpening {
  /// The problems of an opening line.
  enum Problem: Error, Equatable {
    case missingName
    case unclosedLabel
    case trailingText(String)
    case traits(TraitProblem)
    case wideBrackets(String)
    case closedOnLine(name: String)

    var message: String {
      switch self {
      case .missingName: "a container needs a name after its colons"
      case .unclosedLabel: "the label has no closing bracket"
      case .trailingText(let text): "`\(text)` is not allowed after the label"
      case .traits(let problem): problem.message
      case .wideBrackets: "these brackets are full-width characters, so they are part of the label"
      case .closedOnLine(let name): "the container `\(name)` does not end on the line where it begins"
      }
    }
  }

  /// The number of colons.
  let fence: Int
  /// The range of the whole opening, as file offsets.
  let range: Range<Int>
  /// The name of the container.
  private(set) var name = ""
  /// The range of the label, as indices of the line.
  private(set) var label: Range<Int>?
  /// The traits in braces.
  private(set) var traits: TraitList?
  /// The problems, with their ranges in the file.
  private(set) var problems: [(problem: Problem, range: Range<Int>)] = []

  /// Parses a line from its first colon to its end.
  ///
  /// Returns `nil` if the line opens no container.
  init?(_ line: ArraySlice<UInt8>, shift: Int) {
    let line = line.trimmedEnd
    let colons = line.prefix { $0 == UInt8(ascii: ":") }.endIndex
    let start = line[colons...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
    guard colons - line.startIndex >= 3, start < line.endIndex,
      line[start].isASCIILetter || line[start] == UInt8(ascii: "{")
    else { return nil }
    fence = colons - line.startIndex
    range = line.startIndex + shift..<line.endIndex + shift
    let afterName = ContainerName.end(of: line[start...])
    name = ContainerName.lowercased(line[start..<afterName])
    if afterName == start { problems.append((.missingName, colons + shift..<start + 1 + shift)) }
    readRest(line[afterName...], shift: shift)
  }

  /// Parses the rest after the name: a label in brackets and traits, or a title with traits at its end.
  private mutating func readRest(_ rest: ArraySlice<UInt8>, shift: Int) {
    var rest = rest
    if rest.first == UInt8(ascii: "[") {
      guard let end = Self.endOfLabel(rest) else {
        problems.append((.unclosedLabel, rest.startIndex + shift..<rest.endIndex + shift))
        return
      }
      label = rest.startIndex + 1..<end
      rest = rest[(end + 1)...].trimmedStart
      if rest.first == UInt8(ascii: "{") { rest = readTraits(rest, shift: shift)[...] }
      rest = rest.trimmedStart
      if !rest.isEmpty {
        let text = String(decoding: rest, as: UTF8.self)
        problems.append((.trailingText(text), rest.startIndex + shift..<rest.endIndex + shift))
      }
      return
    }
    rest = rest.trimmedStart
    if let end = Self.endOfLoneLabel(rest) {
      label = rest.startIndex + 1..<end
      rest = rest[(end + 1)...].trimmedStart
      if !rest.isEmpty { _ = readTraits(rest, shift: shift) }
      return
    }
    if rest.first == UInt8(ascii: "{") {
      rest = readTraits(rest, shift: shift).trimmedStart
    } else if rest.last == UInt8(ascii: "}"), let brace = rest.lastIndex(of: UInt8(ascii: "{")),
      case .success(let read) = TraitReader.read(rest[brace...], shift: shift), read.end == rest.endIndex
    {
      traits = read.list
      rest = rest[..<brace].trimmedEnd
    }
    if !rest.isEmpty { label = rest.startIndex..<rest.endIndex }
    checkLabel(rest, shift: shift)
  }

  /// Reports a label that was meant to be something else: `［Label］`, or a text and the closing colons.
  private mutating func checkLabel(_ text: ArraySlice<UInt8>, shift: Int) {
    let range = text.startIndex + shift..<text.endIndex + shift
    if text.starts(with: "［".utf8), text.count > 6, text.suffix(3).elementsEqual("］".utf8) {
      problems.append((.wideBrackets(String(decoding: text.dropFirst(3).dropLast(3), as: UTF8.self)), range))
    } else if text.suffix(3).elementsEqual(":::".utf8) {
      problems.append((.closedOnLine(name: name), range))
    }
  }

  /// Parses traits and returns the text after them, or an empty slice if the traits are invalid.
  private mutating func readTraits(_ text: ArraySlice<UInt8>, shift: Int) -> ArraySlice<UInt8> {
    switch TraitReader.read(text, shift: shift) {
    case .success(let read):
      traits = read.list
      return text[read.end...]
    case .failure(let failure):
      problems.append((.traits(failure.problem), failure.range))
      return text[text.endIndex...]
    }
  }

  /// Returns the end of the label in `::: name [Label] {…}`, or `nil` if the brackets are part of a title.
  ///
  /// For example, the title may contain a link.
  private static func endOfLoneLabel(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "["), let end = endOfLabel(text) else { return nil }
    let rest = text[(end + 1)...].trimmedStart
    return rest.isEmpty || rest.first == UInt8(ascii: "{") ? end : nil
  }

  /// Returns the index of the matching closing bracket.
  ///
  /// Brackets nest, and a backslash escapes one.
  private static func endOfLabel(_ text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var at = text.startIndex
    while at < text.endIndex {
      switch text[at] {
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return at }
      default: break
      }
      at += 1
    }
    return nil
  }
}

/// The names of containers: an ASCII letter, then ASCII letters, digits, hyphens and underscores.
///
///     ContainerName.normalized("Note")    // note
///     ContainerName.normalized("my box")  // nil
package enum ContainerName {
  /// Returns the lower-case name for lookup, or `nil` if the text is not a valid name.
  package static func normalized(_ text: String) -> String? {
    let bytes = Array(text.utf8)[...]
    let end = end(of: bytes)
    return bytes.isEmpty || end < bytes.endIndex ? nil : lowercased(bytes)
  }

  /// Returns the end of the name at the start of the text, or the start if there is no name.
  static func end(of text: ArraySlice<UInt8>) -> Int {
    guard text.first?.isASCIILetter == true else { return text.startIndex }
    return text.firstIndex { !isPart($0) } ?? text.endIndex
  }

  /// Returns the name in lower case, so that `::: Note` is a note.
  static func lowercased(_ name: ArraySlice<UInt8>) -> String {
    String(
      decoding: name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
