package import Planning
package import Sites
import Synchronization

/// The sizes of a site's files, and the parsed pages, recorded while the site is built.
///
/// Files may be recorded from any thread. Their bytes are not kept.
package final class CheckedFiles: Sendable {
  struct Records {
    /// The sizes of files, by path.
    var sizes: [String: Int] = [:]
    /// The parsed pages, by path.
    var pages: [String: PageScan] = [:]
    /// The path of each copied file in the content folder, by its path in the output.
    var origins: [String: String] = [:]
    /// The copies whose metadata is removed, by their paths in the output.
    var cleaned: Set<String> = []
  }

  private let records = Mutex(Records())
  let content: any SourceFolder

  /// Creates an empty record, which reads copied files from the content folder.
  package init(copiedFrom content: any SourceFolder) {
    self.content = content
  }

  /// Records a file that the build makes.
  package func record(_ file: SiteOutput) {
    let isPage = file.path.hasSuffix(".html") || file.path.hasSuffix(".htm")
    switch file.content {
    case .bytes(let bytes): record(file.path, bytes.count, isPage ? PageScan(bytes) : nil, origin: nil)
    case .picture: record(file.path, 0, nil, origin: nil)
    case .cleanCopy(let origin):
      record(file.path, content.size(of: origin) ?? 0, nil, origin: origin)
      records.withLock { _ = $0.cleaned.insert(file.path) }
    case .copy(let origin):
      let page = isPage ? bytes(ofCopy: origin).map { PageScan($0) } : nil
      record(file.path, content.size(of: origin) ?? 0, page, origin: origin)
    }
  }

  private func record(_ path: String, _ size: Int, _ page: PageScan?, origin: String?) {
    records.withLock { records in
      records.sizes[path] = size
      records.pages[path] = page
      records.origins[path] = origin
    }
  }

  /// Everything that was recorded.
  var all: Records { records.withLock { $0 } }

  /// Returns the bytes of a file in the content folder.
  func bytes(ofCopy origin: String) -> [UInt8]? { try? content.read(origin) }
}
