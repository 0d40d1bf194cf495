/// One growing buffer of UTF-8 that every renderer of the project writes into.
///
/// The number of appends decides how fast a page is written, so constants go in as one `StaticString` each.
///
/// ```swift
/// var buffer = MarkupBuffer()
/// buffer.append("<p>")
/// buffer.appendText("1 < 2")
/// buffer.append("</p>")
/// buffer.string  // <p>1 &lt; 2</p>
/// ```
@safe
public struct MarkupBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int

  @usableFromInline var length = 0

  /// How many bytes have been written.
  @inlinable @inline(__always)
  public var count: Int { length }

  private var holds = 0

  /// Whether the memory belongs to an array that is being made, and is given up once it is too small.
  @usableFromInline var isLent = false

  /// Where full chunks go, for a caller that streams; the buffer then starts again at zero.
  let drain: ((borrowing Span<UInt8>) -> Void)?

  /// Makes an empty buffer with room for `capacity` bytes before it first grows.
  ///
  /// With a `drain`, the buffer hands over what it holds whenever it would have to grow past `capacity`.
  public init(capacity: Int = 16_384, drain: ((borrowing Span<UInt8>) -> Void)? = nil) {
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

  /// The bytes that `write` writes, made in place if they are no more than `capacity`: no copy, and no second lot of memory
  /// for the system to clear.
  public static func bytes(capacity: Int, _ write: (consuming MarkupBuffer) -> MarkupBuffer) -> [UInt8] {
    var overflow: [UInt8]?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { storage, count in
      guard let base = storage.baseAddress else { return }
      let buffer = write(unsafe MarkupBuffer(lending: storage, at: base))
      if buffer.isLent { count = buffer.length } else { overflow = buffer.bytes }
    }
    return overflow ?? bytes
  }

  /// Lends the bytes written so far.
  public func withBytes<Result>(_ body: (borrowing Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe body(UnsafeBufferPointer(start: base, count: count).span)
  }

  /// A copy of the bytes written so far.
  public var bytes: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: base, count: count))
  }

  /// The text written so far.
  public var string: String {
    unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Keeps what is written from here on until `release()`, for something has yet to be put before it.
  public mutating func hold() {
    holds += 1
  }

  /// Ends the last `hold()`.
  public mutating func release() {
    holds -= 1
  }

  /// Hands what is written to the drain, if there is one and nothing is held.
  public mutating func finish() {
    guard let drain, count > 0, holds == 0 else { return }
    withBytes(drain)
    length = 0
  }
}
