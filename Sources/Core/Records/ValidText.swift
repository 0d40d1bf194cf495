extension String {
  /// Reads bytes that lie in one piece; nothing where they are not UTF-8.
  ///
  ///     String(valid: bytes[4..<16])
  ///
  /// As bytes of any collection they would be looked at one by one, which takes three times as long.
  package init?(valid bytes: ArraySlice<UInt8>) {
    do {
      self.init(copying: try UTF8Span(validating: bytes.span))
    } catch {
      return nil
    }
  }
}
