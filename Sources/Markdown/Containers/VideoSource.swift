import Articles

/// A video: a file, or a page of a video site.
public enum VideoSource: Sendable, Equatable {
  /// A video on YouTube, by its id.
  case youtube(String)
  /// A video on Vimeo, by its number.
  case vimeo(String)
  /// A video on a server with PeerTube, by its host and its id.
  case peertube(host: String, id: String)
  /// A video file.
  case file(String)
  /// A page with a video.
  case page(String)

  /// Finds out what an address leads to: a video on YouTube or Vimeo, a video file, or another page.
  ///
  /// ```swift
  /// VideoSource(url: "https://youtu.be/aqz-KE-bpKQ")  // youtube("aqz-KE-bpKQ")
  /// ```
  public init(url: String) {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    var parts = path.split(separator: "/").dropFirst().map(String.init)
    let host = parts.isEmpty ? "" : parts.removeFirst().lowercased().trimmingPrefix("www.")
    let query = url.dropFirst(path.count + 1).prefix { $0 != "#" }.split(separator: "&")
    switch host {
    case "youtu.be": self = .known(parts.first.flatMap(YouTubeID.init), url) { .youtube($0.text) }
    case "youtube.com", "m.youtube.com", "youtube-nocookie.com":
      let value = query.first { $0.hasPrefix("v=") }.map { String($0.dropFirst(2)) }
      let last = ["embed", "shorts", "live", "v"].contains(parts.first) ? parts.dropFirst().first : nil
      self = .known((parts == ["watch"] ? value : last).flatMap(YouTubeID.init), url) { .youtube($0.text) }
    case "vimeo.com", "player.vimeo.com":
      let number = parts.first == "video" ? parts.dropFirst().first : parts.first
      self = .known(number.flatMap(VimeoID.init), url) { .vimeo($0.text) }
    default: self = Self.fileEndings.contains(where: path.lowercased().hasSuffix) ? .file(url) : .page(url)
    }
  }

  private static let fileEndings = [".mp4", ".m4v", ".webm", ".ogv", ".mov"]

  private static func known<ID>(_ id: ID?, _ url: String, _ make: (ID) -> Self) -> Self {
    id.map(make) ?? .page(url)
  }

  /// The address of the page with the video, or of the file.
  var address: String {
    switch self {
    case .youtube(let id): "https://www.youtube.com/watch?v=\(id)"
    case .vimeo(let id): "https://vimeo.com/\(id)"
    case .peertube(let host, let id): "https://\(host)/w/\(id)"
    case .file(let address), .page(let address): address
    }
  }

  /// The address of a player for a frame, which starts at once; `nil` if there is none.
  var player: String? {
    switch self {
    case .youtube(let id): "https://www.youtube-nocookie.com/embed/\(id)?autoplay=1"
    case .vimeo(let id): "https://player.vimeo.com/video/\(id)?autoplay=1&dnt=1"
    case .peertube(let host, let id): "https://\(host)/videos/embed/\(id)?autoplay=1"
    case .file, .page: nil
    }
  }

  /// The host of the page with the video, without `www.`.
  var host: String {
    let host = address.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return String(host.trimmingPrefix("www."))
  }
}

/// The id of a video on YouTube, as the value of an attribute.
package struct YouTubeID: AttributeValue {
  /// The id.
  package let text: String

  /// Accepts letters, digits, hyphens and underscores.
  package init?(written text: String) {
    let isValid =
      text.utf8.count >= 6 && text.utf8.count <= 32
      && text.utf8.allSatisfy { $0.isLetterOrDigit || [0x2D, 0x5F].contains($0) }
    guard isValid else { return nil }
    self.text = text
  }

  /// The words for an id.
  package static var expectation: String { "the id of a video on YouTube, such as `aqz-KE-bpKQ`" }
}

/// The number of a video on Vimeo, as the value of an attribute.
package struct VimeoID: AttributeValue {
  /// The number.
  package let text: String

  /// Accepts digits.
  package init?(written text: String) {
    guard !text.isEmpty, text.utf8.count <= 20, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.text = text
  }

  /// The words for a number.
  package static var expectation: String { "the number of a video on Vimeo, such as `76979871`" }
}

/// The address of a video on a server with PeerTube, as the value of an attribute.
package struct PeerTubeAddress: AttributeValue {
  /// The host, perhaps with a port.
  package let host: String
  package let id: String

  /// Accepts `https://HOST/w/ID`, `https://HOST/videos/watch/ID` and `https://HOST/videos/embed/ID`.
  package init?(written text: String) {
    let parts = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[0].lowercased() == "https:", parts[1].isEmpty else { return nil }
    let folder = parts[3..<(parts.count - 1)].joined(separator: "/")
    let (host, id) = (parts[2], parts[parts.count - 1])
    guard ["w", "videos/watch", "videos/embed"].contains(folder), !host.isEmpty, !id.isEmpty,
      host.utf8.allSatisfy({ $0.isLetterOrDigit || [0x2D, 0x2E, 0x3A].contains($0) }),
      id.utf8.allSatisfy({ $0.isLetterOrDigit || [0x2D, 0x5F].contains($0) })
    else { return nil }
    (self.host, self.id) = (host.lowercased(), String(id))
  }

  /// The words for an address.
  package static var expectation: String {
    "the address of a video on PeerTube, such as `https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv`"
  }
}

/// The address of a page on the web, as the value of an attribute.
package struct WebAddress: AttributeValue {
  /// The address.
  package let text: String

  /// Accepts an address that begins with `https://` or `http://`.
  package init?(written text: String) {
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix), text.utf8.count > scheme.utf8.count else {
      return nil
    }
    self.text = text
  }

  /// The words for an address.
  package static var expectation: String { "an address that begins with `https://`" }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) && self < 0x80
  }
}
