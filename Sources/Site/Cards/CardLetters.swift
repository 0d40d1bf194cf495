package import Pictures
package import Records

/// The characters that a font can draw.
package struct CardLetters: Sendable, RecordCodable {
  /// The ranges of characters, in order.
  private let ranges: [ClosedRange<UInt32>]

  init(_ ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// The letters of the font of Garland.
  package static let shipped = (try? CardFont(CardFont.shippedFile))?.letters ?? CardLetters([])

  /// Reads the letters of a font file.
  package static func read(_ file: [UInt8]) -> Result<CardLetters, PictureProblem> {
    do throws(CardFontProblem) {
      let letters = try CardFont(file).letters
      return letters.ranges.isEmpty ? .failure(PictureProblem("it has no letters")) : .success(letters)
    } catch {
      return .failure(PictureProblem(error.message))
    }
  }

  package func contains(_ character: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < character.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(character.value)
  }

  package func write(to writer: inout RecordWriter) {
    writer.write(ranges.flatMap { [Int($0.lowerBound), Int($0.upperBound)] })
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let bounds: [Int] = try reader.read()
    var ranges: [ClosedRange<UInt32>] = []
    for index in stride(from: 0, to: bounds.count - 1, by: 2) {
      guard let first = UInt32(exactly: bounds[index]), let last = UInt32(exactly: bounds[index + 1]), first <= last
      else { throw InvalidRecord() }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }
}
