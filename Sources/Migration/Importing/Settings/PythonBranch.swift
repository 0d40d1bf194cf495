/// A block of a Python file that runs only sometimes, such as that of `if` or `else`.
struct PythonBranch: Sendable, Equatable {
  /// The column of the line that begins the block, from 0.
  let indentation: Int
  /// Whether the lines of the block count.
  var isTaken: Bool
  /// Whether this or an earlier branch of the same `if` is taken.
  var isDecided: Bool

  /// The words that begin a block.
  static let keywords: Set<String> = [
    "if", "elif", "else", "try", "except", "finally", "with", "for", "while", "def", "class", "async", "match",
  ]

  /// The words that continue the block before them.
  static let continuing: Set<String> = ["elif", "else", "except", "finally"]

  /// Returns the blocks that are still open at a line with some indentation and first word.
  static func open(_ branches: [PythonBranch], at indentation: Int, before word: String) -> [PythonBranch] {
    let inner = branches.firstIndex { branch in
      branch.indentation > indentation || branch.indentation == indentation && !continuing.contains(word)
    }
    return Array(branches[..<(inner ?? branches.count)])
  }

  /// Returns the open blocks after a line that begins one.
  ///
  /// Of `try`, the first block counts, because its statements usually succeed. The body of a function does not count.
  static func adding(
    _ word: String, condition: Bool, at indentation: Int, to branches: [PythonBranch]
  ) -> [PythonBranch] {
    guard continuing.contains(word) else {
      let isTaken = word == "if" ? condition : word == "try" || word == "with"
      return branches + [PythonBranch(indentation: indentation, isTaken: isTaken, isDecided: isTaken)]
    }
    guard var last = branches.last, last.indentation == indentation else { return branches }
    switch word {
    case "elif": last.isTaken = condition && !last.isDecided
    case "else": last.isTaken = !last.isDecided
    default: last.isTaken = word == "finally"
    }
    last.isDecided = last.isDecided || last.isTaken
    return branches.dropLast() + [last]
  }
}
