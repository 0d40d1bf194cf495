import Records

/// Makes entries of articles; reads the texts of those that another build has not read.
struct EntryReader: Sendable {
  let texts: TextReader
  let shelf: ArticleShelf
  let drawings: DrawingShelf
  /// What tells the containers that are templates from what they were in another build.
  let containersMark: ContentMark
  /// What tells how Markdown is read from how that was in another build.
  let markdownMark: ContentMark
  /// What another build remembers of the articles, in the byte order of their paths.
  let remembered: [Verbatim<ArticleMemory>]
  /// Whether addresses lead where they led in that build.
  let hasSameLinks: Bool

  /// The article whose front matter is read; it may be guessed where it is remembered.
  func entry(_ head: EntryHead, near guess: Int) -> Entry {
    let source = EntryBasis.Source(head, heldBy: texts.holder(of: head), containersMark, markdownMark)
    let (facts, ahead, mark): (EntryFacts, Meanwhile<DrawnAhead>?, ContentMark)
    let place = remembered.place(of: head.place.path, near: guess) { $0.value.path }
    let known = place.map { remembered[$0].value }.flatMap { $0.source == source.mark ? $0 : nil }
    if let known, hasSameLinks {
      (facts, ahead, mark) = (known.facts, nil, known.basis)
    } else if let known, let asked = try? known.facts.addresses.value {
      (facts, ahead) = (known.facts, nil)
      mark = EntryBasis(of: source).mark(of: head, asking: asked) { texts.resolve($0, in: head) }
    } else {
      let basis = EntryBasis(of: source)
      let article = shelf.article(of: head, noting: basis)
      facts = EntryFacts(article, asking: basis.addresses)
      ahead = drawings.draw(article)
      mark = basis.mark(of: head) { texts.resolve($0, in: head) }
    }
    return Entry(
      head, facts, ahead, from: source.mark, basis: mark,
      remembered: place.flatMap { remembered[$0].value.basis == mark ? $0 : nil }, on: shelf)
  }
}
