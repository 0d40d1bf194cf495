/// The stable name of a kind of diagnostic, which tools and readers may rely on.
///
/// It has at least two parts, joined by dots; the first names the area. A part is lower-case words joined by hyphens.
///
///     extension DiagnosticCode {
///       static let nestingLimit: DiagnosticCode = "views.nesting-limit"
///     }
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The code as it is written, such as `views.nesting-limit`.
  public let rawValue: String

  /// Takes a code from outside, or nothing if it is not well-formed.
  public init?(rawValue: String) {
    guard Self.isWellFormed(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The code as it is written.
  public var description: String { rawValue }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// Takes a code from the program's own source, where a malformed one is a mistake of the program and stops it.
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
