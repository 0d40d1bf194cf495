/// What an author writes between braces: `{#id .class key=value flag}`.
///
/// ```
/// ## Install {#install .wide rank=3}
/// ```
package struct TraitList: Sendable, Equatable {
  /// What one entry says.
  package enum Kind: Sendable, Equatable {
    /// `#name`.
    case identifier
    /// `.name`.
    case className
    /// `name=value`, or `name="a value"`.
    case value
    /// `name` alone.
    case flag
    /// `[name]`, in a code fence's info string.
    case label
  }

  /// One entry, with its place in the file.
  package struct Entry: Sendable, Equatable {
    /// What the entry says.
    package let kind: Kind
    /// The name, without what marks its kind.
    package let name: String
    /// The value; of a flag, nothing.
    package let value: String
    /// The bytes of the whole entry.
    package let range: Range<Int>
    /// The bytes of the value without its quotes; of what has none, the whole entry.
    package let valueRange: Range<Int>
  }

  /// The entries, in their order.
  package private(set) var entries: [Entry]
  /// The bytes from the opening brace to the closing one.
  package let range: Range<Int>

  init(entries: [Entry], range: Range<Int>) {
    self.entries = entries
    self.range = range
  }

  /// How many entries a block may have; far more than anyone writes.
  static let limit = 64

  /// The last `#id`.
  package var identifier: Entry? { entries.last { $0.kind == .identifier } }

  /// Every `.class`, in order.
  package var classNames: [String] { entries.filter { $0.kind == .className }.map(\.name) }

  /// Those entries that are `name=value` or a flag.
  package var named: [Entry] { entries.filter { $0.kind == .value || $0.kind == .flag } }

  /// The entry of that name, the last one if there are several.
  package func entry(named name: String) -> Entry? { named.last { $0.name == name } }

  /// This list, then another one that belongs to the same block.
  func followed(by other: TraitList) -> TraitList {
    TraitList(entries: entries + other.entries, range: range.lowerBound..<max(range.upperBound, other.range.upperBound))
  }

  /// Whether braces without a colon hold more than words, so that `## Using {foo}` keeps its braces.
  var isUnmistakable: Bool { entries.contains { $0.kind != .flag } }
}
