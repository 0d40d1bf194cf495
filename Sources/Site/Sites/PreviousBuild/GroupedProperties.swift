import Handles
import Planning
import Records

/// The properties that a page read of itself, with one hash for each group of them.
///
/// A page is rendered again if any of them changed. A hash for each property would only tell which one. With 40 such
/// hashes per page, they took a quarter of the record.
struct GroupedProperties: Sendable, Equatable {
  var properties: PropertyBits
  /// The hashes in the order of `Group`; 0 if the page read no property of the group.
  fileprivate(set) var hashes: [UInt64]

  /// A group of properties that change together.
  enum Group: CaseIterable {
    case frontMatter, others, text

    var properties: PropertyBits {
      switch self {
      case .frontMatter: ~(Self.others.properties | Self.text.properties)
      case .others: PageProperties.dependingOnOthers.rawValue
      case .text: PageProperties.dependingOnText.rawValue
      }
    }

    /// The group in a sentence such as “its text changed”.
    var words: String {
      switch self {
      case .frontMatter: "front matter"
      case .others: "parameters, terms, neighbours or translations"
      case .text: "text"
      }
    }
  }

  /// Computes the hash of each group.
  init(_ properties: PropertyBits, hash: (PropertyBits) -> UInt64) {
    self.properties = properties
    hashes = Group.allCases.map { group in
      let read = properties & group.properties
      return read == 0 ? 0 : hash(read)
    }
  }

  /// Returns the groups whose hashes changed; groups without a property among `candidates` are not hashed.
  func changed(among candidates: PropertyBits, hash: (PropertyBits) -> UInt64) -> [Group] {
    zip(Group.allCases, hashes).filter { group, old in
      let read = properties & group.properties
      return read & candidates != 0 && hash(read) != old
    }
    .map(\.0)
  }
}

extension GroupedProperties: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(properties)
    for hash in hashes { writer.write(word: hash) }
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    (properties, hashes) = (try reader.read(), [])
    for _ in Group.allCases { hashes.append(try reader.readWord()) }
  }
}
