import Garland
import TestSupport
import Testing

/// The containers that handle each row separately: one case for each way to write them, and some nested cases.
///
/// The code that transforms the rows counts its runs as `root`.
enum RowContainer: String, CaseIterable, CustomTestStringConvertible {
  case multi = "a multi root"
  case unary = "a unary root"
  case groupSubviews = "Group(subviews:)"
  case forEachSubviews = "ForEach(subviews:)"
  case groupSections = "Group(sections:)"
  case forEachSections = "ForEach(sections:)"
  case nestedMulti = "a multi root in a multi root"
  case nestedSubviews = "Group(subviews:) in ForEach(subviews:)"
  case inUnary = "a multi root in a unary root in an element"
  case chat = "a chat list"
  case divided = "a divided stack"
  case interleaved = "interleaved in a list"
  case reversed = "reversed, and once more"
  case plain = "an element, without a container"

  var testDescription: String { rawValue }

  /// Returns the container with the given rows.
  func holding(_ rows: some View) -> any View {
    switch self {
    case .multi: rows.variadic { placed($0) }
    case .unary: rows.unary { placed($0) }
    case .groupSubviews: Group(subviews: rows) { placed($0) }
    case .forEachSubviews: ForEach(subviews: rows) { row in li { row } }
    case .groupSections: Group(sections: Section("s") { rows }) { sections in placed(sections[0].content) }
    case .forEachSections:
      ForEach(
        sections: Group {
          Text("loose")
          Section("s") { rows }
        }
      ) { section in
        section.header
        ol { section.content }
      }
    case .nestedMulti: rows.variadic { $0 }.variadic { placed($0) }
    case .nestedSubviews: ForEach(subviews: Group(subviews: rows) { placed($0) }) { row in li { row } }
    case .inUnary: main { rows.variadic { placed($0) }.unary { children in VStack { children } } }
    case .chat: ChatList { rows }
    case .divided: DividedVStack { rows }
    case .interleaved:
      List {
        Interleave {
          rows
        } separator: {
          Text("-")
        }
      }
    case .reversed:
      rows.variadic { children in
        ForEach(children.reversed()) { $0 }
        Box("again") { children }
      }
    case .plain: ul { rows }
    }
  }

  /// The number of times that each row is placed.
  var placements: Int { self == .reversed ? 2 : 1 }

  private func placed(_ children: some RandomAccessCollection & View) -> some View {
    let _ = Runs.count("root")
    return children
  }
}

/// A kind of row in a kind of container.
struct RowPage: Sendable, CustomTestStringConvertible {
  let container: RowContainer
  let kind: RowKind

  static let all = RowContainer.allCases.flatMap { container in
    RowKind.allCases.map { RowPage(container: container, kind: $0) }
  }

  var testDescription: String { "\(kind.rawValue), in \(container.rawValue)" }

  /// Returns the page with the given messages.
  func of(_ messages: [Message]) -> any View {
    container.holding(kind.rows(of: messages))
  }
}
