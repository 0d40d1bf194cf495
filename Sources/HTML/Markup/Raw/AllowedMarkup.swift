/// The tags and attributes that cannot run code, take over the page, or load what runs: the one place that decides.
///
/// The list is GitHub's, with the media and sectioning elements of HTML; `<center>` is old, but in many a read-me and
/// harmless.
enum AllowedMarkup {
  enum Verdict {
    case allowed
    case refused
    /// Its address would run code.
    case unsafe
  }

  /// Whether an attribute may stand on an element that is allowed.
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
    // What the attributes of an element mean that a site allowed by name is unknown here: any may be an address.
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

  /// Attributes that hold an address that is followed, loaded or named.
  static let addresses: Set<String> = ["cite", "href", "itemid", "itemtype", "poster", "src"]

  private static let global: Set<String> = [
    "align", "class", "dir", "hidden", "id", "itemid", "itemprop", "itemref", "itemscope", "itemtype", "lang", "role",
    "tabindex", "title", "translate",
  ]

  /// Attributes that hold a program, a style or a document, or that change what another attribute means.
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

  /// Whether the name can be written as it is; a colon would be another language's: `xlink:href`.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }
}
