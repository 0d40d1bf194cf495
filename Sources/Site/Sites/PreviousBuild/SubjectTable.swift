import Handles
import Planning
import Synchronization

/// A table that numbers the subjects that pages read, because thousands of pages read the same few thousand subjects.
final class SubjectTable: Sendable {
  private struct State {
    var subjects: [Subject?]
    var numbers: [Subject: Int]
    var sharedReads: [[RecordedRead]]
    var numbersOfShared: [[RecordedRead]: Int]

    mutating func number(of subject: Subject) -> Int {
      if let number = numbers[subject] { return number }
      subjects.append(subject)
      numbers[subject] = subjects.count - 1
      return subjects.count - 1
    }

    mutating func number(ofShared reads: [RecordedRead]) -> Int {
      if let number = numbersOfShared[reads] { return number }
      sharedReads.append(reads)
      numbersOfShared[reads] = sharedReads.count - 1
      return sharedReads.count - 1
    }
  }

  private let state: Mutex<State>

  /// Creates a table with the numbers of the previous build; a subject that no longer exists is `nil`.
  init(_ previous: [Subject?] = [], sharedReads: [[RecordedRead]] = []) {
    let numbers = previous.enumerated().compactMap { number, subject in subject.map { ($0, number) } }
    let numbersOfShared = sharedReads.enumerated().map { ($1, $0) }
    state = Mutex(
      State(
        subjects: previous, numbers: Dictionary(numbers) { first, _ in first }, sharedReads: sharedReads,
        numbersOfShared: Dictionary(numbersOfShared) { first, _ in first }))
  }

  /// The subjects by their numbers.
  var subjects: [Subject?] { state.withLock(\.subjects) }

  /// The sets of reads that pages have in common, by their numbers.
  var sharedReads: [[RecordedRead]] { state.withLock(\.sharedReads) }

  /// Returns the reads of a page from other subjects, with the subjects' numbers: the number of the set that the page
  /// shares with others, and the page's own reads.
  ///
  /// All reads in `common` are shared: code that computes pages may read every article.
  func numbered(_ found: PageReads, and common: PageReads?, without page: Int) -> (shared: Int, own: [RecordedRead]) {
    state.withLock { state in
      var own: [RecordedRead] = []
      var others = common?.others ?? [:]
      for (page, read) in common?.pages ?? [:] { others[.page(page)] = read.rawValue }
      for (subject, properties) in found.others {
        if subject.isShared {
          others[subject, default: 0] |= properties
        } else {
          own.append(RecordedRead(subject: state.number(of: subject), properties: properties))
        }
      }
      let shared = others.map { RecordedRead(subject: state.number(of: $0), properties: $1) }
      for (other, read) in found.pages where other != page {
        own.append(RecordedRead(subject: state.number(of: .page(other)), properties: read.rawValue))
      }
      return (state.number(ofShared: shared.sorted()), own)
    }
  }
}

extension Subject {
  /// Whether most pages of a template read the subject.
  fileprivate var isShared: Bool {
    switch self {
    case .root, .site, .asset, .file, .template, .view, .word, .missingName, .parameter(_, ofPage: nil): true
    // Files at the root, such as icons and feeds, are on all pages.
    case .link(let path): !path.utf8.contains(UInt8(ascii: "/"))
    case .page, .section, .taxonomy, .term, .part, .picture, .image, .parameter: false
    }
  }
}
