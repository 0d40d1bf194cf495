import Texts

/// The problems of a trait list.
enum TraitProblem: Error, Equatable {
  case unclosed
  case unclosedQuote
  case missingName
  case missingValue(String)
  case unexpected(String)
  case tooMany

  var message: String {
    switch self {
    case .unclosed: "the braces are not closed on this line"
    case .unclosedQuote: "the quoted value has no closing quote"
    case .missingName: "a name is missing here"
    case .missingValue(let name): "`\(name)=` has no value"
    case .unexpected(let text): "`\(text)` is not allowed in a trait list"
    case .tooMany: "there are more than \(TraitList.limit) entries"
    }
  }
}

/// A problem with its range.
struct LocatedTraitProblem: Error, Equatable {
  let problem: TraitProblem
  let range: Range<Int>
}

/// A parser for one trait list on one line.
struct TraitReader {
  private let bytes: ArraySlice<UInt8>
  /// The difference between a file offset and an index of `bytes`.
  private let shift: Int
  private var at: Int

  private init(_ bytes: ArraySlice<UInt8>, shift: Int) {
    self.bytes = bytes
    self.shift = shift
    at = bytes.startIndex
  }

  /// Parses a list from its opening brace, and returns it with the index after its closing brace.
  ///
  /// `{: …}` is the same as `{…}`. `shift` is the difference between a file offset and an index.
  static func read(
    _ bytes: ArraySlice<UInt8>, shift: Int
  ) -> Result<(list: TraitList, end: Int, hasColon: Bool), LocatedTraitProblem> {
    var reader = TraitReader(bytes, shift: shift)
    do {
      return .success(try reader.list())
    } catch {
      return .failure(error)
    }
  }

  /// Parses a single entry, and returns it with the index after it.
  static func readEntry(
    _ bytes: ArraySlice<UInt8>, shift: Int
  ) -> Result<(entry: TraitList.Entry, end: Int), LocatedTraitProblem> {
    var reader = TraitReader(bytes, shift: shift)
    do {
      return .success((try reader.entry(), reader.at))
    } catch {
      return .failure(error)
    }
  }

  private mutating func list() throws(LocatedTraitProblem) -> (list: TraitList, end: Int, hasColon: Bool) {
    let start = at
    at += 1
    let hasColon = current == UInt8(ascii: ":")
    if hasColon { at += 1 }
    var entries: [TraitList.Entry] = []
    while true {
      while let byte = current, byte == 0x20 || byte == 0x09 { at += 1 }
      guard let byte = current else { throw failure(.unclosed, from: start) }
      if byte == UInt8(ascii: "}") { break }
      if entries.count == TraitList.limit { throw failure(.tooMany, from: start) }
      entries.append(try entry())
    }
    at += 1
    return (TraitList(entries: entries, range: start + shift..<at + shift), at, hasColon)
  }

  private mutating func entry() throws(LocatedTraitProblem) -> TraitList.Entry {
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "#"): return try markedEntry(.identifier, from: start)
    case UInt8(ascii: "."): return try markedEntry(.className, from: start)
    default: break
    }
    let name = consume { $0.isTraitName }
    guard !name.isEmpty else { throw unexpected() }
    guard current == UInt8(ascii: "=") else {
      guard isEndOfEntry else { throw unexpected() }
      return makeEntry(.flag, text(name), "", from: start, value: start..<at)
    }
    at += 1
    let value = try value(of: text(name))
    guard isEndOfEntry else { throw unexpected() }
    return makeEntry(.value, text(name), value.text, from: start, value: value.range)
  }

  private mutating func markedEntry(_ kind: TraitList.Kind, from start: Int) throws(LocatedTraitProblem)
    -> TraitList.Entry
  {
    at += 1
    let name = consume { $0.isTraitWord }
    guard !name.isEmpty else { throw failure(.missingName, from: start) }
    guard isEndOfEntry else { throw unexpected() }
    return makeEntry(kind, text(name), "", from: start, value: start..<at)
  }

  private mutating func value(of name: String) throws(LocatedTraitProblem) -> (text: String, range: Range<Int>) {
    let start = at
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let range = consume { $0.isTraitValue }
      guard !range.isEmpty else { throw failure(.missingValue(name), from: start - name.utf8.count - 1) }
      return (text(range), range)
    }
    at += 1
    var value: [UInt8] = []
    while let byte = current, byte != quote {
      at += 1
      if byte == UInt8(ascii: "\\"), let escaped = current, escaped == quote || escaped == UInt8(ascii: "\\") {
        value.append(escaped)
        at += 1
      } else {
        value.append(byte)
      }
    }
    guard current == quote else { throw failure(.unclosedQuote, from: start) }
    at += 1
    return (String(decoding: value, as: UTF8.self), start + 1..<at - 1)
  }

  private var current: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  private var isEndOfEntry: Bool {
    current.map { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "}") } ?? true
  }

  private mutating func consume(while condition: (UInt8) -> Bool) -> Range<Int> {
    let start = at
    while let byte = current, condition(byte) { at += 1 }
    return start..<at
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func makeEntry(
    _ kind: TraitList.Kind, _ name: String, _ value: String, from start: Int, value range: Range<Int>
  ) -> TraitList.Entry {
    TraitList.Entry(
      kind: kind, name: name, value: value, range: start + shift..<at + shift,
      valueRange: range.lowerBound + shift..<range.upperBound + shift)
  }

  private func failure(_ problem: TraitProblem, from start: Int) -> LocatedTraitProblem {
    LocatedTraitProblem(problem: problem, range: start + shift..<max(at, start) + shift)
  }

  private mutating func unexpected() -> LocatedTraitProblem {
    let start = at
    _ = consume { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "}") }
    if start == at { at += 1 }
    at = min(at, bytes.endIndex)
    return failure(.unexpected(text(start..<at)), from: start)
  }
}

extension UInt8 {
  /// Whether the byte can be part of a trait name.
  fileprivate var isTraitName: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// Whether the byte can be part of an ID or a class.
  fileprivate var isTraitWord: Bool { isTraitName || self == UInt8(ascii: ".") || self == UInt8(ascii: ":") }

  /// Whether the byte can be part of an unquoted value.
  fileprivate var isTraitValue: Bool {
    switch self {
    case 0x00...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "`"):
      false
    default: true
    }
  }
}
