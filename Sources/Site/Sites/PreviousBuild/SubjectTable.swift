import Handles
import Planning
import Synchronization

/// A table that numbers the subjects that pages read, because thousands of pages read the same few thousand subjects.
final class SubjectTable: Sendable {
  private struct State {
    var subjects: [Subject?]
    var numbers: [Subject: Int]

    mutating func number(of subject: Subject) -> Int {
      if let number = numbers[subject] { return number }
      subjects.append(subject)
      numbers[subject] = subjects.count - 1
      return subjects.count - 1
    }
  }

  private let state: Mutex<State>

  /// Creates a table with the numbers of the previous build; a subject that no longer exists is `nil`.
  init(_ previous: [Subject?] = []) {
    let numbers = previous.enumerated().compactMap { number, subject in subject.map { ($0, number) } }
    state = Mutex(State(subjects: previous, numbers: Dictionary(numbers) { first, _ in first }))
  }

  /// The subjects by their numbers.
  var subjects: [Subject?] { state.withLock(\.subjects) }

  /// Returns the reads of a page from other subjects, with the subjects' numbers.
  func numbered(_ found: PageReads, without page: Int) -> [RecordedRead] {
    state.withLock { state in
      var reads: [RecordedRead] = []
      reads.reserveCapacity(found.others.count + found.pages.count)
      for (subject, properties) in found.others {
        reads.append(RecordedRead(subject: state.number(of: subject), properties: properties))
      }
      for (other, read) in found.pages where other != page {
        reads.append(RecordedRead(subject: state.number(of: .page(other)), properties: read.rawValue))
      }
      return reads
    }
  }
}
