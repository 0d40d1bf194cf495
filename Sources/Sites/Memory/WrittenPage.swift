import Diagnostics
import Records

/// What is known of a page once it is written, or found to be what it was.
struct WrittenPage: Sendable {
  /// What the next build is to know of it; what it read has the numbers of this build.
  var memory: PageMemory
  let isRendered: Bool
  /// Why it was written, if it was.
  var reasons: [RenderReason] = []
  /// What is wrong or doubtful about its frame; that of its article is the article's.
  var diagnostics: [Diagnostic] = []
}

extension WrittenPage {
  /// Takes over a page that is what it was.
  init(kept memory: PageMemory) {
    self.init(memory: memory, isRendered: false)
  }

  /// Takes down what a page read that is written now, and what stood there of its own.
  init(
    _ page: PageHandle, reading found: Reads.Found, for reasons: [RenderReason], _ diagnostics: [Diagnostic],
    _ values: ValueMarks, _ table: SubjectTable
  ) {
    let index = page.index
    let own = found.pages[index]?.rawValue ?? 0
    let frame = PageFrame(
      address: values.model.pages[index].address, shape: values.model.shape(of: index), isQuiet: diagnostics.isEmpty,
      own: Noted(MarkedProperties(properties: own, marks: values.marks(of: page, own))))
    let memory = PageMemory(
      frame: Noted(frame), reads: Noted(table.numbered(found, without: index)), reasons: Noted(reasons))
    self.init(memory: memory, isRendered: true, reasons: reasons, diagnostics: diagnostics)
  }
}
