/// A row of data.
struct Message: Identifiable, Equatable, Sendable {
  var id: Int
  var text: String

  /// Messages with the ids of a range.
  static func all(_ ids: some Sequence<Int>) -> [Message] {
    ids.map { Message(id: $0, text: "m\($0)") }
  }
}
