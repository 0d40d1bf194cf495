import Texts

/// A parser for the expression in a tag: a name, and filters after it.
///
///     posts.drafts | where: tag "a b" | sort: date | limit: 5
///
/// A name is words joined by dots; `.` is the value of the enclosing section. A filter follows `|`. Its arguments
/// follow a colon and are separated by spaces or commas. An argument is a number, a word, a text in quotes (`"…"` or
/// `'…'`), or `*name` for the value of a name. A text cannot contain its own quote or the end of the tag.
struct ExpressionReader {
  let bytes: [UInt8]
  let filters: FilterRegistry
  /// The names, expressions and calls read so far, for the program.
  var names: [ValueName] = []
  var expressions: [Expression] = []
  var calls: [FilterCall] = []
  private(set) var problems: [LocatedTemplateProblem] = []
  /// Whether a tag of another template language was reported; only the first one is.
  private var hasForeignTag = false
  private var indexes: [String: Int] = [:]
  private var at = 0
  private var end = 0

  init(bytes: [UInt8], filters: FilterRegistry) {
    (self.bytes, self.filters) = (bytes, filters)
  }

  /// Parses the content of the tag at `tag` and returns the index of its expression.
  mutating func read(_ content: Range<Int>, of tag: Range<Int>) -> Int {
    if NonMustacheTag.matches(bytes[content]) || hasForeignTag && NonMustacheTag.continuesBlock(bytes[content]) {
      if !hasForeignTag { problems.append(LocatedTemplateProblem(.foreignName(text(content)), at: content)) }
      hasForeignTag = true
      expressions.append(
        Expression(names: 0..<0, filters: calls.count..<calls.count, range: content, isInvalid: true))
      return expressions.count - 1
    }
    (at, end) = (content.lowerBound, content.upperBound)
    let name = word { $0 == UInt8(ascii: "|") }
    skipBlanks()
    if name.isEmpty { problems.append(LocatedTemplateProblem(.missingName, at: tag)) }
    if at < end, bytes[at] != UInt8(ascii: "|") {
      problems.append(LocatedTemplateProblem(.invalidName(text(content)), at: content))
      at = end
    }
    let first = calls.count
    var read: [FilterCall] = []
    while at < end {
      if let call = call() { read.append(call) }
    }
    calls += read
    return add(name, filters: first..<calls.count)
  }

  private mutating func add(_ name: Range<Int>, filters: Range<Int>) -> Int {
    let path = text(name)
    var parts = 0..<0
    var isInvalid = false
    if path != "." {
      // The parts of a path are adjacent. Equal paths share their parts.
      let words = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      isInvalid = words.contains("")
      if isInvalid, words.count > 1 { problems.append(LocatedTemplateProblem(.invalidName(path), at: name)) }
      let start = indexes[path] ?? names.count
      if start == names.count { names += words.map { ValueName($0) } }
      indexes[path] = start
      parts = start..<start + words.count
    }
    expressions.append(Expression(names: parts, filters: filters, range: name, isInvalid: isInvalid))
    return expressions.count - 1
  }

  /// Parses one filter, starting at its `|`.
  ///
  /// After an error, the rest of the tag is skipped.
  private mutating func call() -> FilterCall? {
    at += 1
    skipBlanks()
    let start = at
    let range = word { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }
    skipBlanks()
    guard !range.isEmpty else { return fail(.invalidFilter(.missingName), at: max(0, start - 1)..<start) }
    let name = text(range)
    let filter = filters[name]
    if filter == nil {
      problems.append(LocatedTemplateProblem(.unknownFilter(name), at: range, among: filters.names))
    }
    var arguments: [FilterCall.Argument] = []
    if at < end, bytes[at] == UInt8(ascii: ":") {
      at += 1
      guard let read = readArguments() else { return nil }
      arguments = read
    }
    if at < end, bytes[at] != UInt8(ascii: "|") {
      if filter != nil { return fail(.invalidFilter(.missingColon(name)), at: at..<end) }
      at = end
    }
    guard let filter else { return nil }
    let call = FilterCall(filter: filter, arguments: arguments, range: range)
    problems += call.problems()
    return call
  }

  private mutating func readArguments() -> [FilterCall.Argument]? {
    var arguments: [FilterCall.Argument] = []
    while true {
      while at < end, bytes[at].isASCIIWhiteSpace || bytes[at] == UInt8(ascii: ",") { at += 1 }
      guard at < end, bytes[at] != UInt8(ascii: "|") else { return arguments }
      guard let argument = argument() else { return nil }
      arguments.append(argument)
    }
  }

  private mutating func argument() -> FilterCall.Argument? {
    let start = at
    let first = bytes[at]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: first) else {
        return fail(.invalidFilter(.unclosedString), at: start..<end)
      }
      at = close + 1
      return FilterCall.Argument(.literal(.text(text(start + 1..<close))), at: start..<at)
    }
    let range = word { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ",") }
    if first == UInt8(ascii: "*"), range.count > 1 {
      let path = range.lowerBound + 1..<range.upperBound
      return FilterCall.Argument(.name(add(path, filters: calls.count..<calls.count)), at: range)
    }
    return FilterCall.Argument(.literal(Self.value(of: text(range))), at: range)
  }

  private static func value(of word: String) -> TemplateValue {
    let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    guard isNumber else { return .text(word) }
    return Int(word).map { .integer($0) } ?? Double(word).map { .number($0) } ?? .text(word)
  }

  private mutating func fail<Value>(_ problem: TemplateProblem, at range: Range<Int>) -> Value? {
    problems.append(LocatedTemplateProblem(problem, at: range))
    at = end
    return nil
  }

  private mutating func word(until stops: (UInt8) -> Bool) -> Range<Int> {
    let start = at
    while at < end, !bytes[at].isASCIIWhiteSpace, !stops(bytes[at]) { at += 1 }
    return start..<at
  }

  private mutating func skipBlanks() { while at < end, bytes[at].isASCIIWhiteSpace { at += 1 } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
