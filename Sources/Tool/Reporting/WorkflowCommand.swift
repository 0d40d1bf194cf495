/// A line by which a step of a workflow tells GitHub something.
///
///     ::error file=Content/a.md,line=3,col=1,endColumn=9,title=containers.unknown::there is no container `tabz`
struct WorkflowCommand {
  let name: String
  var properties: [(name: String, value: String)] = []
  let message: String

  /// The line, with its end.
  var line: String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, besides: ":,"))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " \(list)")::\(Self.escaped(message))\n"
  }

  /// A text that GitHub does not take for a command, whatever stands in it: of an older form it looks for `##[` in every line.
  static func disarmed(_ text: String) -> String { text.replacing("##[", with: "##\u{FFFD}[") }

  private static func escaped(_ text: String, besides others: String = "") -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where others.contains(":"): result += "%3A"
      case "," where others.contains(","): result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
