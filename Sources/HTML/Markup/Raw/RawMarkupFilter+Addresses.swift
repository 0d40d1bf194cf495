extension RawMarkupFilter {
  /// Writes a value between its quotes, with its addresses as they are wanted, and notes where those stand.
  mutating func writeValue(
    _ attribute: RawMarkupTag.Attribute, _ name: String, of tag: RawMarkupTag, _ bytes: ArraySlice<UInt8>,
    to output: inout MarkupBuffer
  ) {
    let value = attribute.value.map { bytes[$0] } ?? []
    let kind = RawAddressAttribute(name, on: tag.name)
    guard let kind, let wanted = edits.addresses[value.startIndex] else {
      let start = output.count
      output.appendRaw(attributeValue: value)
      if kind == .one { note(value.first, of: tag.name, at: start) }
      return
    }
    let decoded = MarkupReferences.decode(value)
    // What is not known to be a reference cannot be written anew.
    let isKnown = decoded.firstUnknown == nil
    func write(_ text: ArraySlice<UInt8>) {
      if isKnown {
        output.appendText(String(decoding: text, as: UTF8.self))
      } else {
        output.appendRaw(attributeValue: text)
      }
    }
    func write(address: String) {
      note(address.utf8.first, of: tag.name, at: output.count)
      write(Array(address.utf8)[...])
    }
    guard kind == .several else {
      if let address = wanted.first { write(address: address) }
      return
    }
    let text = Array(decoded.text.utf8)[...]
    var start = text.startIndex
    for (range, address) in zip(RawAddress.candidates(in: text), wanted) {
      write(text[start..<range.lowerBound])
      write(address: address)
      start = range.upperBound
    }
    write(text[start...])
  }

  /// Writes what an image is given that does not say it itself.
  func writeBox(of tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer) {
    guard tag.name == "img", !edits.boxes.isEmpty else { return }
    let names = tag.attributes.map { tokens.name($0.name) }
    guard let source = zip(names, tag.attributes).first(where: { $0.0 == "src" })?.1.value,
      let box = edits.boxes[source.lowerBound]
    else { return }
    if !names.contains("width"), !names.contains("height") {
      output.append(" width=\"")
      output.append(number: box.width)
      output.append("\" height=\"")
      output.append(number: box.height)
      output.append("\"")
    }
    if box.isLazy, !names.contains("loading") { output.append(" loading=\"lazy\"") }
  }

  /// Whether a link is to go while what it holds stays.
  func leavesOut(_ tag: RawMarkupTag) -> Bool {
    !edits.leftOut.isEmpty
      && tag.attributes.contains { $0.value.map { edits.leftOut.contains($0.lowerBound) } ?? false }
  }

  /// Notes where an address begins that leads elsewhere once the text is read elsewhere.
  mutating func note(_ first: UInt8?, of element: String, at start: Int) {
    // What is no link, such as `<use href="#a">`, looks for the part where it stands.
    let isLink = element == "a" || element == "area"
    guard let first else { return }
    switch first {
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: "%"), 0x80...:
      places.append(start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      places.append(start)
    case UInt8(ascii: "#"): if isLink { places.append(start) }
    default: break
    }
  }
}
