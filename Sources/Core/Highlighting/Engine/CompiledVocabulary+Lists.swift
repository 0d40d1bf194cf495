extension CompiledVocabulary {
  static let seed: UInt32 = 0x811C_9DC5

  /// A word's hash with one more byte.
  @inline(__always)
  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  /// The first list that holds a word and fits what stands around it, or -1.
  func list(
    of word: Range<Int>, hash: UInt32, isMember: Bool, in code: CodeText, after recall: Recall, valueEnds: [Bool]
  ) -> Int {
    let mask = slots.count &- 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isSame(entry, word, in: code) {
        let list = Int(entry.list)
        if isPreceded(list, isMember, word.lowerBound, in: code, after: recall, valueEnds: valueEnds),
          isFollowed(list, word.upperBound, in: code), !hasLabels || !isLabel(list, word, in: code, after: recall)
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

  // MARK: Neighbours

  /// Whether what a list of words wants to go before does.
  @inline(__always)
  private func isPreceded(
    _ list: Int, _ isMember: Bool, _ position: Int, in code: CodeText, after recall: Recall, valueEnds: [Bool]
  ) -> Bool {
    switch lists[list].preceding {
    case .anything: return true
    case .noPoint: return !isMember
    case .point:
      guard isMember, position > code.start + 1 else { return false }
      return valueEnds[Int(code[position - 2])] || code[position - 2].isNamePart
    case .statement: return !isMember && recall.isStatement(position, in: code)
    case .keywordAndParenthesis:
      guard recall.wordEnd == position - 1, !recall.wordIsValue, position > code.start else { return false }
      return code[position - 1] == UInt8(ascii: "(")
    case .bytes(let set):
      let before = code.startOfBlanks(before: position)
      return before > code.start && set.contains(code[before - 1])
    case .place(let place):
      return !isMember && place.holds(at: position, in: code, after: recall, valueEnds: valueEnds)
    }
  }

  /// Whether what a list of words wants to follow does.
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

  /// Whether a word labels an argument.
  ///
  /// It does behind a parenthesis or a comma, before a colon or a name and a colon; between two colons; and behind an
  /// attribute, before a name that it does not declare and a colon.
  private func isLabel(_ list: Int, _ word: Range<Int>, in code: CodeText, after recall: Recall) -> Bool {
    if lists[list].standsAsLabel { return false }
    let before = code.startOfSpaces(before: word.lowerBound)
    guard before > code.start else { return false }
    let isOpened = code[before - 1] == UInt8(ascii: "(") || code[before - 1] == UInt8(ascii: ",")
    let isBehindColon = code[word.lowerBound - 1] == UInt8(ascii: ":")
    guard isOpened || isBehindColon || before == recall.attributeEnd else { return false }
    var next = code.endOfBlanks(from: word.upperBound)
    var isNamed = false
    if lists[list].declares == nil, next > word.upperBound, next < code.end, parts[Int(code[next])] {
      repeat { next &+= 1 } while next < code.end && parts[Int(code[next])]
      next = code.endOfBlanks(from: next)
      isNamed = true
    }
    guard code.isByte(UInt8(ascii: ":"), at: next) else { return false }
    return isOpened || (isNamed ? before == recall.attributeEnd : isBehindColon)
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
