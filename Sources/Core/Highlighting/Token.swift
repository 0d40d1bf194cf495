/// A stretch of code of one kind; it begins where the token before it ends.
///
/// Eight bytes, for there is one in every few bytes of code.
package struct Token: Sendable, Equatable {
  /// What it is.
  package internal(set) var kind: TokenKind
  private var offset: UInt32

  /// The index after its last byte.
  package internal(set) var end: Int {
    @inline(__always)
    get { Int(offset) }
    @inline(__always)
    set { offset = UInt32(newValue) }
  }

  @inline(__always)
  init(kind: TokenKind, end: Int) {
    self.kind = kind
    offset = UInt32(end)
  }
}

extension [Token] {
  /// Text of no language, up to an index.
  package init(plain end: Int) { self = [Token(kind: .plain, end: end)] }
}
