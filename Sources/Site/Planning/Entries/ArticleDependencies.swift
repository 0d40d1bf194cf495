package import Addresses
package import Articles
import Components
package import Records
import Synchronization

/// The inputs of reading an article, before its links are resolved.
struct ArticleInputs {
  /// The hash of its file.
  var file: ContentHash
  /// The address of its page.
  var address: String
  /// The section, which the search index names.
  var section: String
  /// The name of the container around the whole article.
  var holder: String?
  /// The hash of the containers that are templates.
  var containers: ContentHash
  /// The hash of the words that the article may show.
  var words: ContentHash
  var markdown: MarkdownSettings
  var frame: ArticleFrame
  /// Whether the build keeps the headings of the article.
  var keepsHeadings = false
  /// The hash of the blocks that are marked as old.
  var oldBlocks: ContentHash?

  /// The hash of all inputs.
  var hash: ContentHash { ContentHash(of: RecordWriter.bytes(of: self)) }
}

extension ArticleInputs: RecordEncodable {
  func write(to writer: inout RecordWriter) {
    writer.write(file)
    writer.write(address)
    writer.write(section)
    writer.write(holder)
    writer.write(containers)
    writer.write(words)
    writer.write(markdown)
    writer.write(frame)
    writer.write(keepsHeadings)
    writer.write(oldBlocks)
  }
}

/// The dependencies of a rendered article: its inputs, the resolutions of its links, and what else it is made of.
package final class ArticleDependencies: Sendable {
  private let recorded: Mutex<(writer: RecordWriter, addresses: [String])>
  private let recordedSources: Mutex<[HashedSource]>

  /// Creates dependencies; `sources` are known from the previous build.
  init(_ inputs: ArticleInputs, sources: [HashedSource] = []) {
    recordedSources = Mutex(sources)
    var writer = RecordWriter(capacity: 1_024)
    writer.write(inputs)
    recorded = Mutex((writer, []))
  }

  /// Records the resolution of an address, and returns it.
  ///
  /// The address of another site always resolves to itself, so it is not recorded.
  ///
  /// An address in an included file is recorded with the file, because it is relative to it.
  func recording(
    _ written: String, _ resolution: AddressResolution, in file: String? = nil
  ) -> AddressResolution {
    if case .unchanged = resolution { return resolution }
    let written = file.map { "\(written)\0\($0)" } ?? written
    recorded.withLock { recorded in
      recorded.writer.write(written)
      recorded.writer.write(resolution.words)
      recorded.addresses.append(written)
    }
    return resolution
  }

  /// Records something that the article contains.
  func record(_ source: ArticleSource, _ hash: @autoclosure () -> ContentHash) {
    recordedSources.withLock { sources in
      if !sources.contains(where: { $0.source == source }) {
        sources.append(HashedSource(source: source, hash: hash()))
      }
    }
  }

  /// What the article is made of besides its own file, in the order of the text.
  package var sources: [HashedSource] { recordedSources.withLock(\.self) }

  /// The addresses that were recorded, in the order of the text.
  package var addresses: [String] { recorded.withLock { $0.addresses } }

  /// Returns the hash of the inputs, and of all recorded resolutions and sources.
  ///
  /// It first records the resolutions of `addresses`. Those of the texts in the front matter, such as the image of a hero,
  /// are part of the hash.
  package func hash(
    of article: PlacedArticle?, resolving addresses: [String] = [], _ resolve: (String) -> AddressResolution
  ) -> ContentHash {
    for address in addresses { _ = recording(address, resolve(address)) }
    return recorded.withLock { recorded in
      var writer = recorded.writer
      for address in article?.metadata.writtenAddresses ?? [] { writer.write(resolve(address).words) }
      for source in sources { writer.write(source) }
      return ContentHash(of: writer.bytes)
    }
  }
}

extension AddressResolution {
  /// The name of the case and its associated values.
  package var words: [String] {
    switch self {
    case .unchanged: []
    case .address(let address): ["address", address]
    case .image(let image):
      ["image", image.address, "\(image.width)", "\(image.height)", image.failure ?? ""]
        + (image.variants.map { [$0.name] + $0.formats.map(\.ending) } ?? [])
    case .unshowablePicture(let address, let reason): ["unshowable", address, reason]
    case .missingArticle(let nearest): ["article", nearest ?? ""]
    case .unpublishedArticle: ["left out"]
    case .missingPart(let nearest): ["part", nearest ?? ""]
    case .missingFile(let nearest): ["file", nearest ?? ""]
    case .unpublishedFile(let article): ["left out file", article ?? ""]
    }
  }
}
