import Garland
import TestSupport
import Testing

/// A kind of row whose inputs can be compared, so that a row that did not change need not run.
///
/// Its composite counts its runs as `Row`.
enum RowKind: String, CaseIterable, CustomTestStringConvertible {
  case equatable = "Equatable"
  case fields = "comparable fields"
  case reading = "a reading of the environment"
  case dynamic = "an if in the body"
  case dynamicReading = "an if and a reading"
  case several = "several children"
  case nested = "a composite inside"
  case modified = "a modifier around"
  case modifierBody = "a modifier with a body around"
  case attribute = "an attribute around"
  case environment = "an environment write around"
  case needs = "a need around"
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

  /// A row for each message.
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

  /// How many bodies a row runs that count as draws.
  var drawsPerRow: Int { self == .nested ? 2 : 1 }
}

private struct EquatableRow: View, Equatable {
  let message: Message
  let ignored: () -> Void = {}

  var body: some View {
    let _ = Runs.note("Row")
    p { Text(message.text) }
  }

  static func == (one: Self, other: Self) -> Bool { one.message == other.message }
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
    let _ = Runs.note("Row")
    p(.title("\(id)")) { Text(text) }
  }
}

private struct ReadingRow: View {
  let text: String
  @Environment(\.level) private var level

  var body: some View {
    let _ = Runs.note("Row")
    Text("\(text) at \(level) ")
  }
}

private struct DynamicRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.note("Row")
    if message.id >= 0 { Text(message.text) }
  }
}

private struct DynamicReadingRow: View {
  let message: Message
  @Environment(\.level) private var level

  var body: some View {
    let _ = Runs.note("Row")
    if message.id >= level - 1_000 { p { Text("\(message.text) at \(level)") } }
  }
}

private struct SeveralRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.note("Row")
    Text(message.text)
    if message.id.isMultiple(of: 3) { Text("!") }
    Divider()
  }
}

private struct DividedRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.note("Row")
    DividedVStack {
      Text(message.text)
      Text("again")
    }
  }
}

private struct NestedRow: View {
  let message: Message

  var body: some View {
    let _ = Runs.note("Row")
    article { Label(text: message.text) }
  }

  struct Label: View {
    let text: String
    var body: some View { strong { Text(text) } }
  }
}
