import Files

/// Sees to what a run left that was killed.
enum Recovery {
  /// Finishes or undoes an earlier publication; one that had not begun to be seen is left to be cleared.
  static func run(in work: borrowing Workplace, of place: OutputPlace) throws(PublishingProblem) {
    let isUndoing = work.folder.kind(of: Workplace.undo) != nil
    guard let folder = place.folder, let published = try? folder.read(ReservedNames.list),
      // Otherwise somebody has made another site of the folder meanwhile.
      let text = try? work.folder.read(Workplace.before), text == published,
      let before = PublishedList(text: text),
      let next = try? work.folder.read(isUndoing ? Workplace.undo : Workplace.after),
      let after = PublishedList(text: next)
    else { return }
    let swap = Swap(output: FolderTree(folder), work: work.folder, before: before, after: after)
    try isUndoing ? swap.takeBack() : swap.run()
  }
}
