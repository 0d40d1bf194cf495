import Diagnostics

extension ArraySlice<UInt8> {
  /// The rest after a byte order mark, which says nothing that is not known.
  var withoutByteOrderMark: ArraySlice<UInt8> { dropFirst(byteOrderMarkCount) }

  /// Where the bytes first fail to be UTF-8.
  var invalidUTF8: DataProblem? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      let start = startIndex + error.byteOffsets.lowerBound
      let continuation = self[(start + 1)...].prefix(3).prefix { $0 & 0b1100_0000 == 0b1000_0000 }
      return DataProblem(.invalidUTF8, at: start..<continuation.endIndex)
    }
  }
}
