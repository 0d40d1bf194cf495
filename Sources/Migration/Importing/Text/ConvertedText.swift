/// A converted text with what the report says about it.
struct ConvertedText: Sendable, Equatable {
  /// Something that could not be converted.
  struct Note: Sendable, Equatable {
    /// The line in the text, from 1.
    var line: Int?
    let message: String
  }

  var bytes: [UInt8]
  var notes: [Note] = []
  /// The attributes of the containers that the text uses, by name.
  var containers: [String: Set<String>] = [:]
  /// The number of converted tags by name.
  var counts: [String: Int] = [:]
  /// The files of the old site that its code blocks show.
  var samples: Set<String> = []
  /// The files of the old site whose blocks it includes.
  var shared: Set<String> = []
  /// Whether a mark for the table of contents was removed from the text.
  var hasContents = false

  /// Appends another text with its notes.
  mutating func append(_ other: ConvertedText) {
    bytes += other.bytes
    notes += other.notes
    containers.merge(other.containers) { $0.union($1) }
    counts.merge(other.counts) { $0 + $1 }
    samples.formUnion(other.samples)
    shared.formUnion(other.shared)
    hasContents = hasContents || other.hasContents
  }
}
