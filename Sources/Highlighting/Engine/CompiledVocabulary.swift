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
  let callsOtherwise, hasTypeArguments: Bool
  let callsBefore: [Bool]
  let hasEndings: Bool
  let endings: [Bool]
  let key: Key?
  let hasTightKeys: Bool
  let keyBefore, keyGap, keyBehind: [Bool]
  let numbersEndWithPoint: Bool
  /// What separates digits besides `_`; else what no number holds.
  let separator: UInt8
  let numberSuffix: [Bool]

  /// What is known of each list of words.
  let lists: [List]
  /// The bytes that may or may not follow the words of a list, 256 entries for each list.
  let following: [Bool]
  /// The same for what may go before them.
  let preceding: [Bool]
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
    let preceding: Preceding
    let following: Following
  }

  /// `Vocabulary.Key` without its sets.
  struct Key: Sendable {
    let kind: TokenKind
    let isFirst, isSpaced, isTight, standsBehind: Bool
  }

  /// `Words.Following` without its sets.
  enum Following: Sendable { case anything, word, bytes, noBytes, wordOrBytes, wordOrSpacedBytes }

  /// `Words.Preceding` without its sets.
  enum Preceding: Sendable { case anything, noPoint, point, statement, keywordAndParenthesis, bytes, place(Rule.Place) }

  init(_ rules: Vocabulary) {
    letters = rules.letters.table
    parts = rules.parts.table
    keyBefore = (rules.key?.before ?? "").table
    keyGap = (rules.key?.gap ?? "").table
    keyBehind = (rules.key?.behind ?? "").table
    key = rules.key.map { key in
      Key(
        kind: key.kind, isFirst: key.isFirst, isSpaced: key.isSpaced, isTight: key.isTight,
        standsBehind: key.behind != nil)
    }
    hasTightKeys = rules.key?.isTight ?? false
    (hasEndings, endings) = (rules.endings != nil, (rules.endings ?? "").table)
    numberSuffix = (rules.numbers?.suffix ?? "").table
    (hasMembers, hasTypeArguments) = (rules.hasMembers, rules.hasTypeArguments)
    (numbersEndWithPoint, separator) = (rules.numbers?.endsWithPoint ?? false, rules.numbers?.separator ?? 0)
    (capitalised, shouting, call) = (rules.capitalised, rules.shouting, rules.call)
    (member, leading, other) = (rules.member, rules.leading, rules.other)
    (capitalisedCall, shoutingCall) = (rules.capitalisedCall, rules.shoutingCall)
    callsOtherwise = rules.callsBefore != nil
    callsBefore = (rules.callsBefore ?? "").table
    let fold: UInt8 = rules.foldsCase ? 0x20 : 0
    self.fold = fold
    lists = rules.words.map { words in
      List(
        kind: words.kind, declares: words.declares, isValue: words.isValue,
        leadsOn: words.leadsOn, standsAsLabel: words.standsAsLabel,
        preceding: Preceding(words.preceding), following: Following(words.following))
    }
    following = rules.words.flatMap { $0.following.set.table }
    preceding = rules.words.flatMap { $0.preceding.set.table }
    hasLabels = rules.hasLabels
    infixes = rules.infixes.split(separator: " ").map { Array($0.utf8) }
    var entries: [Entry] = []
    var bytes: [UInt8] = []
    for (list, words) in rules.words.enumerated() {
      for word in words.list.split(whereSeparator: \.isWhitespace) {
        let start = bytes.count
        var hash = Self.seed
        for byte in word.utf8 { hash = Self.hash(hash, byte | fold) }
        bytes += word.utf8.map { $0 | fold }
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

extension CompiledVocabulary.Following {
  fileprivate init(_ following: Words.Following) {
    self =
      switch following {
      case .anything: .anything
      case .word: .word
      case .bytes: .bytes
      case .noBytes: .noBytes
      case .wordOr: .wordOrBytes
      case .wordOrSpaced: .wordOrSpacedBytes
      }
  }
}

extension Words.Following {
  fileprivate var set: ByteSet {
    switch self {
    case .anything, .word: ""
    case .bytes(let set), .noBytes(let set), .wordOr(let set), .wordOrSpaced(let set): set
    }
  }
}

extension CompiledVocabulary.Preceding {
  fileprivate init(_ preceding: Words.Preceding) {
    self =
      switch preceding {
      case .anything: .anything
      case .noPoint: .noPoint
      case .point: .point
      case .statement: .statement
      case .keywordAndParenthesis: .keywordAndParenthesis
      case .bytes: .bytes
      case .place(let place): .place(place)
      }
  }
}

extension Words.Preceding {
  fileprivate var set: ByteSet { if case .bytes(let set) = self { set } else { "" } }
}
