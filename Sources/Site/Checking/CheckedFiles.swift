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
    var pages: [String: PageScan] = [:]
    /// The checksums of the pages that the build rendered, or took from the previous build, by path.
    var checksums: [String: Checksum] = [:]
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

  /// Creates an empty record, which reads copied files from the content folder, and `before` has what the previous
  /// check recorded.
  package init(copiedFrom content: any SourceFolder, after before: RecordedScans = RecordedScans()) {
    (self.content, self.before) = (content, before)
  }

  /// Records a file that the build makes.
  package func record(_ file: SiteOutput) {
    switch file.content {
    case .bytes(let bytes):
      let checksum = Checksum(of: bytes)
      record(file.path, bytes.count, Self.isPage(file.path) ? PageScan(bytes) : nil, checksum: checksum)
    case .picture: record(file.path, 0, nil)
    case .cleanCopy(let origin):
      record(file.path, content.size(of: origin) ?? 0, nil, origin: origin)
      records.withLock { _ = $0.cleaned.insert(file.path) }
    case .copy(let origin):
      let page = Self.isPage(file.path) ? bytes(ofCopy: origin).map { PageScan($0) } : nil
      record(file.path, content.size(of: origin) ?? 0, page, origin: origin)
    }
  }

  /// Records a file that the build takes from the previous build, whose bytes `load` reads.
  ///
  /// Returns whether the file is known; its bytes may be lost.
  package func record(unchanged path: String, _ size: Int, _ checksum: Checksum, load: () -> [UInt8]?) -> Bool {
    guard Self.isPage(path) else {
      record(path, size, nil)
      return true
    }
    guard let scan = before.scan(of: path, checksum) ?? load().map({ PageScan($0) }) else { return false }
    record(path, size, scan, checksum: checksum)
    return true
  }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") || path.hasSuffix(".htm") }

  private func record(
    _ path: String, _ size: Int, _ page: PageScan?, checksum: Checksum? = nil, origin: String? = nil
  ) {
    records.withLock { records in
      records.sizes[path] = size
      records.pages[path] = page
      records.checksums[path] = checksum
      records.origins[path] = origin
    }
  }

  /// Everything that was recorded.
  var all: Records { records.withLock { $0 } }

  /// What the next check need not scan again; `nil` if most of it is the same as before.
  ///
  /// Writing a record takes as long as scanning a twentieth of its pages.
  package var newScans: RecordedScans? {
    let scans = records.withLock { RecordedScans($0.pages, $0.checksums) }
    return scans.numberOfPages(missingIn: before) * 20 > scans.count ? scans : nil
  }

  /// Returns the bytes of a file in the content folder.
  func bytes(ofCopy origin: String) -> [UInt8]? { try? content.read(origin) }
}

/// The scans of the pages of a site, and the checksums of their bytes.
package struct RecordedScans: Sendable {
  private let pages: [String: (checksum: Checksum, scan: PageScan)]

  /// Creates an empty record.
  package init() { pages = [:] }

  fileprivate init(_ scans: [String: PageScan], _ checksums: [String: Checksum]) {
    pages = checksums.reduce(into: [:]) { pages, page in
      pages[page.key] = scans[page.key].map { (page.value, $0) }
    }
  }

  fileprivate func scan(of path: String, _ checksum: Checksum) -> PageScan? {
    pages[path].flatMap { $0.checksum == checksum ? $0.scan : nil }
  }

  fileprivate var count: Int { pages.count }

  fileprivate func numberOfPages(missingIn other: RecordedScans) -> Int {
    pages.count { other.pages[$0]?.checksum != $1.checksum }
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
    var pages: [String: (checksum: Checksum, scan: PageScan)] = [:]
    for _ in 0..<(try reader.readCount()) {
      let path: String = try reader.read()
      pages[path] = (try reader.read(), try PageScan(from: &reader, links))
    }
    self.pages = pages
  }
}
