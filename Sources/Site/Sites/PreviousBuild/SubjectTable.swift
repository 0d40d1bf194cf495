import Handles
import Planning
import Synchronization

/// Tables that number what pages read, because thousands of pages read the same few thousand subjects.
final class SubjectTable: Sendable {
  /// The tables.
  struct State {
    /// The subjects; one that no longer exists is `nil`.
    var subjects = Numbered<Subject>()
    /// The sets of properties of one subject.
    var masks = Numbered<PropertyBits>()
    /// The sets of reads that pages have in common.
    var shared = Numbered<[RecordedRead]>()

    mutating func read(_ properties: PropertyBits, of subject: Subject) -> RecordedRead {
      RecordedRead(subject: subjects.number(of: subject), mask: masks.number(of: properties))
    }
  }

  private let state: Mutex<State>

  /// Creates tables with the numbers of the previous build.
  init(after changes: SiteChanges?) {
    var state = State()
    if let changes {
      state.subjects = Numbered(changes.subjects)
      state.masks = Numbered(changes.previous.masks)
      state.shared = Numbered(changes.previous.sharedReads)
    }
    self.state = Mutex(state)
  }

  /// The tables at this time.
  var numbered: State { state.withLock { $0 } }

  /// Returns the reads of a page from other subjects, with the subjects' numbers: the number of the set that the page
  /// shares with others, and the page's own reads.
  ///
  /// All reads in `common` are shared: code that computes pages may read every article.
  func numbered(_ found: PageReads, and common: PageReads?, without page: Int) -> (shared: Int, own: [RecordedRead]) {
    state.withLock { state in
      var (shared, own): ([RecordedRead], [RecordedRead]) = ([], [])
      var others = common?.others ?? [:]
      for (page, read) in common?.pages ?? [:] { others[.page(page)] = read.rawValue }
      for (subject, properties) in found.others {
        if subject.isShared {
          let common = others.isEmpty ? nil : others.removeValue(forKey: subject)
          shared.append(state.read(properties | (common ?? 0), of: subject))
        } else {
          own.append(state.read(properties, of: subject))
        }
      }
      shared += others.map { state.read($1, of: $0) }
      for (other, read) in found.pages where other != page {
        own.append(state.read(read.rawValue, of: .page(other)))
      }
      return (state.shared.number(of: shared.sorted()), own)
    }
  }
}

/// Distinct values with their numbers, from 0.
struct Numbered<Value: Hashable & Sendable>: Sendable {
  /// The values by their numbers; a number without a value is unused.
  private(set) var values: [Value?] = []
  private var numbers: [Value: Int] = [:]

  init() {}

  init(_ values: [Value?]) {
    self.values = values
    numbers = Dictionary(values.enumerated().compactMap { number, value in value.map { ($0, number) } }) { one, _ in one
    }
  }

  /// Returns the number of a value, which may be new.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    values.append(value)
    numbers[value] = values.count - 1
    return values.count - 1
  }
}

extension Subject {
  /// Whether most pages of a template read the subject.
  fileprivate var isShared: Bool {
    switch self {
    case .root, .site, .asset, .file, .text, .dataNames, .template, .view, .word, .missingName,
      .parameter(_, ofPage: nil):
      true
    case .page, .section, .taxonomy, .term, .part, .picture, .image, .parameter: false
    }
  }
}
