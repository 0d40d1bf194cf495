import Addresses
import Planning
package import Records

extension PreviousBuild: RecordCodable {
  package func write(to writer: inout RecordWriter) { encode { writer.append($0) } }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      editions: try reader.read(), frontMatter: try reader.read(), assets: try reader.read(), hooks: try reader.read())
  }

  /// Encodes the record, and passes on the bytes piece by piece.
  package func encode<Problem: Error>(inPieces receive: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    var writer = RecordWriter()
    writer.write(editions.count)
    try receive(writer.bytes)
    for edition in editions { try edition.encode(inPieces: receive) }
    var last = RecordWriter()
    last.write(frontMatter)
    last.write(assets)
    last.write(hooks)
    try receive(last.bytes)
  }
}

extension PreviousEdition: RecordCodable {
  package func write(to writer: inout RecordWriter) { encode { writer.append($0) } }

  /// Reads a record and checks every index in it: a hostile record can carry a valid checksum.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      language: try reader.read(), settings: try reader.read(), outline: try reader.read(),
      plan: try reader.read(), searchList: try reader.read(), translations: try reader.read(),
      links: try reader.read(),
      subjects: try reader.read(), masks: try reader.read(), sharedReads: try reader.read(),
      facts: try reader.read(),
      articles: try reader.read(), pages: try reader.read(),
      files: FileRecords(search: try reader.read(), cards: try reader.read()))
    let areValid =
      subjects.allSatisfy { $0.read.properties & ~$0.name.knownProperties == 0 }
      && pages.allSatisfy { page in
        page.own.properties & ~PageProperties.all.rawValue == 0
          && sharedReads.indices.contains(page.shared) && facts.has(page.facts)
      }
      && (sharedReads + pages.map(\.reads)).allSatisfy { reads in
        reads.allSatisfy { subjects.indices.contains($0.subject) && masks.indices.contains($0.mask) }
      }
    if !areValid { throw InvalidRecord() }
  }
}

extension PreviousEdition {
  /// Encodes the record, and passes on the bytes piece by piece.
  func encode<Problem: Error>(inPieces receive: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    var writer = RecordWriter(capacity: 2 * RecordWriter.pieceSize)
    writer.write(language)
    writer.write(settings)
    writer.write(outline)
    writer.write(plan)
    writer.write(searchList)
    writer.write(translations)
    writer.write(links)
    try writer.write(subjects, inPieces: receive)
    writer.write(masks)
    writer.write(sharedReads)
    writer.write(facts)
    try writer.write(articles, inPieces: receive)
    try writer.write(pages, inPieces: receive)
    writer.write(files.search)
    writer.write(files.cards)
    try receive(writer.bytes)
  }
}

extension CardRecord: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(hash)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(path: try reader.read(), hash: try reader.read())
  }
}

extension SubjectRecord: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(read)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(name: try reader.read(), read: try reader.read())
  }
}

extension HashedProperties: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(properties)
    for hash in hashes { writer.write(word: hash) }
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(properties: try reader.read(), hashes: [])
    hashes.reserveCapacity(properties.nonzeroBitCount)
    for _ in 0..<properties.nonzeroBitCount { hashes.append(try reader.readWord()) }
  }
}

extension PageRecord: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(identity)
    writer.write(own)
    writer.write(shared)
    writer.write(reads)
    writer.write(facts)
    writer.write(hasDiagnostics)
    writer.write(reasons)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      identity: try reader.read(), own: try reader.read(), shared: try reader.read(), reads: try reader.read(),
      facts: try reader.read(), hasDiagnostics: try reader.read(), reasons: try reader.read())
  }
}

extension PageIdentity: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(address)
    writer.write(kind)
    writer.write(article)
    writer.write(template)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      address: try reader.read(), kind: try reader.read(), article: try reader.read(), template: try reader.read())
  }
}

extension RecordedRead: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(subject)
    writer.write(mask)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    let numbers = 0...Int(UInt32.max)
    self.init(subject: try reader.read(in: numbers), mask: try reader.read(in: numbers))
  }
}
