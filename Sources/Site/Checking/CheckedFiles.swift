package import Planning
package import Records
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
    var pages: [String: ScannedPage] = [:]
    /// The path of each copied file in the content folder, by its path in the output.
    var origins: [String: String] = [:]
    /// The copies whose metadata is removed, by their paths in the output.
    var cleaned: Set<String> = []

    /// Returns the path of a file, or of the index page of a folder, as servers resolve it.
    func file(at path: String) -> String? {
      if sizes[path] != nil { return path }
      let index = path + "/index.html"
      return sizes[index] == nil ? nil : index
    }
  }

  private let records = Mutex(Records())
  let content: any SourceFolder
  private let before: RecordedScans

  /// Creates an empty record, which reads copied files from the content folder; `before` is that of the previous check.
  package init(copiedFrom content: any SourceFolder, after before: RecordedScans = RecordedScans()) {
    (self.content, self.before) = (content, before)
  }

  /// Records a file that the build makes.
  package func record(_ file: SiteOutput) {
    let isPage = Self.isPage(file.path)
    switch file.content {
    case .bytes(let bytes):
      record(file.path, bytes.count, isPage ? ScannedPage(scan: PageScan(bytes), checksum: Checksum(of: bytes)) : nil)
    case .picture: record(file.path, 0, nil)
    case .cleanCopy(let origin):
      record(file.path, content.size(of: origin) ?? 0, nil, origin: origin)
      records.withLock { _ = $0.cleaned.insert(file.path) }
    case .copy(let origin):
      let page = isPage ? bytes(ofCopy: origin).map { ScannedPage(scan: PageScan($0), checksum: nil) } : nil
      record(file.path, content.size(of: origin) ?? 0, page, origin: origin)
    }
  }

  /// Records a file that the build takes from the previous build, whose bytes `load` reads.
  ///
  /// Returns whether a page is known; its bytes may be lost.
  package func record(unchanged path: String, _ size: Int, _ checksum: Checksum, load: () -> [UInt8]?) -> Bool {
    guard Self.isPage(path) else {
      record(path, size, nil)
      return true
    }
    guard let scan = before.scan(of: path, checksum) ?? load().map({ PageScan($0) }) else { return false }
    record(path, size, ScannedPage(scan: scan, checksum: checksum))
    return true
  }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") || path.hasSuffix(".htm") }

  private func record(_ path: String, _ size: Int, _ page: ScannedPage?, origin: String? = nil) {
    records.withLock { records in
      records.sizes[path] = size
      records.pages[path] = page
      records.origins[path] = origin
    }
  }

  /// Everything that was recorded.
  var all: Records { records.withLock { $0 } }

  /// What the next check need not scan again; `nil` if most of it is the same as before.
  ///
  /// Writing a record takes as long as scanning a twentieth of its pages.
  package var newScans: RecordedScans? {
    let pages = records.withLock(\.pages).filter { $0.value.checksum != nil }
    let new = pages.count { before.pages[$0]?.checksum != $1.checksum }
    return new * 20 > pages.count ? RecordedScans(pages) : nil
  }

  /// Returns the bytes of a file in the content folder.
  func bytes(ofCopy origin: String) -> [UInt8]? { try? content.read(origin) }
}

/// The scan of a page.
struct ScannedPage: Sendable {
  let scan: PageScan
  /// The checksum of the page; `nil` for a copy, which is scanned by each check.
  let checksum: Checksum?
}

/// The scans of the pages of a site, by their paths.
package struct RecordedScans: Sendable {
  fileprivate let pages: [String: ScannedPage]

  fileprivate init(_ pages: [String: ScannedPage]) { self.pages = pages }

  package init() { self.init([:]) }

  fileprivate func scan(of path: String, _ checksum: Checksum) -> PageScan? {
    pages[path].flatMap { $0.checksum == checksum ? $0.scan : nil }
  }
}

extension RecordedScans: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    let pages = self.pages.sorted { $0.key.precedesByBytes($1.key) }
    // Most links are on many pages.
    var numbers: [PageScan.Link: Int] = [:]
    var links: [PageScan.Link] = []
    for link in pages.lazy.flatMap(\.value.scan.links) where numbers[link] == nil {
      numbers[link] = links.count
      links.append(link)
    }
    writer.write(links)
    writer.write(pages.count)
    for (path, page) in pages {
      writer.write(path)
      writer.write(page.checksum)
      page.scan.write(to: &writer, numbers)
    }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let links: [PageScan.Link] = try reader.read()
    var pages: [String: ScannedPage] = [:]
    for _ in 0..<(try reader.readCount()) {
      let path: String = try reader.read()
      let checksum: Checksum? = try reader.read()
      pages[path] = ScannedPage(scan: try PageScan(from: &reader, links), checksum: checksum)
    }
    self.init(pages)
  }
}
