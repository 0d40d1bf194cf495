import Diagnostics
import Records

/// What is known of a page once it is written, or found to be what it was.
struct WrittenPage: Sendable {
  let shape: PageShape
  let reasons: [RenderReason]
  let isRendered: Bool
  /// What is wrong or doubtful about its frame; that of its article is the article's.
  var diagnostics: [Diagnostic] = []
  /// What it read of itself.
  var properties: UInt64 = 0
  var marks: [ContentMark] = []
  /// What else it read.
  var reads: [Subject: UInt64] = [:]

  /// Takes down what the page read, and what stood there of its own.
  mutating func note(_ found: Reads.Found, by index: Int, _ values: ValueMarks) {
    properties = found.pages[index]?.rawValue ?? 0
    marks = values.marks(ofPage: index, properties)
    reads = found.others
    for (page, properties) in found.pages where page != index { reads[.page(page)] = properties.rawValue }
  }

  /// The assets that it names.
  var assets: [String] { reads.keys.compactMap { if case .asset(let path) = $0 { path } else { nil } } }
  /// Whether it shows what time it is.
  var showsNow: Bool { reads[.root] != nil }
}
