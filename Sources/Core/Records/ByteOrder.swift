extension String {
  /// Whether it comes before another one by its bytes, which is the same order on every machine and in every language.
  ///
  ///     ["b", "a"].sorted { $0.precedesByBytes($1) }  // a, b
  package func precedesByBytes(_ other: String) -> Bool {
    // Of ASCII, the order of strings is that of bytes, and looks at many of them at once.
    if utf8Span.isKnownASCII, other.utf8Span.isKnownASCII { return self < other }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether it has the same bytes as another one: strings are equal, too, where characters are composed in other ways.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    // Of as many bytes, only those outside of ASCII can be others.
    return utf8Span.isKnownASCII || utf8.elementsEqual(other.utf8)
  }
}

extension Sequence {
  /// The elements in the byte order of their names; those of one name stay as they come.
  ///
  ///     ["b", "a"].inByteOrder { $0 }  // a, b
  package func inByteOrder(of name: (Element) -> String) -> [Element] {
    let list = Array(self)
    // Most lists are in order but for a few: to put those where they belong takes a quarter of what it takes to sort.
    guard let run = list.run(ofAllBut: 32, where: { !name($1).precedesByBytes(name($0)) }) else {
      return list.sorted { name($0).precedesByBytes(name($1)) }
    }
    var ordered = Array(list[run])
    for one in list[..<run.lowerBound].reversed() {
      ordered.insert(one, at: ordered.firstPlace { !name($0).precedesByBytes(name(one)) })
    }
    for one in list[run.upperBound...] {
      ordered.insert(one, at: ordered.firstPlace { name(one).precedesByBytes(name($0)) })
    }
    return ordered
  }
}

extension Array {
  /// The elements of two lists in the byte order of their names, in which each of the two is already; of one name, its own come first.
  ///
  ///     ["a", "c"].merging(["b"]) { $0 }  // a, b, c
  package func merging(_ others: [Element], of name: (Element) -> String) -> [Element] {
    if isEmpty || others.isEmpty { return isEmpty ? others : self }
    var merged: [Element] = []
    merged.reserveCapacity(count + others.count)
    var next = 0
    for other in others {
      let otherName = name(other)
      let place = firstPlace(near: next) { otherName.precedesByBytes(name($0)) }
      merged += self[next..<place]
      merged.append(other)
      next = place
    }
    merged += self[next...]
    return merged
  }

  /// The elements but for those of some names; both are in byte order.
  ///
  ///     ["a", "b", "c"].removing(["b"]) { $0 }  // a, c
  package func removing(_ names: [String], of name: (Element) -> String) -> [Element] {
    var rest: [Element] = []
    rest.reserveCapacity(count)
    var next = 0
    for removed in names {
      let place = Swift.max(next, firstPlace(near: next) { !name($0).precedesByBytes(removed) })
      rest += self[next..<place]
      next = place < count && name(self[place]).hasSameBytes(as: removed) ? place + 1 : place
    }
    rest += self[next...]
    return rest
  }

  /// The longest stretch in which something is so of each element and the next one, if no more than a few lie beside it.
  func run(ofAllBut few: Int, where isSo: (Element, Element) -> Bool) -> Range<Int>? {
    var (longest, start, runs) = (0..<0, 0, 0)
    for index in indices where index + 1 == count || !isSo(self[index], self[index + 1]) {
      if index + 1 - start > longest.count { longest = start..<index + 1 }
      (start, runs) = (index + 1, runs + 1)
      // Each other run has one at least.
      if runs > few + 1 { return nil }
    }
    return count - longest.count <= few ? longest : nil
  }

  /// The place of the first element of which something is so, in a list where it is so of all that follow; the less far from the
  /// guess it is, the sooner it is found.
  package func firstPlace(near guess: Int? = nil, where isSo: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    if let guess, indices.contains(guess) {
      var step = 1
      if isSo(self[guess]) {
        high = guess
        while step <= high, isSo(self[high - step]) { (high, step) = (high - step, step * 2) }
        low = Swift.max(0, high - step)
      } else {
        low = guess + 1
        while low + step <= count, !isSo(self[low + step - 1]) { (low, step) = (low + step, step * 2) }
        high = Swift.min(count, low + step)
      }
    }
    while low < high {
      let middle = (low + high) / 2
      if isSo(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The place of the element that has a name, in a list in the byte order of names; where somebody guesses right, nobody searches far.
  ///
  ///     ["a", "b"].place(of: "b") { $0 }  // 1
  package func place(of name: String, near guess: Int? = nil, named: (Element) -> String) -> Int? {
    if let guess, indices.contains(guess), named(self[guess]).hasSameBytes(as: name) { return guess }
    let place = firstPlace(near: guess) { !named($0).precedesByBytes(name) }
    return place < count && named(self[place]).hasSameBytes(as: name) ? place : nil
  }
}
