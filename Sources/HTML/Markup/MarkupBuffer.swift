/// A growing buffer of UTF-8, into which all rendering writes.
///
/// The number of appends decides how fast a page renders, so each constant is appended as one `StaticString`.
///
/// ```swift
/// var buffer = MarkupBuffer()
/// buffer.append("<p>")
/// buffer.appendText("1 < 2")
/// buffer.append("</p>")
/// buffer.string  // <p>1 &lt; 2</p>
/// ```
@safe
@usableFromInline
package struct MarkupBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int

  @usableFromInline var length = 0

  /// The number of bytes in the buffer.
  @inlinable @inline(__always)
  package var count: Int { length }

  private var holds = 0

  /// Whether the memory belongs to an array that is being created; the buffer moves to its own memory when it grows.
  @usableFromInline var isLent = false

  /// The destination for full chunks when streaming; the buffer is empty again after each chunk.
  let drain: ((borrowing Span<UInt8>) -> Void)?

  /// Creates an empty buffer with room for `capacity` bytes.
  ///
  /// With a `drain`, the buffer passes its contents on whenever it would grow past `capacity`.
  package init(capacity: Int = 16_384, drain: ((borrowing Span<UInt8>) -> Void)? = nil) {
    self.capacity = max(capacity, 64)
    self.drain = drain
    unsafe base = .allocate(capacity: self.capacity)
  }

  private init(lending storage: UnsafeMutableBufferPointer<UInt8>, at base: UnsafeMutablePointer<UInt8>) {
    unsafe self.base = base
    capacity = storage.count
    isLent = true
    drain = nil
  }

  deinit { if !isLent { unsafe base.deallocate() } }

  /// Returns the bytes that a closure writes.
  ///
  /// If the bytes fit `capacity`, the closure writes directly into the array. This saves a copy and an allocation.
  package static func bytes(capacity: Int, _ write: (consuming MarkupBuffer) -> MarkupBuffer) -> [UInt8] {
    var overflow: [UInt8]?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { storage, count in
      guard let base = storage.baseAddress else { return }
      let buffer = write(unsafe MarkupBuffer(lending: storage, at: base))
      if buffer.isLent { count = buffer.length } else { overflow = buffer.bytes }
    }
    return overflow ?? bytes
  }

  /// Calls a closure with the bytes in the buffer.
  package func withBytes<Result>(_ body: (borrowing Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe body(UnsafeBufferPointer(start: base, count: count).span)
  }

  /// A copy of the bytes in the buffer.
  package var bytes: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: base, count: count))
  }

  /// The contents as a string.
  package var string: String {
    unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Stops draining until `release()`, so that markup can still be inserted at an earlier offset.
  package mutating func hold() {
    holds += 1
  }

  /// Ends the last `hold()`.
  package mutating func release() {
    holds -= 1
  }

  /// Passes the contents to the drain, if there is a drain and every `hold()` has been released.
  package mutating func finish() {
    guard let drain, count > 0, holds == 0 else { return }
    withBytes(drain)
    length = 0
  }
}

extension MarkupBuffer {
  /// Appends constant markup.
  @inlinable @inline(__always)
  package mutating func append(_ constant: StaticString) {
    unsafe append(constant.utf8Start, count: constant.utf8CodeUnitCount)
  }

  /// Appends a part of constant markup, so that `"<a></a>"` serves as `<a`, `<a>` and `</a>`.
  @inlinable @inline(__always)
  package mutating func append(_ constant: StaticString, _ part: Range<Int>) {
    unsafe append(constant.utf8Start + part.lowerBound, count: part.count)
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  package mutating func append(byte: UInt8) {
    if count == capacity { grow(by: 1) }
    unsafe base[count] = byte
    length &+= 1
  }

  /// Appends text without escaping; the caller must ensure that it is safe markup.
  @inlinable
  package mutating func append(verbatim text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { unsafe append(start, count: bytes.count) }
    }
  }

  /// Appends rendered bytes.
  @inlinable
  package mutating func append(rendered bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe append(start, count: bytes.count) }
    }
  }

  /// Appends an integer in decimal.
  package mutating func append(number: Int) {
    append(verbatim: String(number))
  }

  /// Inserts another buffer's contents at an offset.
  package mutating func insert(_ head: borrowing MarkupBuffer, at offset: Int) {
    reserve(head.count)
    unsafe (base + offset + head.count).update(from: base + offset, count: length - offset)
    unsafe (base + offset).update(from: head.base, count: head.count)
    length &+= head.count
  }

  /// Returns the bytes from an offset on as a string.
  package func text(from offset: Int) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: base + offset, count: count - offset), as: UTF8.self)
  }

  /// Returns the byte at an offset, or `nil` past the end.
  package func byte(at offset: Int) -> UInt8? {
    offset < count ? unsafe base[offset] : nil
  }

  /// Ensures that there is room for more bytes.
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

  /// Drains the buffer, and allocates more memory if that does not make enough room.
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
