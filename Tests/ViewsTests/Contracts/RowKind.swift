import Garland
import TestSupport
import Testing

/// The data of a row.
struct Message: Identifiable, Equatable, Sendable {
  var id: Int
  var text: String

  /// Returns messages with the given ids.
  static func all(_ ids: some Sequence<Int>) -> [Message] {
    ids.map { Message(id: $0, text: "m\($0)") }
  }
}

/// A kind of row whose values can be compared, so that the cache can reuse an unchanged row.
///
/// The row's body counts its runs under the name `Row`.
enum RowKind: String, CaseIterable, CustomTestStringConvertible {
  case equatable = "Equatable"
  case fields = "comparable fields"
  case reading = "an environment read"
  case dynamic = "an if in the body"
  case dynamicReading = "an if and an environment read"
  case several = "several children"
  case nested = "a composite inside"
  case modified = "a modifier around"
  case modifierBody = "a modifier with a body around"
  case attribute = "an attribute around"
  case environment = "an environment write around"
  case needs = "a required asset around"
  case id = "an id around"
  case tag = "a tag around"
  case trait = "a trait around"
  case containerValue = "a container value around"
  case any = "AnyView around"
  case conditional = "a conditional around"
  case element = "an element around"
  case stack = "a stack around"
  case divided = "a divided stack inside"
  case sectioned = "a section around"

  var testDescription: String { rawValue }

  /// Returns a row for each message.
  func rows(of messages: [Message]) -> any View {
    switch self {
    case .equatable: ForEach(messages) { EquatableRow(message: $0) }
    case .fields: ForEach(messages) { FieldRow($0) }
    case .reading: ForEach(messages) { ReadingRow(text: $0.text) }
    case .dynamic: ForEach(messages) { DynamicRow(message: $0) }
    case .dynamicReading: ForEach(messages) { DynamicReadingRow(message: $0) }
    case .several: ForEach(messages) { SeveralRow(message: $0) }
    case .nested: ForEach(messages) { NestedRow(message: $0) }
    case .modified: ForEach(messages) { FieldRow($0).pad() }
    case .modifierBody: ForEach(messages) { FieldRow($0).modifier(BoxMod()) }
    case .attribute: ForEach(messages) { FieldRow($0).attribute(.title($0.text)) }
    case .environment: ForEach(messages) { ReadingRow(text: $0.text).environment(\.level, $0.id) }
    case .needs: ForEach(messages) { FieldRow($0).needs(.style("/\($0.id).css")) }
    case .id: ForEach(messages) { FieldRow($0).id("row \($0.id)") }
    case .tag: ForEach(messages) { FieldRow($0).tag("tag \($0.id)") }
    case .trait: ForEach(messages) { FieldRow($0).trait($0.id) }
    case .containerValue: ForEach(messages) { FieldRow($0).containerValue(\.rank, $0.id) }
    case .any: ForEach(messages) { AnyView(FieldRow($0)) }
    case .conditional:
      ForEach(messages) { message in
        if message.id.isMultiple(of: 2) { FieldRow(message) } else { EquatableRow(message: message) }
      }
    case .element: ForEach(messages) { message in li { FieldRow(message) } }
    case .stack: ForEach(messages) { message in HStack { FieldRow(message) } }
    case .divided: ForEach(messages) { DividedRow(message: $0) }
    case .sectioned: ForEach(messages) { message in Section("s") { FieldRow(message) } }
    }
  }

  /// The number of counted runs when a row is rendered once.
  var drawsPerRow: Int { self == .nested ? 2 : 1 }
}

private struct EquatableRow: View, Equatable {
  let message: Message
  let ignored: () -> Void = {}

  var body: some View {
    let _ = Runs.count("Row")
    p { Text(message.text) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.message == rhs.message }
}

private struct FieldRow: View {
  let id: Int
  let text: String
  var pair = (1, Optional("x"))

  init(_ message: Message) {
    id = message.id
    text = message.text
  }

  var body: some View {
    let _ = Runs.count("Row")
    p(.title("\(id)")) { Text(text) }
  }
}

private struct ReadingRow: View {
  let text: String
  @Environment(\.level) private var level

  var body: some View {
    let _ = Runs.count("Row")
    Text("\(text) at \(level) ")
  }
}

private struct DynamicRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.count("Row")
    if message.id >= 0 { Text(message.text) }
  }
}

private struct DynamicReadingRow: View {
  let message: Message
  @Environment(\.level) private var level

  var body: some View {
    let _ = Runs.count("Row")
    if message.id >= level - 1_000 { p { Text("\(message.text) at \(level)") } }
  }
}

private struct SeveralRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.count("Row")
    Text(message.text)
    if message.id.isMultiple(of: 3) { Text("!") }
    Divider()
  }
}

private struct DividedRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.count("Row")
    DividedVStack {
      Text(message.text)
      Text("again")
    }
  }
}

private struct NestedRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.count("Row")
    article { Label(text: message.text) }
  }

  struct Label: View {
    let text: String
    var body: some View { strong { Text(text) } }
  }
}
