extension MarkupBuffer {
  /// What stands where an address was refused; browsers resolve it to an empty page.
  public static let refusedURL: StaticString = "about:invalid"

  /// Appends an address as an attribute's value, or `about:invalid` if following it would run code; true if it was safe.
  public mutating func appendURL(_ url: String) -> Bool {
    let leads = url.utf8.first
    guard leads == UInt8(ascii: "/") || leads == UInt8(ascii: "#") || URLScheme.isSafe(url) else {
      append(Self.refusedURL)
      return false
    }
    appendText(url)
    return true
  }
}

/// Which addresses may stand in a page: the one place that decides.
public enum URLScheme {
  /// The scheme that an address begins with, if it names one before its first slash.
  ///
  /// ```swift
  /// URLScheme.name(of: "mailto:me@example.org")  // mailto
  /// ```
  public static func name(of address: Substring) -> Substring? {
    let name = address.prefix { $0 != "/" && $0 != ":" }
    return name.endIndex < address.endIndex && address[name.endIndex] == ":" ? name : nil
  }

  /// Whether following or loading `url` cannot run code.
  ///
  /// `javascript:` and `vbscript:` never pass; `data:` passes for pictures, sound, film and fonts, though not for SVG,
  /// which holds script. Browsers drop white space and control characters in a scheme, so the check does too.
  ///
  /// ```swift
  /// URLScheme.isSafe("/posts/?q=a:b")  // true
  /// URLScheme.isSafe(" java\nscript:alert(1)")  // false
  /// ```
  public static func isSafe(_ url: String) -> Bool {
    let text = url.utf8Span.span
    for at in text.indices {
      switch text[at] {
      case UInt8(ascii: ":"): return isSafe(scheme: text.extracting(..<at), before: text.extracting((at + 1)...))
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: continue
      }
    }
    return true
  }

  private static func isSafe(scheme: Span<UInt8>, before rest: Span<UInt8>) -> Bool {
    guard mayBeUnsafe(scheme) else { return true }
    return switch plain(scheme, upTo: .max) {
    case "javascript", "vbscript", "livescript", "mocha": false
    case "data": isMedia(plain(rest, upTo: 32))
    default: true
    }
  }

  /// Whether a scheme begins as one of those that may run code: nearly none does, and it need not be looked at any closer.
  private static func mayBeUnsafe(_ scheme: Span<UInt8>) -> Bool {
    for at in scheme.indices where isSeen(scheme[at]) {
      switch lowercased(scheme[at]) {
      case UInt8(ascii: "j"), UInt8(ascii: "v"), UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "d"): return true
      default: return false
      }
    }
    return false
  }

  /// What browsers see of the beginning of a text, in small letters.
  private static func plain(_ text: Span<UInt8>, upTo count: Int) -> String {
    var bytes: [UInt8] = []
    for at in text.indices where isSeen(text[at]) {
      if bytes.count == count { break }
      bytes.append(lowercased(text[at]))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isMedia(_ type: String) -> Bool {
    !type.hasPrefix("image/svg") && ["image/", "audio/", "video/", "font/"].contains { type.hasPrefix($0) }
  }

  private static func isSeen(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
