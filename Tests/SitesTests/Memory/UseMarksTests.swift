import Records
import Testing

@testable import Sites

@Suite struct `What tells an article in each of its uses` {
  static let uses = ArticleBodies.Use.allCases

  @Test func `is what was asked for, here and in another run`() throws {
    for chosen in 0..<1 << Self.uses.count {
      var marks = UseMarks()
      for (number, use) in Self.uses.enumerated() where chosen >> number & 1 == 1 { marks[use] = Self.mark(number) }
      var reader = RecordReader(RecordWriter.bytes(of: marks))
      let read = try UseMarks(from: &reader)
      #expect(read == marks && reader.isAtEnd)
      for (number, use) in Self.uses.enumerated() {
        #expect(read[use] == (chosen >> number & 1 == 1 ? Self.mark(number) : nil))
      }
    }
  }

  @Test func `is added to, and nothing is lost where nobody asked`() {
    var (marks, others) = (UseMarks(), UseMarks())
    (marks[.page], marks[.listed], others[.listed], others[.excerpt]) =
      (Self.mark(0), Self.mark(1), Self.mark(2), Self.mark(3))
    marks.add(others)
    #expect(Self.uses.map { marks[$0] } == [Self.mark(0), nil, Self.mark(2), Self.mark(3)])
  }

  @Test(arguments: [-1, 1 << Self.uses.count, .max]) func `cannot be read where there are more of them`(uses: Int) {
    var reader = RecordReader(RecordWriter.bytes(of: [uses]), from: 1)
    #expect(throws: RecordDamage()) { try UseMarks(from: &reader) }
  }

  private static func mark(_ number: Int) -> ContentMark { ContentMark(of: [UInt8(number)]) }
}
