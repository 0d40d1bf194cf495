import Diagnostics
import Records

/// What is known of a page once it is written, or found to be what it was.
struct WrittenPage: Sendable {
  /// What the next build is to know of it.
  enum Notes: Sendable {
    /// What another build noted.
    case kept(PageMemory)
    /// What is to be noted, with the numbers that subjects have in this build. It is sealed at once: so it takes a third of the memory
    /// until all pages are written.
    case made(Sealed<PageNote>, reads: Sealed<[ReadMemory]>)
  }

  let notes: Notes
  /// Why it was written, if it was.
  var reasons: [RenderReason] = []
  /// What is wrong or doubtful about its frame; that of its article is the article's.
  var diagnostics: [Diagnostic] = []

  /// Whether it was written.
  var isRendered: Bool { if case .made = notes { true } else { false } }

  /// Looks at each thing that it read, if that has a number below the count.
  func eachRead(below count: Int, _ look: (ReadMemory) -> Void) {
    switch notes {
    case .kept(let page): page.reads.eachRead(below: count, look)
    case .made(_, let reads): reads.eachRead(below: count, look)
    }
  }
}

extension WrittenPage {
  /// Takes down what a page read that is written now, and what stood there of its own.
  init(
    _ page: PageHandle, reading found: Reads.Found, for reasons: [RenderReason], _ diagnostics: [Diagnostic],
    _ values: ValueMarks, _ table: SubjectTable
  ) {
    let index = page.index
    let own = found.pages[index]?.rawValue ?? 0
    let note = PageNote(
      address: values.model.pages[index].address, shape: values.model.shape(of: index),
      own: Sealed(MarkedProperties(properties: own, marks: values.marks(of: page, own))))
    self.init(
      notes: .made(Sealed(note), reads: Sealed(table.numbered(found, without: index))), reasons: reasons,
      diagnostics: diagnostics)
  }
}
