extension MarkupBuffer {
  /// Appends markup the program itself wrote.
  @inlinable @inline(__always)
  public mutating func append(_ constant: StaticString) {
    unsafe append(constant.utf8Start, count: constant.utf8CodeUnitCount)
  }

  /// Appends a part of a constant, so that `"<a></a>"` serves as `<a`, `<a>` and `</a>`.
  @inlinable @inline(__always)
  public mutating func append(_ constant: StaticString, _ part: Range<Int>) {
    unsafe append(constant.utf8Start + part.lowerBound, count: part.count)
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  public mutating func append(byte: UInt8) {
    if count == capacity { grow(by: 1) }
    unsafe base[count] = byte
    length &+= 1
  }

  /// Appends text as it is; the caller answers for its being markup.
  @inlinable
  public mutating func append(verbatim text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { unsafe append(start, count: bytes.count) }
    }
  }

  /// Appends bytes that were rendered before.
  @inlinable
  public mutating func append(rendered bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe append(start, count: bytes.count) }
    }
  }

  /// Appends a whole number in decimal.
  public mutating func append(number: Int) {
    append(verbatim: String(number))
  }

  /// Moves what stands from `offset` on to the right and puts `head` before it.
  public mutating func insert(_ head: borrowing MarkupBuffer, at offset: Int) {
    reserve(head.count)
    unsafe (base + offset + head.count).update(from: base + offset, count: length - offset)
    unsafe (base + offset).update(from: head.base, count: head.count)
    length &+= head.count
  }

  /// The bytes from `offset` on, as text.
  public func text(from offset: Int) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: base + offset, count: count - offset), as: UTF8.self)
  }

  /// The byte at `offset`, if that much has been written.
  public func byte(at offset: Int) -> UInt8? {
    offset < count ? unsafe base[offset] : nil
  }

  /// Makes sure that `more` bytes fit.
  @inlinable @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(by: more) }
  }

  @inlinable @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count more: Int) {
    reserve(more)
    unsafe (base + count).update(from: start, count: more)
    length &+= more
  }

  /// Hands over what is written if somebody drains the buffer, and makes it larger where that is not enough.
  @usableFromInline @inline(never)
  mutating func grow(by more: Int) {
    finish()
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: base, count: count)
    if !isLent { unsafe base.deallocate() }
    isLent = false
    unsafe base = larger
  }
}
