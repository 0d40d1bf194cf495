/// What decides where a diagnostic comes in a report: its path in byte order, its offset, and when it was found.
struct SortKey: Comparable {
  let index: Int
  private let path: String?
  private let offset: Int

  init(of diagnostic: Diagnostic, foundAt index: Int, in sources: SourceMap) {
    self.index = index
    path = diagnostic.location.flatMap { sources.path(of: $0.source) }
    offset = diagnostic.location?.bytes.lowerBound ?? 0
  }

  static func < (former: SortKey, latter: SortKey) -> Bool {
    switch (former.path, latter.path) {
    case (nil, .some): true
    case (.some, nil): false
    case (let one?, let other?) where !one.utf8.elementsEqual(other.utf8):
      one.utf8.lexicographicallyPrecedes(other.utf8)
    default:
      (former.offset, former.index) < (latter.offset, latter.index)
    }
  }
}
