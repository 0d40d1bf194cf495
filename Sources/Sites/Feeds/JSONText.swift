import Markup

/// JSON as it is written: objects keep the order of their keys, so that the same site makes the same bytes.
indirect enum JSONText {
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])

  /// Writes the text.
  func write(into buffer: inout MarkupBuffer) {
    switch self {
    case .text(let text): buffer.appendJSONString(text)
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
}
