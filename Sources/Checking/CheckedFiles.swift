public import Sites
import Synchronization

/// The files of a site as they are made: of each its size, and of pages what checks ask for.
///
/// Files may come from any thread; of their bytes nothing is kept.
public final class CheckedFiles: Sendable {
  struct Found {
    /// The sizes of files, by path.
    var sizes: [String: Int] = [:]
    /// What pages hold, by path.
    var pages: [String: PageScan] = [:]
    /// The files that were copied: where they lie in the content, by path.
    var origins: [String: String] = [:]
  }

  private let found = Mutex(Found())
  private let content: any SourceFolder

  /// Looks into the files that are copied from a folder.
  public init(copiedFrom content: any SourceFolder) {
    self.content = content
  }

  /// Takes a file.
  public func take(_ file: SiteOutput) {
    switch file.content {
    case .bytes(let bytes): note(file.path, bytes, from: nil)
    case .copy(let origin):
      // One that cannot be read is told of by whoever publishes it.
      guard let bytes = try? content.read(origin) else { return }
      note(file.path, bytes, from: origin)
    }
  }

  private func note(_ path: String, _ bytes: [UInt8], from origin: String?) {
    let isPage = path.hasSuffix(".html") || path.hasSuffix(".htm")
    let page = isPage ? PageScan(bytes) : nil
    found.withLock { found in
      found.sizes[path] = bytes.count
      found.pages[path] = page
      found.origins[path] = origin
    }
  }

  /// All that was taken.
  var all: Found { found.withLock { $0 } }

  /// The bytes of a file that was copied.
  func bytes(ofCopy origin: String) -> [UInt8]? { try? content.read(origin) }
}
