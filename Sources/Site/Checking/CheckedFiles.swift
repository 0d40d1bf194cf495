package import Sites
import Synchronization

/// The files of a site as they are made: of each its size, and of pages what checks ask for.
///
/// Files may come from any thread; of their bytes nothing is kept.
package final class CheckedFiles: Sendable {
  struct Found {
    /// The sizes of files, by path.
    var sizes: [String: Int] = [:]
    /// What pages hold, by path.
    var pages: [String: PageScan] = [:]
    /// The files that were copied: where they lie in the content, by path.
    var origins: [String: String] = [:]
  }

  private let found = Mutex(Found())
  let content: any SourceFolder

  /// Looks into the files that are copied from a folder.
  package init(copiedFrom content: any SourceFolder) {
    self.content = content
  }

  /// Takes a file.
  package func take(_ file: SiteOutput) {
    let isPage = file.path.hasSuffix(".html") || file.path.hasSuffix(".htm")
    switch file.content {
    case .bytes(let bytes): note(file.path, bytes.count, isPage ? PageScan(bytes) : nil, from: nil)
    case .copy(let origin):
      let page = isPage ? (try? content.read(origin)).map { PageScan($0) } : nil
      note(file.path, content.size(of: origin) ?? 0, page, from: origin)
    }
  }

  private func note(_ path: String, _ size: Int, _ page: PageScan?, from origin: String?) {
    found.withLock { found in
      found.sizes[path] = size
      found.pages[path] = page
      found.origins[path] = origin
    }
  }

  /// All that was taken.
  var all: Found { found.withLock { $0 } }

  /// The bytes of a file that was copied.
  func bytes(ofCopy origin: String) -> [UInt8]? { try? content.read(origin) }
}
