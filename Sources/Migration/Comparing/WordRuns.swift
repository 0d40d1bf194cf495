import Texts

/// A run of words of an article that are in both sites, or in only one of them.
package struct WordRun: Sendable, Equatable {
  package enum Kind: Sendable { case same, missing, added }

  package let kind: Kind
  package let text: String
  /// The line of the first word, in the page that has it.
  package let line: Int

  /// The number of words.
  var words: Int { text.split(separator: " ").count }
}

/// Compares the words of an article in two sites.
enum WordRuns {
  /// Returns the words of both pages in order.
  ///
  /// A word of the old article is missing if the main part of the new page lacks it. A word of the new article is added
  /// if the main part of the old page lacks it. So the title and date that a theme writes around an article cause no
  /// difference.
  static func compare(_ old: ComparedPage, _ new: ComparedPage) -> [WordRun] {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    let steps = SequenceDifference.steps(from: oldWords.map(\.hash), to: newWords.map(\.hash))
    let days = Set((new.dates + old.dates).map(\.value))
    let dates = days.isEmpty ? [] : WrittenDates.indices(of: days, in: oldWords.map(old.text.text))
    var runs: [WordRun] = []
    var (kind, text, line) = (WordRun.Kind.same, [String](), 0)
    // The words that are in the article of one page, and in the theme of the other page.
    var (inOld, inNew) = ([String: Int](), [String: Int]())
    func append(_ word: PageText.Word, of page: ComparedPage, as newKind: WordRun.Kind) {
      if newKind != kind || text.isEmpty {
        if !text.isEmpty { runs.append(WordRun(kind: kind, text: text.joined(separator: " "), line: line)) }
        (kind, text, line) = (newKind, [], Int(word.line))
      }
      text.append(page.text.text(of: word))
    }
    for step in steps {
      switch step {
      case .both(let index, let newIndex):
        let isText = old.isInArticleText(oldWords[index].region)
        if isText { append(oldWords[index], of: old, as: .same) }
        if isText != new.isInArticleText(newWords[newIndex].region) {
          let word = old.text.text(of: oldWords[index])
          if isText { inOld[word, default: 0] += 1 } else { inNew[word, default: 0] += 1 }
        }
      case .first(let index):
        if old.isInArticleText(oldWords[index].region) {
          append(oldWords[index], of: old, as: dates.contains(index) ? .same : .missing)
        }
      case .second(let index):
        if new.isInArticleText(newWords[index].region) { append(newWords[index], of: new, as: .added) }
      }
    }
    if !text.isEmpty { runs.append(WordRun(kind: kind, text: text.joined(separator: " "), line: line)) }
    runs = runs.map { run in
      switch run.kind {
      case .same: run
      case .missing: withoutWords(&inNew, run)
      case .added: withoutWords(&inOld, run)
      }
    }
    return cancelMoved(keepingNavigation(keepingHeadings(runs.map(withoutListMarker), of: old, new), of: new))
  }

  /// Returns a run as an equal one if the article has all of its words in the other page.
  ///
  /// Such a word was taken for one in a date or a list of tags, which the other page has beside the article.
  private static func withoutWords(_ counts: inout [String: Int], _ run: WordRun) -> WordRun {
    var rest = counts
    for word in run.text.split(separator: " ") {
      guard let count = rest[String(word)], count > 0 else { return run }
      rest[String(word)] = count - 1
    }
    counts = rest
    return WordRun(kind: .same, text: run.text, line: run.line)
  }

  /// Returns a run of the old article as an equal one if it is the marker of an item: the new page has a list there.
  private static func withoutListMarker(_ run: WordRun) -> WordRun {
    let isNumber = run.text.count < 5 && run.text.last == "." && Int(run.text.dropLast()) != nil
    guard run.kind == .missing, isNumber || ["*", "-", "+"].contains(run.text) else { return run }
    return WordRun(kind: .same, text: run.text, line: run.line)
  }

  /// Returns the runs without headings of the old article that the new page has as often.
  ///
  /// The title in the header of the new page can be taken for the same word in a menu of the old one.
  private static func keepingHeadings(_ runs: [WordRun], of old: ComparedPage, _ new: ComparedPage) -> [WordRun] {
    func count(_ page: ComparedPage, _ text: String) -> Int { page.headingTexts.count { $0 == text } }
    return runs.map { run in
      guard run.kind == .missing, case let number = count(old, run.text), number > 0, number <= count(new, run.text)
      else { return run }
      return WordRun(kind: .same, text: run.text, line: run.line)
    }
  }

  /// Returns the runs without those of the old article that are navigation in the new page, such as a table of contents.
  private static func keepingNavigation(_ runs: [WordRun], of new: ComparedPage) -> [WordRun] {
    guard runs.contains(where: { $0.kind == .missing && $0.text.contains(" ") }) else { return runs }
    let words = new.text.words.filter { $0.region.contains(.navigation) }
    let navigation = " " + words.map { new.text.text(of: $0) }.joined(separator: " ") + " "
    return runs.map { run in
      let isShown = run.kind == .missing && run.text.contains(" ") && navigation.contains(" \(run.text) ")
      return isShown ? WordRun(kind: .same, text: run.text, line: run.line) : run
    }
  }

  private static func words(of page: ComparedPage) -> [PageText.Word] {
    page.text.words.filter { page.isInMainPart($0.region) || page.isInArticleText($0.region) }
  }

  /// Returns the runs without moved text, such as a caption: text that is missing at one place and added at another.
  private static func cancelMoved(_ runs: [WordRun]) -> [WordRun] {
    var surplus: [String: Int] = [:]
    for run in runs where run.kind == .added { surplus[run.text, default: 0] += 1 }
    var moved: [String: Int] = [:]
    for run in runs where run.kind == .missing {
      if let count = surplus[run.text], count > 0 {
        surplus[run.text] = count - 1
        moved[run.text, default: 0] += 1
      }
    }
    guard !moved.isEmpty else { return runs }
    var added = moved
    return runs.map { run in
      if run.kind == .missing, let count = moved[run.text], count > 0 {
        moved[run.text] = count - 1
        return WordRun(kind: .same, text: run.text, line: run.line)
      }
      if run.kind == .added, let count = added[run.text], count > 0 {
        added[run.text] = count - 1
        return WordRun(kind: .same, text: "", line: run.line)
      }
      return run
    }
  }
}
