import Records

/// What tells an article, in each way in which it is shown, from what it was in another build.
struct UseMarks: Sendable {
  /// By use; absent where nobody asked.
  private var marks = InlineArray<4, ContentMark>(repeating: .absent)

  subscript(use: ArticleBodies.Use) -> ContentMark? {
    get { marks[use.rawValue] == .absent ? nil : marks[use.rawValue] }
    set { marks[use.rawValue] = newValue ?? .absent }
  }

  /// Takes over what somebody else asked for.
  mutating func add(_ others: UseMarks) {
    for use in marks.indices where others.marks[use] != .absent { marks[use] = others.marks[use] }
  }
}

extension UseMarks: Equatable {
  static func == (one: UseMarks, other: UseMarks) -> Bool {
    one.marks.indices.allSatisfy { one.marks[$0] == other.marks[$0] }
  }
}

extension UseMarks: Recorded {
  /// Writes which there are, then each.
  func write(to writer: inout RecordWriter) {
    writer.write(marks.indices.reduce(0) { marks[$1] == .absent ? $0 : $0 | 1 << $1 })
    for use in marks.indices where marks[use] != .absent { writer.write(marks[use]) }
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    let uses: Int = try reader.read()
    guard 0..<1 << marks.count ~= uses else { throw RecordDamage() }
    for use in marks.indices where uses >> use & 1 == 1 { marks[use] = try reader.read() }
  }
}
