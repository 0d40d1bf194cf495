extension Scanner {
  /// Reads a word and adds its token.
  mutating func readWord(_ vocabulary: CompiledVocabulary) {
    let from = at
    var hash = CompiledVocabulary.seed
    var end = at
    repeat {
      hash = CompiledVocabulary.hash(hash, code[end] | vocabulary.fold)
      end &+= 1
    } while end < code.end && vocabulary.parts[Int(code[end])]
    let isEnded = vocabulary.isEnding(at: end, in: code)
    if isEnded {
      hash = CompiledVocabulary.hash(hash, code[end] | vocabulary.fold)
      end &+= 1
    }
    at = end
    let isMember = vocabulary.hasMembers && code.isAfterPoint(from)
    let declaration = history.declaredAt == from ? history.declared : nil
    history.declaredAt = -1
    let word = from..<end
    if vocabulary.hasTightKeys, !isMember, declaration == nil, vocabulary.isKey(word, in: code, after: history) {
      emit(vocabulary.key?.kind, from: from, to: end)
      history.recordWord(end: end, isValue: true)
      return
    }
    let index = vocabulary.list(
      of: word, hash: hash, isMember: isMember, in: code, after: history, valueEnds: grammar.valueEnds)
    if index >= 0 {
      let list = vocabulary.lists[index]
      emit(list.kind, from: from, to: end)
      history.recordWord(end: end, isValue: list.isValue, expectsCommand: list.expectsCommand)
      if let declares = list.declares {
        (history.declaredAt, history.declared) = (code.endOfBlanks(from: end), declares)
      }
      return
    }
    var kind = declaration == .plain ? nil : declaration
    if kind == nil {
      kind = isEnded ? vocabulary.call : vocabulary.kind(of: word, isMember: isMember, in: code, after: history)
    }
    history.recordWord(end: end, isValue: true)
    emit(kind, from: from, to: end)
  }

  /// Reads a number, which may contain a point before a digit, and a sign after the letter of an exponent.
  mutating func readNumber(_ vocabulary: CompiledVocabulary) {
    let from = at
    let point = UInt8(ascii: ".")
    var hasPoint = code[at] == point
    if hasPoint, !code.isDigit(at: at + 1) {
      at += 1
      return
    }
    let isHexadecimal = code[at] == UInt8(ascii: "0") && at + 1 < code.end && code[at + 1].folded == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    at += 1
    while at < code.end {
      let byte = code[at]
      if byte < 0x80, byte.isNamePart {
        at += 1
      } else if byte == point, code.isDigit(at: at + 1) {
        hasPoint = true
        at += 2
      } else if byte == point, !hasPoint, vocabulary.numbersEndWithPoint, !code.isByte(point, at: at + 1) {
        hasPoint = true
        at += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), code[at - 1].folded == exponent,
        code.isDigit(at: at + 1)
      {
        at += 2
      } else if byte == vocabulary.separator, at + 1 < code.end, code[at + 1] < 0x80, code[at + 1].isNamePart {
        at += 2
      } else {
        break
      }
    }
    if at < code.end, vocabulary.numberSuffix.contains(code[at]) { at += 1 }
    emit(.number, from: from, to: at)
    history.recordWord(end: at, isValue: true)
  }
}
