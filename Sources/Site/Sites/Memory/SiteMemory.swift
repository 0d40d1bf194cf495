import Records

/// What a build remembers for the next one: what each page read, and what stood there.
package struct SiteMemory: Sendable, Equatable {
  /// What every page depends on without asking.
  var settings: ContentMark
  /// What is known without the texts of articles.
  var outline: ContentMark
  /// What addresses may lead to.
  var links: ContentMark
  /// The front matter of all files of articles, in the byte order of their paths.
  var heads: [HeadMemory] = []
  /// What pages read.
  var subjects: [Verbatim<SubjectMemory>] = []
  /// The articles that were drawn, in the byte order of their paths.
  var articles: [Verbatim<ArticleMemory>] = []
  /// The pages, in the order of the build.
  var pages: [PageMemory] = []
  /// Which pages there are, and what they list.
  var plan: PlanMemory
}

/// What pages read of something, and what stood there.
struct SubjectMemory: Sendable, Equatable {
  var name: SubjectName
  var read: MarkedProperties
}

/// Properties that somebody read, and what stood there.
struct MarkedProperties: Sendable, Equatable {
  var properties: UInt64
  /// What stood there, in their order.
  var marks: [ContentMark]
}

/// What a page is made of, and why it was written.
///
/// Most pages are what they were, and are noted again as they were noted: nobody looks into more of them than has to be compared.
struct PageMemory: Sendable, Equatable {
  var note: Sealed<PageNote>
  /// Whether nothing was wrong or doubtful about how it was written.
  var isQuiet: Bool
  /// What it read of others.
  var reads: Sealed<[ReadMemory]>
  /// Why it was written.
  var reasons: Sealed<[RenderReason]>
}

/// What a page is, and what it read of itself.
struct PageNote: Sendable, Equatable {
  var address: String
  /// Which page it is.
  var shape: PageShape
  /// What it read of itself.
  var own: Sealed<MarkedProperties>
}

/// Some properties of a subject, which is told by its number.
struct ReadMemory: Sendable, Equatable {
  var subject: Int
  var properties: UInt64
}

/// What decides which page is at an address.
struct PageShape: Sendable, Equatable {
  var kind: String
  /// The path of the article that it shows.
  var article: String?
  var template: String
}

/// How an article was drawn.
struct ArticleMemory: Sendable, Equatable {
  var path: String
  /// What its file was, and how it was read.
  var source: ContentMark
  /// What was found in it.
  var facts: EntryFacts
  /// What all that is drawn of it depends on.
  var basis: ContentMark
  /// What tells it in each way in which it was shown.
  var marks = UseMarks()
  /// How it begins, as plain text.
  var summary: String?
  /// What was wrong or doubtful when its page showed it.
  var diagnostics: [RecordedDiagnostic]?
}
