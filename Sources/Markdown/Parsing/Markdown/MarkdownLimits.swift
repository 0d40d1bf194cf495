/// The limits for a document.
///
/// For some inputs, the C library takes quadratic time or memory, and it cannot be interrupted. So these limits are
/// checked before the library gets to such an input. They depend only on the text. Real documents stay far below each
/// limit, and a document at a limit takes about a second.
package struct MarkdownLimits: Sendable, Equatable {
  /// The maximum size of a document in bytes.
  package var bytes = 16 << 20
  /// The maximum length of a line in bytes.
  package var lineBytes = 1 << 20
  /// The maximum number of punctuation marks and line ends.
  ///
  /// The time for a document depends on these, not on its letters (500,000 in headings: 0.6 s; in e-mail addresses: 1 s).
  package var marks = 500_000
  /// The maximum number of cells in tables.
  ///
  /// The library pads short rows (20,000 columns, 2,000 short rows: over 20 s).
  package var cells = 500_000
  /// The maximum number of bytes that the library reads again and again, by estimate (see ``RescanEstimate``).
  package var rescannedBytes = 1_000_000_000
  /// The maximum number of bytes that references copy from link definitions.
  ///
  /// The library copies the whole destination for each reference (12,000 references to 50 kB: 17 s and 1.8 GB).
  package var referencedBytes = 32 << 20

  package init() {}
}
