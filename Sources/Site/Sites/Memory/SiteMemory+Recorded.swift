package import Records

extension SiteMemory: Recorded {
  /// Writes the memory.
  package func write(to writer: inout RecordWriter) {
    for mark in [settings, outline, links] { writer.write(mark) }
    writer.write(heads)
    writer.write(subjects)
    writer.write(articles)
    writer.write(pages)
    // Last, for it takes all that is left.
    writer.write(plan)
  }

  /// Reads a memory.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    self.init(
      settings: try reader.read(), outline: try reader.read(), links: try reader.read(), heads: try reader.read(),
      subjects: try reader.read(), articles: try reader.read(), pages: try reader.read(), plan: try reader.read())
  }
}

extension SubjectMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(read)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (name, read) = (try reader.read(), try reader.read())
    guard read.properties & ~name.knownProperties == 0 else { throw RecordDamage() }
  }
}

extension MarkedProperties: Recorded {
  /// Writes which properties there are, then the mark of each.
  func write(to writer: inout RecordWriter) {
    writer.write(Int(bitPattern: UInt(properties)))
    for mark in marks { writer.write(mark) }
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    properties = UInt64(UInt(bitPattern: try reader.read()))
    marks = []
    marks.reserveCapacity(properties.nonzeroBitCount)
    for _ in 0..<properties.nonzeroBitCount { marks.append(try reader.read()) }
  }
}

extension PageMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(note)
    writer.write(isQuiet)
    writer.write(reads)
    writer.write(reasons)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (note, isQuiet) = (try reader.read(), try reader.read())
    (reads, reasons) = (try reader.read(), try reader.read())
  }
}

extension PageNote: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(address)
    writer.write(shape)
    writer.write(own)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (address, shape, own) = (try reader.read(), try reader.read(), try reader.read())
  }
}

extension ReadMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(subject)
    writer.write(Int(bitPattern: UInt(properties)))
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    subject = try reader.read()
    properties = UInt64(UInt(bitPattern: try reader.read()))
  }
}

extension Sealed<[ReadMemory]> {
  /// Looks at each that can be read and has a number below the count: there are as many subjects.
  func eachRead(below count: Int, _ look: (ReadMemory) -> Void) {
    try? forEach { (read: ReadMemory) in
      if 0..<count ~= read.subject { look(read) }
    }
  }
}

extension PageShape: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(kind)
    writer.write(article)
    writer.write(template)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (kind, article, template) = (try reader.read(), try reader.read(), try reader.read())
  }
}

extension ArticleMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(source)
    writer.write(basis)
    writer.write(facts)
    writer.write(marks)
    writer.write(summary)
    writer.write(diagnostics)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (path, source, basis) = (try reader.read(), try reader.read(), try reader.read())
    (facts, marks) = (try reader.read(), try reader.read())
    (summary, diagnostics) = (try reader.read(), try reader.read())
  }
}
