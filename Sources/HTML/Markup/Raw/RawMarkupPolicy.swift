/// What happens to HTML that somebody wrote into Markdown.
public enum RawMarkupPolicy: Hashable, Sendable {
  /// Tags and attributes that cannot run code pass, and so do the tags named; the rest is left out with a finding.
  case safe(allowing: Set<String> = [])
  /// Every tag and attribute passes as it was written; only the nesting is kept whole.
  case trusted
  /// Markup is shown as text.
  case escape

  /// The tags that `safe(allowing:)` does not pass even if they are named, for no filter could make them safe or whole.
  public static let neverAllowed: Set<String> = [
    "applet", "base", "body", "frame", "frameset", "head", "html", "link", "meta", "noembed", "noframes", "noscript",
    "plaintext", "script", "style", "template", "xmp",
  ]

  /// Whether a tag of this name, in lower case, passes.
  func allows(_ name: String) -> Bool {
    switch self {
    case .safe(let extra): AllowedMarkup.elements.contains(name) || extra.contains(name)
    case .trusted: name != "plaintext"
    case .escape: false
    }
  }

  /// The same policy with its names in lower case and without those that nobody may allow.
  var resolved: RawMarkupPolicy {
    guard case .safe(let extra) = self else { return self }
    return .safe(allowing: Set(extra.map { $0.lowercased() }).subtracting(Self.neverAllowed))
  }
}
