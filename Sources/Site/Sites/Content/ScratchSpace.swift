/// A place outside of memory for bytes that are needed again before a build ends.
package protocol ScratchSpace: Sendable {
  /// Puts bytes there, and tells where; nothing where they cannot be kept.
  func put(_ bytes: [UInt8]) -> Range<Int>?

  /// The bytes of a place; nothing where they cannot be had any more.
  func bytes(at place: Range<Int>) -> [UInt8]?
}
