import Texts

/// A policy for raw HTML in Markdown.
package enum RawMarkupPolicy: Hashable, Sendable {
  /// Tags and attributes that cannot run code are allowed, and so are the named tags; others are removed.
  ///
  /// With `showingUnknown`, a tag whose name is no element is shown as text: `<T>`.
  case safe(allowing: Set<String> = [], showingUnknown: Bool = false)
  /// All markup is copied byte for byte; only addresses are resolved.
  case trusted
  /// Markup is shown as text.
  case escape

  /// The tags that `safe(allowing:)` never allows, because filtering cannot make them safe.
  package static let neverAllowed: Set<String> = [
    "applet", "base", "body", "frame", "frameset", "head", "html", "link", "meta", "noembed", "noframes", "noscript",
    "plaintext", "script", "style", "template", "xmp",
  ]

  /// Returns whether a tag is allowed, given its lower-case name.
  func allows(_ name: String) -> Bool {
    switch self {
    case .safe(let extra, _): AllowedMarkup.elements.contains(name) || extra.contains(name)
    case .trusted: true
    case .escape: false
    }
  }

  /// Returns whether a tag is shown as text because its lower-case name is no element.
  func showsAsText(_ name: String) -> Bool {
    guard case .safe(let extra, showingUnknown: true) = self else { return false }
    return !extra.contains(name) && !ElementNames.mayBeElement(name)
  }

  /// Returns whether a piece of raw HTML is a single tag that is shown as text.
  package func showsAsText(_ piece: ArraySlice<UInt8>) -> Bool {
    guard case .safe(_, showingUnknown: true) = self else { return false }
    var tokens = RawMarkupTokens(piece)
    switch tokens.next() {
    case .start(let tag), .end(let tag): return tag.range == piece.indices && resolved.showsAsText(tag.name)
    default: return false
    }
  }

  /// The policy with lower-case names and without tags that are never allowed.
  var resolved: RawMarkupPolicy {
    guard case .safe(let extra, let showsUnknown) = self else { return self }
    let allowed = Set(extra.map { $0.lowercased() }).subtracting(Self.neverAllowed)
    return .safe(allowing: allowed, showingUnknown: showsUnknown)
  }

  /// Returns the allowed part of an attribute from outside of raw HTML, such as `{width=300}` behind an image.
  ///
  /// The returned value is `nil` if the attribute is not allowed. `value` has no character references.
  ///
  /// ```swift
  /// RawMarkupPolicy.safe().checked("onclick", "x()", on: "img").value  // nil
  /// ```
  package func checked(
    _ name: String, _ value: String, on element: String
  ) -> (value: String?, findings: [RawMarkupFinding.Kind]) {
    if self == .trusted { return (value, []) }
    if name == "style" {
      let style = SafeStyle(value)
      let findings = style.removed.map {
        RawMarkupFinding.Kind.removedStyle($0.property, on: element, isForValue: $0.isForValue)
      }
      return (style.allowed.isEmpty ? nil : style.allowed, findings)
    }
    switch AllowedMarkup.verdict(on: name, of: element, Array(value.utf8)[...]) {
    case .allowed: return (value, [])
    case .refused: return (nil, [.removedAttribute(name, on: element)])
    case .unsafe: return (nil, [.removedAddress(attribute: name, on: element)])
    }
  }
}

/// The only list of tags and attributes that are safe: they cannot run code, take over the page, or load programs.
///
/// This is GitHub's list with the media and sectioning elements of HTML added. `<center>` is obsolete, but common in
/// readme files and harmless.
enum AllowedMarkup {
  enum Verdict {
    case allowed
    case refused
    /// The URL in the attribute would run code.
    case unsafe
  }

