import Articles
import Diagnostics
import Records
import Synchronization

/// What all that is made of an article depends on: its file, where it stands, and what it is told while it is read.
final class EntryBasis: Sendable {
  /// What the article depends on before it is told anything.
  let source: ContentMark
  private let told: Mutex<(writer: RecordWriter, addresses: [String])>

  init(of source: Source) {
    self.source = source.mark
    var writer = RecordWriter(room: 1_024)
    writer.write(read: source.bytes[...])
    told = Mutex((writer, []))
  }

  /// What an article depends on before it is told anything: of most that are remembered, that is enough to know.
  struct Source {
    fileprivate let bytes: [UInt8]
    let mark: ContentMark

    init(_ head: EntryHead, heldBy holder: Container?, _ containers: ContentMark, _ markdown: ContentMark) {
      var writer = RecordWriter()
      writer.write(head.file.file)
      writer.write(head.address)
      writer.write(holder?.name ?? "")
      writer.write(containers)
      writer.write(markdown)
      (bytes, mark) = (writer.bytes, ContentMark(of: writer.bytes))
    }
  }

  /// Notes where an address leads; one that leads out of the site does so wherever everything else is.
  func noting(_ written: String, _ resolution: AddressResolution) -> AddressResolution {
    if case .unchanged = resolution { return resolution }
    told.withLock { told in
      told.writer.write(written)
      told.writer.write(resolution.words)
      told.addresses.append(written)
    }
    return resolution
  }

  /// The addresses that were noted, in their order.
  var addresses: [String] { told.withLock { $0.addresses } }

  /// The mark of all that was noted, of where further addresses lead, and of where the article's image lies.
  func mark(
    of head: EntryHead, asking addresses: [String] = [], _ resolve: (String) -> AddressResolution
  ) -> ContentMark {
    for address in addresses { _ = noting(address, resolve(address)) }
    return told.withLock { told in
      var writer = told.writer
      writer.write(head.metadata.image.map(resolve)?.words ?? [])
      return ContentMark(of: writer.bytes)
    }
  }
}

extension AddressResolution {
  /// All that there is to tell of it.
  fileprivate var words: [String] {
    switch self {
    case .unchanged: []
    case .address(let address): ["address", address]
    case .image(let address, let width, let height): ["image", address, "\(width)", "\(height)"]
    case .missingArticle(let nearest): ["article", nearest ?? ""]
    case .unpublishedArticle: ["left out"]
    case .missingPart(let nearest): ["part", nearest ?? ""]
    case .missingFile: ["file"]
    }
  }
}
