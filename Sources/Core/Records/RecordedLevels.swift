package import Diagnostics

extension DiagnosticLevels: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(sorted.map(\.code.rawValue))
    writer.write(sorted.map(\.level.rawValue))
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (codes, levels): ([String], [String]) = (try reader.read(), try reader.read())
    guard codes.count == levels.count else { throw InvalidRecord() }
    self.init()
    for (code, level) in zip(codes, levels) {
      guard let code = DiagnosticCode(rawValue: code), let level = Level(rawValue: level) else { throw InvalidRecord() }
      self[code] = level
    }
  }
}
