import Markup
import Views

/// GFM's tag filter: the first `<` of nine tags that change how HTML is read becomes `&lt;`.
enum TagFilter {
  private static let names = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ].map { Array($0.utf8) }

  /// Writes raw HTML with those tags disarmed.
  static func write(_ markup: ArraySlice<UInt8>, in context: inout RenderContext) {
    var start = markup.startIndex
    for index in markup.indices where markup[index] == UInt8(ascii: "<") && isDisallowed(markup[(index + 1)...]) {
      let before = markup[start..<index]
      context.output.append(rendered: before.span)
      context.output.append("&lt;")
      start = index + 1
    }
    let rest = markup[start...]
    context.output.append(rendered: rest.span)
  }

  private static func isDisallowed(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.first == UInt8(ascii: "/") ? text.dropFirst() : text
    return names.contains { disallowed in
      guard name.count > disallowed.count, zip(name, disallowed).allSatisfy({ $0 | 0x20 == $1 }) else { return false }
      let rest = name.dropFirst(disallowed.count)
      return rest.first.map { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == UInt8(ascii: ">") } == true
        || rest.starts(with: "/>".utf8)
    }
  }
}
