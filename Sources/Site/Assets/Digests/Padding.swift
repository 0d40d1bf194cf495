/// How SHA-2 fills up the last block of a message.
enum Padding {
  /// What is left of the bytes, a one bit, zeros, and the length of all in bits as the last eighth of a block.
  static func lastBlocks(of bytes: [UInt8], from start: Int, blockSize: Int) -> [UInt8] {
    var last = Array(bytes[start...])
    last.append(0x80)
    let lengthSize = blockSize / 8
    while last.count % blockSize != blockSize - lengthSize { last.append(0) }
    let bits = UInt64(bytes.count) << 3
    last.append(contentsOf: repeatElement(0, count: lengthSize - 8))
    last.append(contentsOf: stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) })
    return last
  }
}
