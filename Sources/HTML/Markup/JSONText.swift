/// JSON as it is written: objects keep the order of their keys, so that the same facts make the same bytes.
///
/// ```swift
/// JSONText.object([("pages", .number(3))]).bytes  // {"pages":3}
/// ```
public indirect enum JSONText: Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// True or false.
  case flag(Bool)
  /// Nothing.
  case null
  /// Values in their order.
  case list([JSONText])
  /// Values by name, in their order.
  case object([(String, JSONText)])

  /// Writes the text.
  public func write(into buffer: inout MarkupBuffer) {
    switch self {
    case .text(let text): buffer.appendJSONString(text)
    case .number(let number): buffer.append(verbatim: "\(number)")
    case .flag(let flag): buffer.append(verbatim: flag ? "true" : "false")
    case .null: buffer.append("null")
    case .list(let members):
      buffer.append("[")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(",") }
        member.write(into: &buffer)
      }
      buffer.append("]")
    case .object(let members):
      buffer.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSONString(member.0)
        buffer.append(":")
        member.1.write(into: &buffer)
      }
      buffer.append("}")
    }
  }

  /// The text in UTF-8.
  public var bytes: [UInt8] {
    var buffer = MarkupBuffer()
    write(into: &buffer)
    return buffer.bytes
  }
}
