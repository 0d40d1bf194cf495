import Markup

/// The cache of a renderer: the records of the previous and the current render.
///
/// Only composite views whose values can be compared have entries. For each of them, `renderCached`:
/// 1. looks up the entry for the same location, which is nearly always the next one;
/// 2. if the view, the values it read from the environment and the pending modifiers are equal, copies the entry's
///    bytes and events, and all entries inside it;
/// 3. otherwise runs the body and records a new entry.
@usableFromInline
final class RenderCache {
  var records = RenderRecords()

  /// The number of bodies run in the children of containers.
  var draws = 0
  /// The number of bodies run between the root and the children of containers.
  var rootRuns = 0
  /// The region that is being rendered.
  var region = Region.root

  /// A part of the page, which decides how the cache counts a body that runs there.
  @usableFromInline
  enum Region {
    /// Between the page's root and a container.
    case root
    /// In the result of a container's root, around and between its children.
    case container
    /// In a child of a container, or in an element of a `ForEach`.
    case child
  }

  private var comparisons: [ObjectIdentifier: AnyObject] = [:]
  /// The comparison that was used last.
  ///
  /// This saves lookups, because most rows of a list have the same type. A lookup costs as much as comparing a row.
  @usableFromInline var latest: (key: ObjectIdentifier, comparison: AnyObject)?

  /// Returns the comparison of a type's values, made once per type, or nil if they cannot be compared.
  @inlinable
  func comparison<Value>(of type: Value.Type) -> Comparison<Value>? {
    if let latest, latest.key == ObjectIdentifier(type) { return latest.comparison as? Comparison<Value> }
    return lookUpComparison(of: type)
  }

  @usableFromInline
  func lookUpComparison<Value>(of type: Value.Type) -> Comparison<Value>? {
    let key = ObjectIdentifier(type)
    let comparison = comparisons[key] ?? Comparison<Value>() ?? Incomparable()
    comparisons[key] = comparison
    latest = (key, comparison)
    return comparison as? Comparison<Value>
  }

  /// Starts a new record.
  func begin() {
    records.previous.rewind()
    records.current = RenderRecord()
    records.current.entries.reserveCapacity(records.previous.entries.count + 64)
    draws = 0
    rootRuns = 0
    region = .root
  }

  /// Removes all records, because the page is incomplete.
  func removeAll() {
    records = RenderRecords()
  }

  /// Completes the current record and keeps it for the next render.
  func end(_ bytes: [UInt8], _ events: [RenderEvent], _ reads: [EnvironmentRead]) {
    records.current.bytes = bytes
    records.current.events = events
    records.current.reads = reads
    records.previous = bytes.count > RenderRecord.largestPage ? RenderRecord() : records.current
    records.current = RenderRecord()
  }

  @usableFromInline
  func exchange(_ region: Region) -> Region {
    let outer = self.region
    if outer != region { self.region = region }
    return outer
  }

  /// Looks up the entry of the previous render for a location.
  @usableFromInline
  func lookUp(_ key: UInt64) -> CacheLookup {
    let index = records.previous.find(key)
    return CacheLookup(key: key, index: index, view: index.map { records.previous.entries[$0].view })
  }

  /// The number of entries of the current render so far.
  var entryCount: Int { records.current.entries.count }

  /// Moves the entries in `range`, and the entries inside them, by a number of bytes.
  func shift(_ range: Range<Int>, by bytes: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      records.current.entries[index].start.bytes += bytes
      index += Int(records.current.entries[index].entries) + 1
    }
  }

  /// Counts one run of the body of a `Content`.
  ///
  /// A composite with content cannot be compared. If the body of such a composite is a container, its run counts as a
  /// run of the container's root.
  @usableFromInline
  func count<Content: View>(_ type: Content.Type, isComparable: Bool, inList isInList: Bool = false) {
    if region == .child || isInList, isComparable || !ListShape.of(Content.Body.self).isContainer {
      draws += 1
    } else {
      rootRuns += 1
    }
  }

  private final class Incomparable {}
}

/// The result of a lookup in the cache.
@usableFromInline
struct CacheLookup {
  /// The location's key.
  let key: UInt64
  /// The index of the entry, if there is one.
  let index: Int?
  /// The view that the entry was rendered from.
  @usableFromInline let view: CachedView?
}

/// The view of a cache entry, without its type.
@usableFromInline
class CachedView {
  @usableFromInline
  init() {}
}

/// The view of a cache entry, and the comparison of its type.
@usableFromInline
final class CachedViewOf<Content>: CachedView {
  @usableFromInline let view: Content
  @usableFromInline let comparison: Comparison<Content>

  @inlinable
  init(_ view: Content, _ comparison: Comparison<Content>) {
    self.view = view
    self.comparison = comparison
  }

  /// Returns whether another view equals this one.
  @inlinable
  func matches(_ other: Content) -> Bool { comparison.areEqual(view, other) }
}
