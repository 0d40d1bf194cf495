/// The line that opens a container: `:::name[Label]{…}` or `::: name Title {…}`.
struct ContainerOpening {
  /// What is wrong with such a line.
  enum Problem: Error, Equatable {
    case missingName
    case unclosedLabel
    case trailingText(String)
    case traits(TraitProblem)

    var message: String {
      switch self {
      case .missingName: "a container needs a name after its colons"
      case .unclosedLabel: "the label has no closing bracket"
      case .trailingText(let text): "`\(text)` cannot stand behind the label"
      case .traits(let problem): problem.message
      }
    }
  }

  /// How many colons there are.
  let fence: Int
  /// The bytes of the whole opening, as offsets in the file.
  let range: Range<Int>
  /// What the container is called.
  private(set) var name = ""
  /// The bytes of the label, as indices of the line.
  private(set) var label: Range<Int>?
  /// What stands between braces.
  private(set) var traits: TraitList?
  /// What is wrong, with the bytes it is about.
  private(set) var problems: [(problem: Problem, range: Range<Int>)] = []

  /// Reads a line from its first colon to its end, or gives nothing where it opens no container.
  init?(_ line: ArraySlice<UInt8>, shift: Int) {
    let line = line.trimmingEnd()
    let colons = line.prefix { $0 == UInt8(ascii: ":") }.endIndex
    let start = line[colons...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
    guard colons - line.startIndex >= 3, start < line.endIndex,
      line[start].isLetter || line[start] == UInt8(ascii: "{")
    else { return nil }
    fence = colons - line.startIndex
    range = line.startIndex + shift..<line.endIndex + shift
    let afterName = ContainerName.end(of: line[start...])
    name = ContainerName.lookedUp(line[start..<afterName])
    if afterName == start { problems.append((.missingName, colons + shift..<start + 1 + shift)) }
    readRest(line[afterName...], shift: shift)
  }

  /// What follows the name: a label in brackets and traits, or a title that takes all but the traits at the end.
  private mutating func readRest(_ rest: ArraySlice<UInt8>, shift: Int) {
    var rest = rest
    if rest.first == UInt8(ascii: "[") {
      guard let end = Self.endOfLabel(rest) else {
        problems.append((.unclosedLabel, rest.startIndex + shift..<rest.endIndex + shift))
        return
      }
      label = rest.startIndex + 1..<end
      rest = rest[(end + 1)...].trimmingStart()
      if rest.first == UInt8(ascii: "{") { rest = readTraits(rest, shift: shift)[...] }
      rest = rest.trimmingStart()
      if !rest.isEmpty {
        let text = String(decoding: rest, as: UTF8.self)
        problems.append((.trailingText(text), rest.startIndex + shift..<rest.endIndex + shift))
      }
      return
    }
    rest = rest.trimmingStart()
    if let end = Self.endOfLoneLabel(rest) {
      label = rest.startIndex + 1..<end
      rest = rest[(end + 1)...].trimmingStart()
      if !rest.isEmpty { _ = readTraits(rest, shift: shift) }
      return
    }
    if rest.first == UInt8(ascii: "{") {
      rest = readTraits(rest, shift: shift).trimmingStart()
    } else if rest.last == UInt8(ascii: "}"), let brace = rest.lastIndex(of: UInt8(ascii: "{")),
      case .success(let read) = TraitReader.read(rest[brace...], shift: shift), read.end == rest.endIndex
    {
      traits = read.list
      rest = rest[..<brace].trimmingEnd()
    }
    if !rest.isEmpty { label = rest.startIndex..<rest.endIndex }
  }

  /// Reads traits and gives what follows them; nothing follows where they are broken.
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

  /// Where the label closes in `::: name [Label] {…}`; a title may begin with a link, which is none.
  private static func endOfLoneLabel(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "["), let end = endOfLabel(text) else { return nil }
    let rest = text[(end + 1)...].trimmingStart()
    return rest.isEmpty || rest.first == UInt8(ascii: "{") ? end : nil
  }

  /// Where the bracket closes that the text opens; brackets nest, and a backslash takes the meaning of one.
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

extension ArraySlice<UInt8> {
  /// Without the white space and line end it ends with.
  func trimmingEnd() -> ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex, self[end - 1] <= 0x20 { end -= 1 }
    return self[startIndex..<end]
  }

  /// Without the white space it begins with.
  func trimmingStart() -> ArraySlice<UInt8> {
    drop { $0 <= 0x20 }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
