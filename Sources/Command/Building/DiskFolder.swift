import Diagnostics
import Files
import Records
import Sites
import Synchronization

/// A folder on disk, of which everything is read but what lies behind symbolic links.
struct DiskFolder: SourceFolder {
  let name: String
  let files: [Listed]
  var paths: [String] { files.map(\.path) }
  /// What was left out: symbolic links, and folders that cannot be opened.
  let leftOut: [LeftOut]

  private let path: String
  private let marks = Marks()

  /// A file of the folder, with its stamp before it was read.
  struct Listed: Equatable {
    let path: String
    let stamp: FileStamp
  }

  /// Something that is not read, and why.
  struct LeftOut: Equatable {
    let path: String
    let reason: String
  }

  /// Lists a folder; one that is not there is empty.
  init(_ path: String) {
    self.path = path.hasSuffix("/") ? path : path + "/"
    name = path.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "/")
    var listing = Listing()
    if let root = try? Folder(path) { listing.collect(root, below: "", depth: 0) }
    files = listing.files.sorted { $0.path.precedesByBytes($1.path) }
    leftOut = listing.leftOut
  }

  func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try Self.read(path, in: self.path)
    } catch {
      throw UnreadableSource(error.message)
    }
    guard marks.note(ContentMark(of: bytes), of: path) else {
      throw UnreadableSource("it was changed while the site was built")
    }
    return bytes
  }

  /// Takes down what a file holds that nobody needs to read to know.
  func note(_ mark: ContentMark, of path: String) { _ = marks.note(mark, of: path) }

  /// Whether it is known what a file holds.
  func isKnown(_ path: String) -> Bool { marks.mark(of: path) != nil }

  /// What a file holds, by its mark; one that was read before is not read again.
  func mark(of path: String) -> ContentMark? {
    if let mark = marks.mark(of: path) { return mark }
    _ = try? read(path)
    return marks.mark(of: path)
  }

  /// How many bytes a file had when the folder was listed.
  func size(of path: String) -> Int? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.precedesByBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low].stamp.size : nil
  }

  /// Whether every file is what it was when the folder was listed, as far as stamps tell.
  var isAsListed: Bool {
    guard !files.isEmpty else { return true }
    guard let folder = try? Folder(path) else { return false }
    return files.allSatisfy { folder.stamp(of: $0.path) == $0.stamp }
  }

  /// The bytes of a file in a folder.
  static func read(_ path: String, in folder: String) throws(FileProblem) -> [UInt8] {
    try Files.read(folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)", limit: byteLimit)
  }

  /// What was left out, for whoever wonders where it is.
  func leftOutWarnings(in sources: inout SourceMap) -> [Diagnostic] {
    leftOut.map { file in
      let place = sources.add(SourceFile(path: "\(name)/\(file.path)", utf8: []))
      let message = "`\(location(of: file.path))` is left out: \(file.reason)"
      return Diagnostic(.warning, "file.left-out", message, at: SourceRange(place, 0..<0))
    }
  }

  /// The path of a file, as the system knows it.
  func location(of path: String) -> String { self.path + path }

  private static let byteLimit = 64 << 20

  /// What the files that were read held.
  private final class Marks: Sendable {
    private let found = Mutex<[String: ContentMark]>([:])

    /// Notes what a file held; whether it held the same when it was read before.
    func note(_ mark: ContentMark, of path: String) -> Bool {
      found.withLock { found in
        defer { found[path] = mark }
        return found[path].map { $0 == mark } ?? true
      }
    }

    func mark(of path: String) -> ContentMark? { found.withLock { $0[path] } }
  }

  private struct Listing {
    var files: [Listed] = []
    var leftOut: [LeftOut] = []

    private static let depthLimit = 64

    mutating func collect(_ folder: Folder, below prefix: String, depth: Int) {
      for entry in (try? folder.entries()) ?? [] {
        let path = prefix + entry.name
        switch entry.kind {
        case .file: if let stamp = folder.stamp(of: entry.name) { files.append(Listed(path: path, stamp: stamp)) }
        case .link: leftOut.append(LeftOut(path: path, reason: "it is a symbolic link, and none is followed"))
        case .other: leftOut.append(LeftOut(path: path, reason: "it is neither a file nor a folder"))
        case .folder where depth >= Self.depthLimit:
          leftOut.append(LeftOut(path: path, reason: "it lies deeper than \(Self.depthLimit) folders"))
        case .folder:
          do throws(FolderProblem) {
            collect(try folder.folder(entry.name), below: path + "/", depth: depth + 1)
          } catch {
            leftOut.append(LeftOut(path: path, reason: error.message))
          }
        }
      }
    }
  }
}
