import Articles
import Diagnostics
import Records
import Synchronization

/// What all that is made of an article depends on: its file, where it stands, and what it was told while it was read.
final class EntryBasis: Sendable {
  private let writer: Mutex<RecordWriter>

  init(_ head: EntryHead, _ containers: ContentMark, _ settings: SiteSettings) {
    var writer = RecordWriter()
    writer.write(ContentMark(of: head.head.file.utf8))
    writer.write(head.address)
    writer.write(containers)
    writer.write(settings.markdownMark)
    self.writer = Mutex(writer)
  }

  /// Notes where an address leads.
  func noting(_ written: String, _ resolution: AddressResolution) -> AddressResolution {
    let words: [String] =
      switch resolution {
      case .unchanged: []
      case .address(let address): ["address", address]
      case .image(let address, let width, let height): ["image", address, "\(width)", "\(height)"]
      case .missingArticle(let nearest): ["article", nearest ?? ""]
      case .leftOutArticle: ["left out"]
      case .missingPart(let nearest): ["part", nearest ?? ""]
      case .missingFile: ["file"]
      }
    writer.withLock { $0.write([written] + words) }
    return resolution
  }

  /// The mark of all that was noted, and of the container that holds the article.
  func mark(heldBy holder: Container?) -> ContentMark {
    writer.withLock { writer in
      writer.write(holder?.name ?? "")
      return ContentMark(of: writer.bytes)
    }
  }
}
