/// How deep views may nest: as deep as five megabytes of stack reach, counted from where the render began.
///
/// A thread has eight here. What a level takes differs by kind and build, from 0.3 to 9 kB, so levels are no measure: a limit on
/// them that is safe for every kind would forbid the two thousand `AnyView`s that folding two thousand children makes.
struct NestingLimit: Sendable {
  private static let bytes: UInt = 5 << 20
  private let start = Self.here

  /// Whether what is running now lies too deep.
  var isReached: Bool {
    let here = Self.here
    return (start > here ? start - here : here - start) > Self.bytes
  }

  /// Roughly where the top of the stack is.
  private static var here: UInt {
    @inline(never) get {
      var marker: UInt8 = 0
      return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }
  }
}
