import Texts

/// Finds front matter that would be published as text, although its author meant it as front matter.
///
/// The cause is easy to overlook, such as an invisible character before the fence, or a dash too many. A draft would
/// become public, so this is an error.
enum UnreadFrontMatter {
  /// Returns the problem with a file that has no front matter at `start`.
  static func problem(in bytes: [UInt8], from start: Int) -> FrontMatterProblem? {
    let (first, obstacle) = InvisibleText.skip(in: bytes, from: start)
    guard first < bytes.count else { return nil }
    if let fences = FrontMatterFences.find(in: bytes, from: first) {
      let isMeant = fences.looksIntended && fences.content != nil
      return isMeant ? FrontMatterProblem(.misplaced(behind: obstacle), at: fences.opening) : nil
    }
    let line = FrontMatterLine(in: bytes, at: first)
    if let problem = LineMetadata.problem(in: bytes, from: line) { return problem }
    if let fence = FenceLikeLine(bytes[line.text]),
      LikelyKeys.follow(in: bytes, at: line.next, as: fence.format),
      LikelyKeys.linesToFence(in: bytes, at: line.next) != nil
    {
      return FrontMatterProblem(.invalidFence(fence.format), at: line.text)
    }
    return behindText(in: bytes, from: line) ?? brokenObject(in: bytes, from: line)
  }

  /// Returns the problem with front matter behind visible text, such as `x---` or a heading above the fence.
  ///
  /// A fence in the first three lines must precede a key that decides who sees the article, and a second fence.
  /// Everything else is prose between thematic breaks.
  private static func behindText(in bytes: [UInt8], from first: FrontMatterLine) -> FrontMatterProblem? {
    var line = first
    for _ in 0..<3 {
      if isCode(bytes[line.text]) { return nil }
      let text = bytes[line.text]
      if let fence = FenceLikeLine(text) ?? FenceLikeLine(text, besidesOneCharacter: ()),
        let lines = LikelyKeys.linesToFence(in: bytes, at: line.next),
        lines.contains(where: { LikelyKeys.decidesPublication(bytes[$0], as: fence.format) })
      {
        guard line.text.lowerBound > first.text.lowerBound else {
          return FrontMatterProblem(.invalidFence(fence.format), at: line.text)
        }
        let above = FrontMatterProblem.Obstacle(name: "this text", range: first.text)
        return FrontMatterProblem(.misplaced(behind: above), at: line.text)
      }
      guard line.next < bytes.count else { return nil }
      line = FrontMatterLine(in: bytes, at: line.next)
    }
    return nil
  }

  /// Returns the problem with a JSON object whose opening brace is missing or not alone, or whose first key is broken.
  ///
  /// The lines up to the first empty line must end with a brace and contain a key that decides who sees the article.
  private static func brokenObject(in bytes: [UInt8], from opening: FrontMatterLine) -> FrontMatterProblem? {
    var (line, decides) = (opening, false)
    if isCode(bytes[line.text]) || bytes[line.text].starts(with: "{{".utf8) { return nil }
    while true {
      let text = bytes[line.text]
      decides = decides || LikelyKeys.mayDecidePublicationInObject(text)
      if text.last == UInt8(ascii: "}") { break }
      guard !text.isEmpty, line.next < bytes.count else { return nil }
      line = FrontMatterLine(in: bytes, at: line.next)
    }
    return decides ? FrontMatterProblem(.invalidFence(.json), at: opening.text) : nil
  }

  private static func isCode(_ line: ArraySlice<UInt8>) -> Bool {
    ["```", "~~~", "    ", "\t"].contains { line.starts(with: $0.utf8) }
  }
}

/// A line that an author may have meant as a fence: `----`, `—`, `--- yaml`, or a fence with an invisible character.
struct FenceLikeLine {
  let format: FrontMatterBlock.Format
  /// Whether the line can be a closing fence; a line that names a format cannot.
  let mayClose: Bool

  init?(_ line: ArraySlice<UInt8>) {
    // A longer line is text, and most lines are longer.
    guard line.count < 80, line.first.map({ !$0.isASCIIAlphanumeric }) ?? false else { return nil }
    let text = String(decoding: line, as: UTF8.self).unicodeScalars.filter { !InvisibleText.isInvisible($0) }
    guard let first = text.first else { return nil }
    if text.elementsEqual("...".unicodeScalars) {
      (format, mayClose) = (.yaml, true)
      return
    }
    let isDash = first.properties.generalCategory == .dashPunctuation || first == "\u{2212}"
    guard isDash || first == "+" else { return nil }
    let rest = text.drop { isDash ? $0.properties.generalCategory == .dashPunctuation || $0 == first : $0 == first }
    let count = text.count - rest.count
    guard count > 1 || isDash && first.value > 0x2012 else { return nil }
    let name = String(String.UnicodeScalarView(rest)).lowercased()
    guard name.isEmpty || count > 2 && (name.hasPrefix("#") || Self.formatNames.contains(name)) else { return nil }
    (format, mayClose) = (isDash ? .yaml : .toml, name.isEmpty)
  }

  /// Creates a fence with one character more, or with another character in the place of one: `x---`, `--x`.
  init?(_ line: ArraySlice<UInt8>, besidesOneCharacter _: Void) {
    guard line.count < 80 else { return nil }
    let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
    for (mark, format) in [("-" as Character, FrontMatterBlock.Format.yaml), ("+", .toml)] {
      let count = text.count { $0 == mark }
      guard 2...3 ~= count, text.count - count == 1 else { continue }
      (self.format, mayClose) = (format, false)
      return
    }
    return nil
  }

  private static let formatNames = ["yaml", "yml", "toml", "json"]
}
