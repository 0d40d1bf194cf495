/// A vocabulary in the form the scanner needs, with its words in a hash table.
///
/// A class, because copying its tables for every word would cost more than reading the word.
final class CompiledVocabulary: Sendable {
  /// Whether a byte may start a word, and whether it may continue one.
  let letters: [Bool]
  let parts: [Bool]
  /// A mask for each byte before it is hashed or compared: 0x20 to ignore case, otherwise 0.
  let fold: UInt8
  let hasMembers, hasLabels: Bool
  /// Words that may only occur between two other words.
  let infixes: [[UInt8]]

  // The kinds of words that no list contains.

  let capitalized, allCaps, call, member, leading, other: TokenKind?
  let capitalizedCall, allCapsCall: TokenKind?
  let callsBefore, endings: ByteSet?
  let hasTypeArguments: Bool
  let key: Vocabulary.Key?
  let hasTightKeys: Bool
  let numbersEndWithPoint: Bool
  /// A second digit separator, such as `'` in C++, or 0 if only `_` separates digits.
  let separator: UInt8
  let numberSuffix: ByteSet

  /// The lists of words.
  let lists: [List]
  /// A hash table with open addressing, at most a third full: indices into `entries`, or -1.
  let slots: [Int32]
  let entries: [Entry]
  let bytes: [UInt8]

  struct Entry: Sendable {
    let hash: UInt32
    let start: Int32
    let count: Int32
    let list: Int32
  }

  /// The properties that all words of a list share.
  struct List: Sendable {
    let kind: TokenKind
    let declares: TokenKind?
    let isValue: Bool
    let expectsCommand: Bool
    let keepsKindAsLabel: Bool
    let preceding: Words.Preceding
    let following: Words.Following
  }

  init(_ rules: Vocabulary) {
    letters = rules.letters.table
    parts = rules.parts.table
    key = rules.key
    hasTightKeys = rules.key?.isTight ?? false
    (callsBefore, endings) = (rules.callsBefore, rules.endings)
    numberSuffix = rules.numbers?.suffix ?? ""
    (hasMembers, hasTypeArguments) = (rules.hasMembers, rules.hasTypeArguments)
    (numbersEndWithPoint, separator) = (rules.numbers?.endsWithPoint ?? false, rules.numbers?.separator ?? 0)
    (capitalized, allCaps, call) = (rules.capitalized, rules.allCaps, rules.call)
    (member, leading, other) = (rules.member, rules.leading, rules.other)
    (capitalizedCall, allCapsCall) = (rules.capitalizedCall, rules.allCapsCall)
    let fold: UInt8 = rules.foldsCase ? 0x20 : 0
    self.fold = fold
    lists = rules.words.map { words in
      List(
        kind: words.kind, declares: words.declares, isValue: words.isValue,
        expectsCommand: words.expectsCommand, keepsKindAsLabel: words.keepsKindAsLabel,
        preceding: words.preceding, following: words.following)
    }
    hasLabels = rules.hasLabels
    infixes = rules.infixes.split(separator: " ").map { Array($0.utf8) }
    var entries: [Entry] = []
    var bytes: [UInt8] = []
    for (list, words) in rules.words.enumerated() {
      for word in words.list.utf8.split(whereSeparator: \.isSpace) {
        let start = bytes.count
        var hash = Self.seed
        for byte in word {
          hash = Self.hash(hash, byte | fold)
          bytes.append(byte | fold)
        }
        entries.append(
          Entry(hash: hash, start: Int32(start), count: Int32(bytes.count - start), list: Int32(list)))
      }
    }
    var size = 16
    while size < entries.count * 3 { size *= 2 }
    var slots = [Int32](repeating: -1, count: size)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(index)
    }
    (self.slots, self.entries, self.bytes) = (slots, entries, bytes)
  }
}

extension CompiledVocabulary {
  static let seed: UInt32 = 0x811C_9DC5

