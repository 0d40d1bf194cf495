public import Records

extension SiteMemory: Recorded {
  /// Writes the memory.
  public func write(to writer: inout RecordWriter) {
    for mark in [settings, outline, links] { writer.write(mark) }
    writer.write(heads)
    writer.write(subjects)
    writer.write(articles)
    writer.write(pages)
  }

  /// Reads a memory.
  public init(from reader: inout RecordReader) throws(RecordDamage) {
    self.init(
      settings: try reader.read(), outline: try reader.read(), links: try reader.read(), heads: try reader.read(),
      subjects: try reader.read(), articles: try reader.read(), pages: try reader.read())
    let counts = subjects.map { $0.name.properties.count }
    for (subject, count) in zip(subjects, counts) where subject.properties >> UInt64(count) != 0 {
      throw RecordDamage()
    }
    for page in pages {
      guard page.properties >> UInt64(PageProperty.allCases.count) == 0 else { throw RecordDamage() }
      for read in page.reads {
        guard subjects.indices.contains(read.subject), read.properties >> UInt64(counts[read.subject]) == 0 else {
          throw RecordDamage()
        }
      }
    }
  }
}

extension SubjectMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(properties, marks)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    name = try reader.read()
    (properties, marks) = try reader.readMarks()
  }
}

extension PageMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(address)
    writer.write(shape)
    writer.write(isQuiet)
    writer.write(properties, marks)
    writer.write(reads)
    writer.write(reasons)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (address, shape, isQuiet) = (try reader.read(), try reader.read(), try reader.read())
    (properties, marks) = try reader.readMarks()
    (reads, reasons) = (try reader.read(), try reader.read())
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

extension RecordWriter {
  /// Writes which properties there are, then the mark of each.
  fileprivate mutating func write(_ properties: UInt64, _ marks: [ContentMark]) {
    write(Int(bitPattern: UInt(properties)))
    for mark in marks { write(mark) }
  }
}

extension RecordReader {
  /// Reads what `write(_:_:)` wrote.
  fileprivate mutating func readMarks() throws(RecordDamage) -> (UInt64, [ContentMark]) {
    let properties = UInt64(UInt(bitPattern: try read()))
    var marks: [ContentMark] = []
    marks.reserveCapacity(properties.nonzeroBitCount)
    for _ in 0..<properties.nonzeroBitCount { marks.append(try read()) }
    return (properties, marks)
  }
}