  /// Returns whether an attribute is allowed on an allowed element.
  static func verdict(on name: String, of element: String, _ value: ArraySlice<UInt8>) -> Verdict {
    guard isPlain(name), !name.hasPrefix("on") else { return .refused }
    if name.hasPrefix("data-") || name.hasPrefix("aria-") { return name.utf8.count > 5 ? .allowed : .refused }
    let isOrdinary = elements.contains(element)
    if isOrdinary {
      guard global.contains(name) || attributes[element]?.contains(name) == true else { return .refused }
    } else if dangerous.contains(name) {
      return .refused
    }
    if name == "srcset" || name == "imagesrcset" { return RawAddress.areSafe(value) ? .allowed : .unsafe }
    // The attributes of elements that a site allows by name are unknown, so any of them may be a URL.
    return isOrdinary && !addresses.contains(name) || RawAddress.isSafe(value) ? .allowed : .unsafe
  }

  static let elements: Set<String> = [
    "a", "abbr", "address", "article", "aside", "audio", "b", "bdi", "bdo", "blockquote", "br", "caption", "center",
    "cite", "code", "col", "colgroup", "data", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "i", "img", "ins", "kbd", "li",
    "main", "mark", "meter", "nav", "ol", "p", "picture", "pre", "progress", "q", "rb", "rp", "rt", "rtc", "ruby", "s",
    "samp", "search", "section", "small", "source", "span", "strike", "strong", "sub", "summary", "sup", "table",
    "tbody",
    "td", "tfoot", "th", "thead", "time", "tr", "track", "tt", "u", "ul", "var", "video", "wbr",
  ]

  /// Attributes with a URL.
  static let addresses: Set<String> = ["cite", "href", "itemid", "itemtype", "poster", "src"]

  private static let global: Set<String> = [
    "align", "class", "dir", "hidden", "id", "itemid", "itemprop", "itemref", "itemscope", "itemtype", "lang", "role",
    "tabindex", "title", "translate",
  ]

  /// Attributes with a script or a document, and attributes that change the meaning of other attributes.
  ///
  /// ``SafeStyle`` checks `style`.
  private static let dangerous: Set<String> = [
    "attributename", "formaction", "http-equiv", "is", "manifest", "ping", "srcdoc", "style",
  ]

  private static let attributes: [String: Set<String>] = [
    "a": ["download", "href", "hreflang", "name", "referrerpolicy", "rel", "target", "type"],
    "audio": ["autoplay", "controls", "loop", "muted", "preload", "src"],
    "blockquote": ["cite"],
    "br": ["clear"],
    "col": ["span", "valign", "width"],
    "colgroup": ["span", "valign", "width"],
    "data": ["value"],
    "del": ["cite", "datetime"],
    "details": ["name", "open"],
    "hr": ["noshade", "size", "width"],
    "img": [
      "alt", "border", "decoding", "fetchpriority", "height", "hspace", "loading", "referrerpolicy", "sizes", "src",
      "srcset", "vspace", "width",
    ],
    "ins": ["cite", "datetime"],
    "li": ["type", "value"],
    "meter": ["high", "low", "max", "min", "optimum", "value"],
    "ol": ["reversed", "start", "type"],
    "progress": ["max", "value"],
    "q": ["cite"],
    "source": ["height", "media", "sizes", "src", "srcset", "type", "width"],
    "table": ["border", "cellpadding", "cellspacing", "summary", "width"],
    "tbody": ["valign"],
    "td": ["abbr", "colspan", "headers", "height", "nowrap", "rowspan", "scope", "valign", "width"],
    "tfoot": ["valign"],
    "th": ["abbr", "colspan", "headers", "height", "nowrap", "rowspan", "scope", "valign", "width"],
    "thead": ["valign"],
    "time": ["datetime"],
    "tr": ["valign"],
    "track": ["default", "kind", "label", "src", "srclang"],
    "ul": ["type"],
    "video": [
      "autoplay", "controls", "height", "loop", "muted", "playsinline", "poster", "preload", "src", "width",
    ],
  ]

  /// Returns whether a name has only ASCII letters, digits, `-` and `_`; a colon is a namespace, as in `xlink:href`.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }
}
