import Markup
import Planning
package import Records

/// The facts of an edition, in an order that does not depend on threads.
struct RecordedFacts: Sendable, Equatable {
  var links: [PageLink] = []
  var sets: [[Int]] = []
  var ids: [[UInt32]] = []
  /// The HTML files of the content, by their paths.
  var copies: [CopiedPage] = []
}

/// A page that is copied from the content folder.
struct CopiedPage: Sendable, Equatable {
  /// The path in the content folder.
  let source: String
  /// The path in the output.
  let path: String
  /// The hash of the file.
  let hash: ContentHash
  var facts: PageFacts
}

extension RecordedFacts {
  /// Creates the facts of pages, and replaces the numbers in these by those of the record.
  init(of pages: inout [PageRecord], _ copies: [CopiedPage], in table: FactTable.State) {
    let all = pages.map(\.facts) + copies.map(\.facts)
    let (links, linkPlaces) = Self.sorted(table.links, table.numbers(of: all)) { $0.precedes($1) }
    let sets = Set(all.flatMap { [$0.frame, $0.main] }).map { number in
      (number, (table.sets.values[number] ?? []).map { linkPlaces[$0] }.sorted())
    }
    let (sortedSets, setPlaces) = Self.sorted(sets) { $0.lexicographicallyPrecedes($1) }
    let (sortedIDs, idPlaces) = Self.sorted(table.ids, Set(all.flatMap { [$0.frameIDs, $0.mainIDs] })) {
      $0.lexicographicallyPrecedes($1)
    }
    func renumber(_ facts: inout PageFacts) {
      (facts.frame, facts.main) = (setPlaces[facts.frame], setPlaces[facts.main])
      (facts.frameIDs, facts.mainIDs) = (idPlaces[facts.frameIDs], idPlaces[facts.mainIDs])
    }
    (self.links, self.sets, self.ids, self.copies) = (links, sortedSets, sortedIDs, copies)
    for index in pages.indices { renumber(&pages[index].facts) }
    for index in self.copies.indices { renumber(&self.copies[index].facts) }
  }

  /// Returns the values with some numbers in an order, and the place of each by its number.
  private static func sorted<Value>(
    _ values: Numbered<Value>, _ numbers: some Sequence<Int>, by precedes: (Value, Value) -> Bool
  ) -> (values: [Value], places: [Int]) {
    sorted(numbers.compactMap { number in values.values[number].map { (number, $0) } }, by: precedes)
  }

  private static func sorted<Value>(
    _ values: [(number: Int, value: Value)], by precedes: (Value, Value) -> Bool
  ) -> (values: [Value], places: [Int]) {
    let sorted = values.sorted { precedes($0.value, $1.value) }
    var places = Array(repeating: 0, count: (values.lazy.map(\.number).max() ?? -1) + 1)
    for (place, value) in sorted.enumerated() { places[value.number] = place }
    return (sorted.map(\.value), places)
  }
}

extension PageLink {
  fileprivate func precedes(_ other: PageLink) -> Bool {
    if address != other.address { return address.precedesByBytes(other.address) }
    if kind != other.kind { return (kind?.rawValue ?? -1) < (other.kind?.rawValue ?? -1) }
    return (page ?? "").precedesByBytes(other.page ?? "")
  }
}

extension PageLink: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(kind?.rawValue)
    writer.write(address)
    writer.write(page)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let kind: Int? = try reader.read()
    if let kind, LinkKind(rawValue: kind) == nil { throw InvalidRecord() }
    self.init(kind: kind.flatMap { LinkKind(rawValue: $0) }, address: try reader.read(), page: try reader.read())
  }
}

extension PageFacts: RecordCodable {
  func write(to writer: inout RecordWriter) {
    for number in [frame, main, frameIDs, mainIDs] { writer.write(number) }
    writer.write(repeatedIDs)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    (frame, main) = (try reader.readAmount(), try reader.readAmount())
    (frameIDs, mainIDs) = (try reader.readAmount(), try reader.readAmount())
    repeatedIDs = try reader.read()
  }
}

extension CopiedPage: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(source)
    writer.write(path)
    writer.write(hash)
    writer.write(facts)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(source: try reader.read(), path: try reader.read(), hash: try reader.read(), facts: try reader.read())
  }
}

extension RecordedFacts: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(links)
    writer.write(sets)
    writer.write(ids.map { $0.map(Int.init) })
    writer.write(copies)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    (links, sets) = (try reader.read(), try reader.read())
    for list in try reader.read() as [[Int]] { ids.append(list.map { UInt32(truncatingIfNeeded: $0) }) }
    copies = try reader.read()
    let areValid = sets.allSatisfy { $0.allSatisfy(links.indices.contains) } && copies.allSatisfy { has($0.facts) }
    if !areValid { throw InvalidRecord() }
  }

  /// Whether the sets of a page exist: a hostile record can carry a valid checksum.
  func has(_ facts: PageFacts) -> Bool {
    [facts.frame, facts.main].allSatisfy(sets.indices.contains)
      && [facts.frameIDs, facts.mainIDs].allSatisfy(ids.indices.contains)
  }
}
