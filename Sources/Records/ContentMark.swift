/// A number that tells one content from another, the same on every machine.
///
/// It serves to notice changes; somebody who wants two contents with one number can have them.
public struct ContentMark: Hashable, Sendable {
  /// The number.
  public let value: UInt64

  /// Takes a number that was written down.
  public init(value: UInt64) {
    self.value = value
  }

  /// Reads a content.
  public init(of bytes: [UInt8]) {
    var reading = Reading()
    reading.read(bytes)
    self = reading.result
  }

  /// The number in sixteen digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads what `text` wrote.
  public init?(text: Substring) {
    guard text.utf8.count == 16, text.utf8.first != UInt8(ascii: "+"), let value = UInt64(text, radix: 16) else {
      return nil
    }
    self.value = value
  }

  /// A content that is read piece by piece, each but the last of them a multiple of eight bytes long.
  public struct Reading: Sendable {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// How many bytes were read.
    public private(set) var count = 0

    /// Begins a content.
    public init() {}

    /// Reads on.
    public mutating func read(_ bytes: [UInt8]) {
      let words = bytes.count / 8
      var state = state
      unsafe bytes.withUnsafeBytes { buffer in
        for word in 0..<words {
          let value = unsafe buffer.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
          state = Self.mix(state ^ UInt64(littleEndian: value))
        }
      }
      let rest = bytes[(words * 8)...]
      if !rest.isEmpty {
        state = Self.mix(state ^ rest.reversed().reduce(0) { $0 << 8 | UInt64($1) })
      }
      self.state = state
      count += bytes.count
    }

    /// The number of all that was read.
    public var result: ContentMark { ContentMark(value: Self.mix(Self.mix(state ^ UInt64(count)))) }

    private static func mix(_ value: UInt64) -> UInt64 {
      let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      // The halves are added to the value, so that no value is a dead end.
      return (product.high ^ product.low) &+ value
    }
  }
}
