/// Names a value that views can read from their surroundings.
///
/// ```swift
/// enum AccentKey: EnvironmentKey {
///   static var defaultValue: String { "blue" }
/// }
///
/// extension EnvironmentValues {
///   var accent: String {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey: SendableMetatype {
  /// What is read; pages render on all cores, so it must be safe to share.
  associatedtype Value: Sendable

  /// What is read where nothing was written.
  static var defaultValue: Value { get }
}

/// The values that surround a view.
public struct EnvironmentValues: Sendable {
  private(set) var newest: Written?
  var recorder: ReadRecorder?

  /// Makes surroundings in which every key has its default.
  public init() {}

  /// The value of one key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let (value, depth) = find(key)
      recorder?.record(EnvironmentRead(of: key, value: value, depth: depth))
      return value
    }
    set { newest = Written(key: ObjectIdentifier(key), value: newValue, before: newest) }
  }

  /// The value of one key, and how many writes surround the one that gave it.
  func find<Key: EnvironmentKey>(_ key: Key.Type) -> (value: Key.Value, depth: Int) {
    // Asked first whether there is a write: cast to an optional value, no write at all would be one of nil.
    guard let written = newest?.find(ObjectIdentifier(key)) else { return (Key.defaultValue, 0) }
    return (written.value as? Key.Value ?? Key.defaultValue, written.depth)
  }

  /// How many writes surround the view.
  var depth: Int { newest?.depth ?? 0 }

  /// Whether both are the very same surroundings, not just equal ones.
  func isSame(as other: EnvironmentValues) -> Bool { newest === other.newest }

  /// One write, over those that were there before.
  final class Written: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable
    let before: Written?
    let depth: Int

    init(key: ObjectIdentifier, value: any Sendable, before: Written?) {
      self.key = key
      self.value = value
      self.before = before
      depth = (before?.depth ?? 0) + 1
    }

    func find(_ key: ObjectIdentifier) -> Written? {
      var written: Written? = self
      while let candidate = written, candidate.key != key { written = candidate.before }
      return written
    }
  }
}
