import Texts

/// The info string of a code fence: `swift [main.swift] {#id .class lines=1,4-6}`.
///
/// Parsing never fails. The ranges of unknown words are in `unknown`, and the caller warns about them.
struct FenceInfo: Equatable {
  /// The language as written, or empty.
  private(set) var language = ""
  /// The label and the traits, or `nil` if there are none.
  private(set) var traits: TraitList?
  /// The ranges of unknown words, as file offsets.
  private(set) var unknown: [Range<Int>] = []

  /// Parses the text after the fence on its line.
  ///
  /// The indices of `text` are file offsets.
  init(_ text: ArraySlice<UInt8>) {
    var rest = text.trimmed
    let all = rest.startIndex..<rest.endIndex
    let end = rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? rest.endIndex
    if !rest[..<end].contains(UInt8(ascii: "=")) {
      language = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...].trimmedStart
    }
    var entries: [TraitList.Entry] = []
    while let first = rest.first, entries.count < TraitList.limit, unknown.count < TraitList.limit {
      let parsed = Self.next(rest, startingWith: first)
      entries += parsed.entries
      if parsed.entries.isEmpty { unknown.append(rest.startIndex..<parsed.end) }
      rest = rest[parsed.end...].trimmedStart
    }
    if !entries.isEmpty { traits = TraitList(entries: entries, range: all) }
  }

  private static func next(
    _ text: ArraySlice<UInt8>, startingWith first: UInt8
  ) -> (entries: [TraitList.Entry], end: Int) {
    if first == UInt8(ascii: "{") {
      if let lines = lines(text) { return lines }
      if case .success(let read) = TraitReader.read(text, shift: 0) { return (read.list.entries, read.end) }
      return ([], text.firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? text.endIndex)
    }
    if first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")), end > text.startIndex + 1 {
      let name = text.startIndex + 1..<end
      let entry = TraitList.Entry(
        kind: .label, name: String(decoding: text[name], as: UTF8.self), value: "",
        range: text.startIndex..<end + 1, valueRange: name)
      return ([entry], end + 1)
    }
    if case .success(let read) = TraitReader.readEntry(text, shift: 0) { return ([read.entry], read.end) }
    return ([], text.firstIndex { $0 <= 0x20 } ?? text.endIndex)
  }

  /// Parses `{1,4-6}`, which is short for `{lines=1,4-6}`.
  private static func lines(_ text: ArraySlice<UInt8>) -> (entries: [TraitList.Entry], end: Int)? {
    guard let end = text.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let inner = text[(text.startIndex + 1)..<end]
    guard inner.contains(where: \.isASCIIDigit),
      inner.allSatisfy({ $0.isASCIIDigit || [0x20, 0x2C, 0x2D].contains($0) })
    else { return nil }
    let entry = TraitList.Entry(
      kind: .value, name: "lines", value: String(decoding: inner.filter { $0 != 0x20 }, as: UTF8.self),
      range: text.startIndex..<end + 1, valueRange: inner.startIndex..<end)
    return ([entry], end + 1)
  }
}
