import Texts

extension RawMarkupFilter {
  /// Writes a start tag with the allowed attributes only.
  mutating func writeAllowed(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    let start = output.count
    output.append(byte: UInt8(ascii: "<"))
    output.append(verbatim: tag.name)
    for (name, attribute) in distinct(tag, tokens) {
      let value = attribute.value.map { tokens.bytes[$0] } ?? []
      if name == "style" {
        writeStyle(value, of: tag, to: &output) { report(RawMarkupFinding(kind: $0, range: attribute.range)) }
        continue
      }
      switch AllowedMarkup.verdict(on: name, of: tag.name, value) {
      case .refused:
        report(RawMarkupFinding(kind: .removedAttribute(name, on: tag.name), range: attribute.range))
      case .unsafe:
        report(RawMarkupFinding(kind: .removedAddress(attribute: name, on: tag.name), range: attribute.range))
      case .allowed:
        output.append(byte: UInt8(ascii: " "))
        output.append(verbatim: name)
        output.append("=\"")
        writeValue(attribute, name, of: tag, tokens.bytes, to: &output)
        output.append(byte: UInt8(ascii: "\""))
        facts?.record(attribute, name, of: tag, tokens.bytes)
      }
    }
    let box = writeBox(of: tag, tokens, to: &output)
    output.append(byte: UInt8(ascii: ">"))
    if let box { recordImage(tag, tokens, source: box.source, isLazy: box.isLazy, at: start..<output.count) }
  }

  /// Records the tag of an image, unless it or an element around it chooses between files.
  private mutating func recordImage(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, source: Int, isLazy: Bool, at range: Range<Int>
  ) {
    let names = Set(tag.attributes.map { tokens.name($0.name) })
    guard !names.contains("srcset"), !nesting.elements.contains(where: { $0.name == "picture" }) else { return }
    let width = tag.attributes.first { tokens.name($0.name) == "width" }?.value
    places.images.append(
      RawMarkupEdits.ImageTag(
        source: source, range: range, names: names,
        width: width.map { CharacterReferences.decodedAttribute(tokens.bytes[$0]) },
        isLazy: isLazy))
  }

  /// Writes the allowed declarations of a style.
  private func writeStyle(
    _ value: ArraySlice<UInt8>, of tag: RawMarkupTag, to output: inout MarkupBuffer,
    report: (RawMarkupFinding.Kind) -> Void
  ) {
    let style = SafeStyle(CharacterReferences.decodedAttribute(value))
    for removed in style.removed {
      report(.removedStyle(removed.property, on: tag.name, isForValue: removed.isForValue))
    }
    guard !style.allowed.isEmpty else { return }
    output.append(" style=\"")
    output.appendText(style.allowed)
    output.append("\"")
  }

  /// Returns the attributes by name; if a name is repeated, the first attribute wins, as in browsers.
  func distinct(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens
  ) -> [(name: String, attribute: RawMarkupTag.Attribute)] {
    let named = tag.attributes.map { (name: tokens.name($0.name), attribute: $0) }
    guard named.count > 1 else { return named }
    var seen: Set<String> = []
    return named.filter { seen.insert($0.name).inserted }
  }
}

extension RawMarkupFilter {
  /// Writes a value without quotes and with edited URLs, and records the offsets of URLs that are relative to the page.
  mutating func writeValue(
    _ attribute: RawMarkupTag.Attribute, _ name: String, of tag: RawMarkupTag, _ bytes: ArraySlice<UInt8>,
    to output: inout MarkupBuffer
  ) {
    let value = attribute.value.map { bytes[$0] } ?? []
    let kind = RawAddressAttribute(name, on: tag.name)
    guard let kind, let newURLs = edits.addresses[value.startIndex] else {
      let start = output.count
      output.appendRaw(attributeValue: value)
      if kind == .one { recordOffset(value.first, of: tag.name, at: start) }
      return
    }
    func write(address: String) {
      recordOffset(address.utf8.first, of: tag.name, at: output.count)
      output.appendText(address)
    }
    guard kind == .several else {
      if let address = newURLs.first { write(address: address) }
      return
    }
    let text = CharacterReferences.decoded(value, in: .attribute)
    var start = text.startIndex
    for (range, address) in zip(RawAddress.candidates(in: text), newURLs) {
      output.appendText(String(decoding: text[start..<range.lowerBound], as: UTF8.self))
      write(address: address)
      start = range.upperBound
    }
    output.appendText(String(decoding: text[start...], as: UTF8.self))
  }

