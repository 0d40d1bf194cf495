extension String {
  /// The path of the folder that a file or another folder lies in; nothing for what lies at the top.
  ///
  ///     "posts/a/index.html".folderPath  // posts/a
  package var folderPath: String? {
    let bytes = utf8Span.span
    var end = bytes.count - 1
    while end >= 0, bytes[end] != UInt8(ascii: "/") { end -= 1 }
    return end < 0 ? nil : String(Substring(utf8.prefix(end)))
  }
}
