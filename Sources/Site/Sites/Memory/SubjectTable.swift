import Synchronization

/// What pages of a build read, each thing under a number: thousands of pages note the same few thousand things.
final class SubjectTable: Sendable {
  private struct State {
    var subjects: [Subject?]
    var numbers: [Subject: Int]

    mutating func read(_ properties: UInt64, of subject: Subject) -> ReadMemory {
      ReadMemory(subject: number(of: subject), properties: properties)
    }

    private mutating func number(of subject: Subject) -> Int {
      if let number = numbers[subject] { return number }
      subjects.append(subject)
      numbers[subject] = subjects.count - 1
      return subjects.count - 1
    }
  }

  private let state: Mutex<State>

  /// Begins with what an earlier build knew, under the numbers that it had there; what is gone has none.
  init(_ earlier: [Subject?] = []) {
    let numbers = earlier.enumerated().compactMap { number, subject in subject.map { ($0, number) } }
    state = Mutex(State(subjects: earlier, numbers: Dictionary(numbers) { first, _ in first }))
  }

  /// The subjects, by their numbers.
  var subjects: [Subject?] { state.withLock(\.subjects) }

  /// What a page read of all but itself, with numbers for what it read it of.
  func numbered(_ found: Reads.Found, without page: Int) -> [ReadMemory] {
    state.withLock { state in
      var reads: [ReadMemory] = []
      reads.reserveCapacity(found.others.count + found.pages.count)
      for (subject, properties) in found.others { reads.append(state.read(properties, of: subject)) }
      for (other, read) in found.pages where other != page {
        reads.append(state.read(read.rawValue, of: .page(other)))
      }
      return reads
    }
  }
}
