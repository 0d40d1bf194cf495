extension String {
  /// The path of the folder that a file or another folder lies in; nothing for what lies at the top.
  ///
  ///     "posts/a/index.html".folderPath  // posts/a
  package var folderPath: String? {
    let start = startOfName
    return start == 0 ? nil : String(Substring(utf8.prefix(start - 1)))
  }

  /// Where, in a path as bytes, the name begins behind the folder.
  ///
  ///     "posts/a/index.html".startOfName  // 8
  package var startOfName: Int {
    let bytes = utf8Span.span
    var start = bytes.count
    while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start
  }
}
