/// The stable name of a kind of diagnostic, which users and tools may rely on.
///
/// A code has at least two parts, joined by dots; the first names the area. A part is lower-case words joined by
/// hyphens.
///
///     extension DiagnosticCode {
///       static let nestingLimit: DiagnosticCode = "views.nesting-limit"
///     }
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The code as text, such as `views.nesting-limit`.
  public let rawValue: String

  /// Creates a code from input, or returns `nil` if it is malformed.
  public init?(rawValue: String) {
    guard Self.isWellFormed(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The code as text.
  public var description: String { rawValue }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// Creates a code from a literal in the program; a malformed literal is a programming error and traps.
  public init(stringLiteral literal: String) {
    precondition(Self.isWellFormed(literal), "malformed diagnostic code: \(literal)")
    rawValue = literal
  }
}

extension DiagnosticCode {
  private static func isWellFormed(_ code: String) -> Bool {
    let parts = code.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { part in
        part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy(isWord)
      }
  }

  private static func isWord(_ word: some Collection<UInt8>) -> Bool {
    !word.isEmpty
      && word.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