  /// Returns a word's hash extended by one byte (FNV-1a).
  @inline(__always)
  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  /// Returns the first list that contains a word and accepts the text around the word, or -1.
  func list(
    of word: Range<Int>, hash: UInt32, isMember: Bool, in code: CodeText, after history: History, valueEnds: [Bool]
  ) -> Int {
    let mask = slots.count &- 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isSame(entry, word, in: code) {
        let list = Int(entry.list)
        if isPreceded(list, isMember, word.lowerBound, in: code, after: history, valueEnds: valueEnds),
          isFollowed(list, word.upperBound, in: code), !hasLabels || !isLabel(list, word, in: code, after: history)
        {
          return list
        }
      }
      slot = (slot &+ 1) & mask
    }
    return -1
  }

  @inline(__always)
  private func isSame(_ entry: Entry, _ word: Range<Int>, in code: CodeText) -> Bool {
    guard Int(entry.count) == word.count else { return false }
    let start = Int(entry.start)
    for offset in 0..<word.count where bytes[start &+ offset] != code[word.lowerBound &+ offset] | fold { return false }
    return true
  }

  // MARK: Neighbors

  /// Returns whether a list's condition on the preceding text holds.
  @inline(__always)
  private func isPreceded(
    _ list: Int, _ isMember: Bool, _ position: Int, in code: CodeText, after history: History, valueEnds: [Bool]
  ) -> Bool {
    switch lists[list].preceding {
    case .anything: return true
    case .noPoint: return !isMember
    case .point:
      guard isMember, position > code.start + 1 else { return false }
      return valueEnds[Int(code[position - 2])] || code[position - 2].isNamePart
    case .statement: return !isMember && history.isStatement(position, in: code)
    case .keywordAndParenthesis:
      guard history.wordEnd == position - 1, !history.wordIsValue, position > code.start else { return false }
      return code[position - 1] == UInt8(ascii: "(")
    case .bytes(let set):
      let before = code.startOfBlanks(before: position)
      return before > code.start && set.contains(code[before - 1])
    case .anchor(let anchor):
      return !isMember && anchor.matches(at: position, in: code, after: history, valueEnds: valueEnds)
    }
  }

  /// Returns whether a list's condition on the following text holds.
  @inline(__always)
  private func isFollowed(_ list: Int, _ position: Int, in code: CodeText) -> Bool {
    if case .anything = lists[list].following { return true }
    let next = code.endOfBlanks(from: position)
    let isSpaced = next > position
    let byte = next < code.end ? code[next] : nil
    switch lists[list].following {
    case .anything: return true
    case .word: return isSpaced && beginsName(next, in: code)
    case .bytes(let set): return set.contains(byte ?? UInt8(ascii: "\n"))
    case .noBytes(let set): return byte.map { !set.contains($0) } ?? true
    case .wordOr(let set):
      return byte.map { set.contains($0) } ?? false || isSpaced && beginsName(next, in: code)
    case .wordOrSpaced(let set):
      return isSpaced && (byte.map { set.contains($0) } ?? false || beginsName(next, in: code))
    }
  }

  /// Returns whether a word labels an argument.
  ///
  /// In each of these, the word `label` is a label:
  /// - `(label:` and `, label:`,
  /// - `(label name:` and `, label name:`,
  /// - `:label:`,
  /// - `@attribute label name:`.
  ///
  /// A word that declares the name after it is not a label.
  private func isLabel(_ list: Int, _ word: Range<Int>, in code: CodeText, after history: History) -> Bool {
    if lists[list].keepsKindAsLabel { return false }
    let before = code.startOfSpaces(before: word.lowerBound)
    guard before > code.start else { return false }
    let isOpened = code[before - 1] == UInt8(ascii: "(") || code[before - 1] == UInt8(ascii: ",")
    let isAfterColon = code[word.lowerBound - 1] == UInt8(ascii: ":")
    guard isOpened || isAfterColon || before == history.attributeEnd else { return false }
    var next = code.endOfBlanks(from: word.upperBound)
    var isNamed = false
    if lists[list].declares == nil, next > word.upperBound, next < code.end, parts[Int(code[next])] {
      repeat { next &+= 1 } while next < code.end && parts[Int(code[next])]
      next = code.endOfBlanks(from: next)
      isNamed = true
    }
    guard code.isByte(UInt8(ascii: ":"), at: next) else { return false }
    return isOpened || (isNamed ? before == history.attributeEnd : isAfterColon)
  }

  private func beginsName(_ position: Int, in code: CodeText) -> Bool {
    guard position < code.end else { return false }
    let byte = code[position]
    guard letters[Int(byte)] || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`") else { return false }
    return infixes.isEmpty || !isInfix(position, in: code)
  }

  private func isInfix(_ position: Int, in code: CodeText) -> Bool {
    infixes.contains { infix in
      let next = position + infix.count
      guard next <= code.end, code[position] == infix[0], infix.elementsEqual(code.bytes[position..<next]) else {
        return false
      }
      return next == code.end || !parts[Int(code[next])]
    }
  }
}
