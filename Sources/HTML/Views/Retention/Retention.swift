import Markup

/// What a renderer keeps from one render to the next, and the one it is writing now.
///
/// Only composite views whose inputs can be compared have entries. The flow for each of them, in `renderRetained`:
/// 1. `Journal.find` looks for the entry of the same place, nearly always the very next one.
/// 2. If the view is equal, what it read from its surroundings is equal and the same modifiers stand round it, its bytes
///    and its reports are copied, with the entries of everything inside it.
/// 3. Else its body runs, and what it wrote becomes a new entry.
@usableFromInline
final class Retention {
  /// What was written the last time, and what is being written.
  var journals = Journals()

  /// Bodies run at and below the children that containers meet one by one.
  var draws = 0
  /// Bodies run on the way from the root to the containers.
  var rootRuns = 0
  /// Where what is being written stands.
  var place = Place.way

  /// Where a body runs, which decides what it counts as.
  @usableFromInline
  enum Place {
    /// On the way from the page's root.
    case way
    /// In what a container makes of its children: around them and between them.
    case container
    /// In a child that a container meets, or an element of a `ForEach`.
    case child
  }

  private var comparisons: [ObjectIdentifier: AnyObject] = [:]
  /// The type asked for last: rows of a list are mostly of one type, and a look-up costs as much as comparing a row.
  @usableFromInline var latest: (key: ObjectIdentifier, comparison: AnyObject)?

  /// How values of a type are compared, decided once per type; nil where they cannot be.
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

  /// Makes what was written the last time ready to be compared with, and starts anew.
  func begin() {
    journals.last.rewind()
    journals.now = Journal()
    journals.now.entries.reserveCapacity(journals.last.entries.count + 64)
    draws = 0
    rootRuns = 0
    place = .way
  }

  /// Keeps nothing: what was written is not a whole page.
  func forget() {
    journals = Journals()
  }

  /// Keeps what was written.
  func end(_ bytes: [UInt8], _ facts: [Fact], _ reads: [EnvironmentRead]) {
    journals.now.bytes = bytes
    journals.now.facts = facts
    journals.now.reads = reads
    journals.last = bytes.count > Journal.longest ? Journal() : journals.now
    journals.now = Journal()
  }

  @usableFromInline
  func exchange(_ place: Place) -> Place {
    let outer = self.place
    if outer != place { self.place = place }
    return outer
  }

  /// Looks for what was written at a place the last time.
  @usableFromInline
  func find(_ key: UInt64) -> Search {
    let index = journals.last.find(key)
    return Search(key: key, index: index, input: index.map { journals.last.entries[$0].input })
  }

  /// How many entries have been made so far.
  var entryCount: Int { journals.now.entries.count }

  /// Moves the entries in `range` by a number of bytes, those inside others with them.
  func shift(_ range: Range<Int>, by bytes: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      journals.now.entries[index].start.bytes += bytes
      index += Int(journals.now.entries[index].entries) + 1
    }
  }

  /// Counts one run of the body of a `Content`.
  ///
  /// A composite that holds content, and so cannot be compared, and whose body is just a container, is that container: its body
  /// is a root's and not a child's.
  @usableFromInline
  func count<Content: View>(_ type: Content.Type, isComparable: Bool, inList isInList: Bool = false) {
    if place == .child || isInList, isComparable || !ListShape.of(Content.Body.self).isContainer {
      draws += 1
    } else {
      rootRuns += 1
    }
  }

  private final class Incomparable {}
}
