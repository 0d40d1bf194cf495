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
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: ":"): return isSafeScheme(of: url)
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: continue
      }
    }
    return true
  }

  private static func isSafeScheme(of url: String) -> Bool {
    let plain = url.utf8.filter { $0 > 0x20 && $0 != 0x7F }.map(lowercased)
    guard let colon = plain.firstIndex(of: UInt8(ascii: ":")) else { return true }
    switch String(decoding: plain[..<colon], as: UTF8.self) {
    case "javascript", "vbscript", "livescript", "mocha": return false
    case "data": return isMedia(String(decoding: plain[(colon + 1)...].prefix(32), as: UTF8.self))
    default: return true
    }
  }

  private static func isMedia(_ type: String) -> Bool {
    !type.hasPrefix("image/svg") && ["image/", "audio/", "video/", "font/"].contains { type.hasPrefix($0) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
