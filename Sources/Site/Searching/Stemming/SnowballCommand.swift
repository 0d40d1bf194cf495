/// A command of a Snowball script.
///
/// The parser reduces Snowball's many commands to these few: `try C` is `C or true`, and `goto C` is `gopast test C`.
indirect enum SnowballCommand: Sendable, Equatable {
  /// Matches a text at the cursor, and moves the cursor over it.
  case literal([UInt32])
  /// Matches one letter that is in a set, or not in it.
  case letter(of: [UInt32], isNegated: Bool)
  /// Runs a routine.
  case call(String)
  /// Runs commands one after the other, until one of them fails.
  case all([SnowballCommand])
  /// Runs the first command that does not fail.
  case first([SnowballCommand])
  /// Fails if a command succeeds.
  case not(SnowballCommand)
  /// Runs a command, and moves the cursor back.
  case test(SnowballCommand)
  /// Runs a command until it fails.
  case repeated(SnowballCommand)
  /// Moves the cursor forwards to the first position where a command succeeds, and past what it matches.
  case goPast(SnowballCommand)
  /// Moves the cursor over a number of letters.
  case hop(Int)
  /// Sets one end of the slice to the cursor: the command `[`, or `]`.
  case sliceStart, sliceEnd
  /// Replaces the slice.
  case replace([UInt32])
  /// Inserts a text at the cursor.
  case insert([UInt32])
  /// Sets a variable.
  case assign(String, SnowballValue)
  /// Compares two numbers.
  case compare(SnowballValue, SnowballComparison, SnowballValue)
  /// Moves the cursor to a position, unless it is past that already.
  case moveTo(SnowballValue)
  /// Fails unless the cursor is at the end of the text.
  case atLimit
  /// Runs a command from the end of the text to the start.
  case backwards(SnowballCommand)
  /// Runs the second command within the limit to which the first one moves the cursor.
  case setLimit(SnowballCommand, SnowballCommand)
  /// Finds the longest text of a table at the cursor, and moves the cursor over it.
  case find(table: Int)
  /// Runs the command of the text that was found.
  case runFound
}

/// A row of a table: some texts, and the command to run if one of them is found.
struct SnowballCase: Sendable, Equatable {
  var texts: [[UInt32]]
  var command: SnowballCommand
}

/// A number in a Snowball script.
enum SnowballValue: Sendable, Equatable {
  case number(Int), variable(String), cursor, limit
}

/// A comparison of two numbers; the scripts use no others.
enum SnowballComparison: String, Sendable {
  case equal = "==", less = "<", lessOrEqual = "<="

  func holds(_ one: Int, _ other: Int) -> Bool {
    switch self {
    case .equal: one == other
    case .less: one < other
    case .lessOrEqual: one <= other
    }
  }
}
