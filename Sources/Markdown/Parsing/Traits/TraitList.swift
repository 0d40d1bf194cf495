/// The traits that an author writes between braces: `{#id .class key=value flag}`.
///
/// ```
/// ## Install {#install .wide rank=3}
/// ```
package struct TraitList: Sendable, Equatable {
  /// The kind of an entry.
  package enum Kind: Sendable, Equatable {
    /// An ID: `#name`.
    case identifier
    /// A class: `.name`.
    case className
    /// A value: `name=value` or `name="a value"`.
    case value
    /// A flag: `name`.
    case flag
    /// A label: `[name]`, in a code fence's info string.
    case label
  }

  /// One entry, with its range in the file.
  package struct Entry: Sendable, Equatable {
    /// The kind of the entry.
    package let kind: Kind
    /// The name, without the character that marks its kind.
    package let name: String
    /// The value, or an empty string if the entry has no value.
    package let value: String
    /// The range of the whole entry.
    package let range: Range<Int>
    /// The range of the value without its quotes, or of the whole entry if there is no value.
    package let valueRange: Range<Int>
  }

  /// The entries in source order.
  package private(set) var entries: [Entry]
  /// The range from the opening brace to the closing one.
  package let range: Range<Int>

  init(entries: [Entry], range: Range<Int>) {
    self.entries = entries
    self.range = range
  }

  /// The maximum number of entries of a block.
  static let limit = 64

  /// The last `#id`.
  package var identifier: Entry? { entries.last { $0.kind == .identifier } }

  /// All classes, in source order.
  package var classNames: [String] { entries.filter { $0.kind == .className }.map(\.name) }

  /// The values and flags.
  package var named: [Entry] { entries.filter { $0.kind == .value || $0.kind == .flag } }

  /// Returns the last value or flag with a name.
  package func entry(named name: String) -> Entry? { named.last { $0.name == name } }

  /// Returns this list followed by another one for the same block.
  func followed(by other: TraitList) -> TraitList {
    TraitList(entries: entries + other.entries, range: range.lowerBound..<max(range.upperBound, other.range.upperBound))
  }

  /// Whether the list has an ID, a class, a value or a label.
  ///
  /// Braces with nothing but flags stay text, such as `{foo}` in a heading.
  var isUnmistakable: Bool { entries.contains { $0.kind != .flag } }
}
