/// What a container can be called: a letter, then letters, digits, hyphens and underscores, all of them ASCII.
///
///     ContainerName.written("Note")    // note: capital letters are made small
///     ContainerName.written("my box")  // nil
package enum ContainerName {
  /// The name as it is looked up, if authors can write it behind colons.
  package static func written(_ text: String) -> String? {
    let bytes = Array(text.utf8)[...]
    let end = end(of: bytes)
    return bytes.isEmpty || end < bytes.endIndex ? nil : lookedUp(bytes)
  }

  /// Where the name ends that a text begins with; where it begins, if there is none.
  static func end(of text: ArraySlice<UInt8>) -> Int {
    guard text.first?.isLetter == true else { return text.startIndex }
    return text.firstIndex { !isPart($0) } ?? text.endIndex
  }

  /// A name with its capital letters made small: `::: Note` is a note.
  static func lookedUp(_ name: ArraySlice<UInt8>) -> String {
    String(
      decoding: name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
