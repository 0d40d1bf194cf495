package import Files
package import Records

extension BuildRecord: Recorded {
  /// Writes the record.
  package func write(to writer: inout RecordWriter) {
    writer.write(origin)
    writer.write(conditions)
    writer.write(program)
    writer.write(startedAt)
    writer.write(now)
    writer.write(readsNow)
    writer.write(nextChange)
    writer.write(inputs)
    writer.write(diagnostics)
    writer.write(pageCount)
    writer.write(place)
    writer.write(outputs)
    writer.write(foreign)
    writer.write(folders)
    writer.write(store)
    writer.write(notes)
    writer.write(waitingCount)
    writer.write(nextPublication)
  }

  /// Reads a record.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    self.init(
      origin: try reader.read(), conditions: try reader.read(), program: try reader.read(),
      startedAt: try reader.read(), now: try reader.read(),
      readsNow: try reader.read(), nextChange: try reader.read(), inputs: try reader.read(),
      diagnostics: try reader.read(), pageCount: try reader.read())
    (place, outputs) = (try reader.read(), try reader.read())
    (foreign, folders) = (try reader.read(), try reader.read())
    (store, notes) = (try reader.read(), try reader.read())
    (waitingCount, nextPublication) = (try reader.read(), try reader.read())
  }
}

extension BuildRecord.Input: Recorded {
  /// Writes the path and what is known of the file.
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(stamp)
    writer.write(mark)
  }

  /// Reads what `write` wrote.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    self.init(path: try reader.read(), stamp: try reader.read(), mark: try reader.read())
  }
}

extension BuildRecord.Output: Recorded {
  /// Writes the path and where the bytes are.
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    switch bytes {
    case .stored(let stored):
      writer.write(true)
      writer.write(stored)
    case .copy(let source):
      writer.write(false)
      writer.write(source)
    }
    writer.write(stamp)
  }

  /// Reads what `write` wrote.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    let path: String = try reader.read()
    let isStored: Bool = try reader.read()
    let bytes: Bytes = isStored ? .stored(try reader.read()) : .copy(try reader.read())
    self.init(path: path, bytes: bytes, stamp: try reader.read())
  }
}

extension BuildRecord.FolderState: Recorded {
  /// Writes the path and the stamp.
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(stamp)
  }

  /// Reads what `write` wrote.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    self.init(path: try reader.read(), stamp: try reader.read())
  }
}

extension FileStamp: Recorded {
  /// Writes its numbers.
  package func write(to writer: inout RecordWriter) {
    // Most of them take as many bytes as there are, and records hold thousands.
    writer.write(word: UInt64(bitPattern: Int64(device)))
    writer.write(word: UInt64(bitPattern: Int64(number)))
    writer.write(word: UInt64(bitPattern: Int64(size)))
    writer.write(word: UInt64(bitPattern: Int64(written)))
    writer.write(word: UInt64(bitPattern: Int64(changed)))
  }

  /// Reads its numbers.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    func number() throws(RecordDamage) -> Int { Int(truncatingIfNeeded: try reader.readWord()) }
    self.init(
      device: try number(), number: try number(), size: try number(), written: try number(), changed: try number())
  }
}
