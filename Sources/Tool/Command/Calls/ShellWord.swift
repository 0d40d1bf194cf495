/// A word of a shell command.
package enum ShellWord {
  /// Returns a text that a shell reads as one word.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    let word = text.hasPrefix("-") ? "./" + text : text
    return isPlain && !text.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