  /// Writes the size and the `loading` attribute of an image if its tag lacks them.
  ///
  /// Returns the offset of the image's address in the piece, and whether browsers load it lazily.
  private func writeBox(
    of tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer
  ) -> (source: Int, isLazy: Bool)? {
    guard tag.name == "img", !edits.boxes.isEmpty else { return nil }
    let names = tag.attributes.map { tokens.name($0.name) }
    guard let source = zip(names, tag.attributes).first(where: { $0.0 == "src" })?.1.value,
      let box = edits.boxes[source.lowerBound]
    else { return nil }
    if !names.contains("width"), !names.contains("height") {
      output.append(" width=\"")
      output.append(number: box.width)
      output.append("\" height=\"")
      output.append(number: box.height)
      output.append("\"")
    }
    if box.isLazy, !names.contains("loading") { output.append(" loading=\"lazy\"") }
    return (source.lowerBound, box.isLazy)
  }

  /// Returns whether to remove a link and keep its content.
  func removesLink(_ tag: RawMarkupTag) -> Bool {
    !edits.removedLinks.isEmpty
      && tag.attributes.contains { $0.value.map { edits.removedLinks.contains($0.lowerBound) } ?? false }
  }

  /// Records the offset of a URL that is relative to the page.
  mutating func recordOffset(_ first: UInt8?, of element: String, at start: Int) {
    // A fragment such as `#part` is relative to the page only in links; `<use href="#a">` refers to its own document.
    let isLink = element == "a" || element == "area"
    guard let first else { return }
    switch first {
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: "%"), 0x80...:
      places.addresses.append(start)
    case _ where first.isASCIIAlphanumeric: places.addresses.append(start)
    case UInt8(ascii: "#"): if isLink { places.addresses.append(start) }
    default: break
    }
  }
}

/// Checks of URLs in attributes, after their character references are decoded.
enum RawAddress {
  /// Returns whether a single URL, as in `href` and `src`, is safe.
  static func isSafe(_ value: ArraySlice<UInt8>) -> Bool {
    URLScheme.isSafe(CharacterReferences.decodedAttribute(value))
  }

  /// Returns whether all URLs of a `srcset` are safe.
  ///
  /// A URL may contain commas. So the text after a comma is checked twice: as a part of the URL, and as another URL.
  static func areSafe(_ value: ArraySlice<UInt8>) -> Bool {
    CharacterReferences.decoded(value, in: .attribute).split { $0.isMarkupSpace || $0 == UInt8(ascii: ",") }.allSatisfy
    {
      URLScheme.isSafe(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Returns the URLs of a `srcset`: each ends at white space, and its size ends at a comma.
  static func addresses(in value: ArraySlice<UInt8>) -> [String] {
    let text = CharacterReferences.decoded(value, in: .attribute)
    return candidates(in: text).map { String(decoding: text[$0], as: UTF8.self) }
  }

  /// Returns the ranges of the URLs in a decoded `srcset`.
  static func candidates(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    let comma = UInt8(ascii: ",")
    var candidates: [Range<Int>] = []
    var rest = text
    while true {
      rest = rest.drop { $0.isMarkupSpace || $0 == comma }
      guard !rest.isEmpty else { return candidates }
      let address = rest.prefix { !$0.isMarkupSpace }
      rest = rest[address.endIndex...]
      if address.last != comma { rest = rest.drop { $0 != comma } }
      let end = address.lastIndex { $0 != comma } ?? address.startIndex
      candidates.append(address.startIndex..<end + 1)
    }
  }
}
