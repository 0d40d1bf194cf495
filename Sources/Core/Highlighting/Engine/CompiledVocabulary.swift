/// A vocabulary as the scanner wants it: its words in a table that is asked by their bytes.
///
/// It is a class, for a copy of all its tables at every word would cost more than reading the word.
final class CompiledVocabulary: Sendable {
  /// Whether a byte begins a word, or goes on with one.
  let letters: [Bool]
  let parts: [Bool]
  /// What is set in every byte before it is hashed or compared: the bit of the small letters, where case is the same.
  let fold: UInt8
  let hasMembers, hasLabels: Bool
  /// The words that stand between two others.
  let infixes: [[UInt8]]

  // What a word is that is none of the language.

  let capitalised, shouting, call, member, leading, other: TokenKind?
  let capitalisedCall, shoutingCall: TokenKind?
  let callsBefore, endings: ByteSet?
  let hasTypeArguments: Bool
  let key: Vocabulary.Key?
  let hasTightKeys: Bool
  let numbersEndWithPoint: Bool
  /// What separates digits besides `_`; else what no number holds.
  let separator: UInt8
  let numberSuffix: ByteSet

  /// What is known of each list of words.
  let lists: [List]
  /// Indices into `entries`, or -1; open addressing, a third full at most.
  let slots: [Int32]
  let entries: [Entry]
  let bytes: [UInt8]

  struct Entry: Sendable {
    let hash: UInt32
    let start: Int32
    let count: Int32
    let list: Int32
  }

  /// What is known of all words of a list.
  struct List: Sendable {
    let kind: TokenKind
    let declares: TokenKind?
    let isValue: Bool
    let leadsOn: Bool
    let standsAsLabel: Bool
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
    (capitalised, shouting, call) = (rules.capitalised, rules.shouting, rules.call)
    (member, leading, other) = (rules.member, rules.leading, rules.other)
    (capitalisedCall, shoutingCall) = (rules.capitalisedCall, rules.shoutingCall)
    let fold: UInt8 = rules.foldsCase ? 0x20 : 0
    self.fold = fold
    lists = rules.words.map { words in
      List(
        kind: words.kind, declares: words.declares, isValue: words.isValue,
        leadsOn: words.leadsOn, standsAsLabel: words.standsAsLabel,
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
