extension MarkupBuffer {
  /// The replacement for a refused URL, which browsers resolve to an empty page.
  package static let refusedURL: StaticString = "about:invalid"

  /// Appends a URL as an attribute value, and returns whether it is safe.
  ///
  /// If following the URL would run code, this appends `about:invalid` instead and returns `false`.
  @usableFromInline package mutating func appendURL(_ url: String) -> Bool {
    let first = url.utf8.first
    guard first == UInt8(ascii: "/") || first == UInt8(ascii: "#") || URLScheme.isSafe(url) else {
      append(Self.refusedURL)
      return false
    }
    appendText(url)
    return true
  }
}

/// The only check that decides which URLs are allowed in a page.
package enum URLScheme {
  /// Returns the scheme of a URL, or `nil` if it has none before its first slash.
  ///
  /// ```swift
  /// URLScheme.name(of: "mailto:me@example.org")  // mailto
  /// ```
  package static func name(of address: Substring) -> Substring? {
    guard let end = address.utf8.firstIndex(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }),
      address.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return address[..<end]
  }

  /// Returns whether a URL names a user, and perhaps a password: `https://me:secret@example.org/`.
  package static func hasUser(_ url: String) -> Bool {
    guard let slashes = url.utf8.firstRange(of: "//".utf8),
      url.utf8[..<slashes.lowerBound].allSatisfy({ $0 != 0x2F && $0 != 0x3F && $0 != 0x23 })
    else { return false }
    return url.utf8[slashes.upperBound...].prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }.contains(UInt8(ascii: "@"))
  }

  /// Returns whether following or loading a URL cannot run code.
  ///
  /// `javascript:` and `vbscript:` are refused. So are `blob:` and `filesystem:`, which name documents that a script has
  /// made. `data:` is allowed for images, audio, video and fonts, but not for SVG, which may contain scripts. A scheme
  /// that wraps another address, such as `view-source:`, is as safe as that address. Browsers ignore white space and control characters in a scheme, so this check does too.
  ///
  /// ```swift
  /// URLScheme.isSafe("/posts/?q=a:b")  // true
  /// URLScheme.isSafe(" java\nscript:alert(1)")  // false
  /// ```
  package static func isSafe(_ url: String) -> Bool {
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
    case "javascript", "vbscript", "livescript", "mocha", "blob", "filesystem": false
    case let name where wrappers.contains(name): isSafe(wrapped: plain(rest, upTo: .max))
    case "data": isMedia(plain(rest, upTo: 32))
    default: true
    }
  }

  /// The schemes that another address follows.
  private static let wrappers = ["view-source", "feed", "jar"]

  /// Returns whether the address in a wrapper is safe; a wrapper in a wrapper is refused.
  private static func isSafe(wrapped url: String) -> Bool {
    !wrappers.contains { url.hasPrefix("\($0):") } && isSafe(url)
  }

  /// Returns whether a scheme starts like an unsafe scheme.
  ///
  /// Few schemes do, so most URLs need no full check.
  private static func mayBeUnsafe(_ scheme: Span<UInt8>) -> Bool {
    for at in scheme.indices where isSignificant(scheme[at]) {
      switch lowercased(scheme[at]) {
      case UInt8(ascii: "j"), UInt8(ascii: "v"), UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "d"): return true
      case UInt8(ascii: "b"), UInt8(ascii: "f"): return true
      default: return false
      }
    }
    return false
  }

  /// Returns the start of a text as browsers read it, in lower case.
  private static func plain(_ text: Span<UInt8>, upTo count: Int) -> String {
    var bytes: [UInt8] = []
    for at in text.indices where isSignificant(text[at]) {
      if bytes.count == count { break }
      bytes.append(lowercased(text[at]))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isMedia(_ type: String) -> Bool {
    !type.hasPrefix("image/svg") && ["image/", "audio/", "video/", "font/"].contains { type.hasPrefix($0) }
  }

  private static func isSignificant(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
