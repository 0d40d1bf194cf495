/// What a document may ask of the parser.
///
/// The C library takes time in the square of some things, up to many seconds, and cannot be interrupted; so they are counted before
/// it starts. Each limit is far beyond what anyone writes, and what it allows takes less than about a second.
package struct MarkdownLimits: Sendable, Equatable {
  /// How many bytes a document may have.
  package var bytes = 16 << 20
  /// How many bytes a line may have.
  package var lineBytes = 1 << 20
  /// How many `|` a line may have: cells are kept in a list that is walked for each (50,000 columns: 5 s).
  package var pipesInLine = 5_000
  /// How many cells a table may have, for short rows are filled up (20,000 columns and 2,000 rows of one cell: over 20 s).
  package var cellsInTable = 500_000
  /// How many `[` may follow one another without a blank line: each may look at all before it (40,000 in `![[]()`: 1.3 s).
  package var bracketsInBlock = 20_000
  /// How many beginnings of addresses a run without spaces may have (20,000 times `www._`: 9 s).
  package var addressesInWord = 1_000
  /// How many `)` may follow an address without a space: for each that ends it, the whole of it is read (150,000: 7 s).
  package var parenthesesBehindAddress = 1_000

  /// The usual limits.
  package init() {}
}
