import Records

extension ContentMark {
  /// The mark of what is not there.
  static let absent = ContentMark(value: 0)
}

extension [String] {
  /// A mark of the texts in their order.
  var mark: ContentMark {
    var writer = RecordWriter()
    writer.write(self)
    return ContentMark(of: writer.bytes)
  }
}
