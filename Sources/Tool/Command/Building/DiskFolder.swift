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
  /// What was left out: symbolic links, names that are no text, folders that cannot be opened.
  let leftOut: [LeftOut]

  private let path: String
  private let marks: Marks

  /// A file of the folder, with its stamp before it was read.
  struct Listed: Equatable {
    let path: String
    let stamp: FileStamp
  }

  /// Something that is not read, and why.
  struct LeftOut: Equatable {
    let path: String
    let reason: String
    /// Whether it would be read if that were possible; else nobody reads it on purpose.
    var isWanted = false
  }

  /// Lists a folder; one that is not there is empty.
  init(_ path: String) {
    self.path = path.hasSuffix("/") ? path : path + "/"
    name = path
    var listing = Listing()
    do throws(FolderProblem) {
      listing.collect(try Folder(path), below: "", depth: 0)
    } catch {
      listing.leaveOut("", unreadable: error)
    }
    files = listing.files.inByteOrder(of: \.path)
    leftOut = listing.leftOut
    marks = Marks(count: files.count)
  }

  func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    guard let place = place(of: path) else { throw UnreadableSource(FileProblem.missing.message) }
    return try read(at: place)
  }

  private func read(at place: Int) throws(UnreadableSource) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try Self.read(files[place].path, in: path)
    } catch {
      throw UnreadableSource(error.message)
    }
    guard marks.note(ContentMark(of: bytes), at: place, isRead: true) else {
      throw UnreadableSource("it was changed while the site was built")
    }
    return bytes
  }

  /// Takes down what a listed file holds, which nobody needs to read to know.
  func note(_ mark: ContentMark, at place: Int) { _ = marks.note(mark, at: place, isRead: false) }

  /// Whether it is known what a listed file holds.
  func isKnown(at place: Int) -> Bool { marks.mark(at: place) != nil }

  /// What a listed file holds, by its mark; one that was read before is not read again.
  func mark(at place: Int) -> ContentMark? {
    if let mark = marks.mark(at: place) { return mark }
    _ = try? read(at: place)
    return marks.mark(at: place)
  }

  func mark(of path: String) -> ContentMark? { place(of: path).flatMap { mark(at: $0) } }

  func mark(of path: String, near guess: Int) -> ContentMark? { place(of: path, near: guess).flatMap { mark(at: $0) } }

  /// How many bytes a file had when the folder was listed.
  func size(of path: String) -> Int? { place(of: path).map { files[$0].stamp.size } }

  /// Which of the listed files has a path; an article may write it in letters that are composed in another way.
  private func place(of path: String, near guess: Int? = nil) -> Int? {
    if let place = files.place(of: path, near: guess, named: { $0.path }) { return place }
    return path.utf8Span.isKnownASCII ? nil : files.firstIndex { $0.path == path }
  }

  /// Whether every file is what it was when the folder was listed, as far as stamps tell.
  var isAsListed: Bool { areAsListed(files.indices) }

  /// Whether the files that were read since, and some others, are what they were when the folder was listed, as far as stamps tell.
  func isAsListed(whereRead others: [String]) -> Bool {
    areAsListed(files.indices.filter { marks.isRead($0) }) && areAsListed(others.compactMap { place(of: $0) })
  }

  private func areAsListed(_ places: some Collection<Int>) -> Bool {
    guard !places.isEmpty else { return true }
    guard let folder = try? Folder(path) else { return false }
    return places.allSatisfy { folder.stamp(of: files[$0].path) == files[$0].stamp }
  }

  /// The bytes of a file in a folder.
  static func read(_ path: String, in folder: String) throws(FileProblem) -> [UInt8] {
    try Files.read(folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)", limit: byteLimit)
  }

  /// The path of a file, as the system knows it.
  func location(of path: String) -> String { self.path + path }

  private static let byteLimit = 64 << 20

  /// What the listed files hold, by their places.
  private final class Marks: Sendable {
    private let found: Mutex<[(mark: ContentMark?, isRead: Bool)]>

    init(count: Int) {
      found = Mutex(Array(repeating: (nil, false), count: count))
    }

    /// Notes what a file holds; whether that is what was noted first, which is what counts.
    func note(_ mark: ContentMark, at place: Int, isRead: Bool) -> Bool {
      found.withLock { found in
        found[place].isRead = found[place].isRead || isRead
        if let known = found[place].mark { return known == mark }
        found[place].mark = mark
        return true
      }
    }

    func mark(at place: Int) -> ContentMark? { found.withLock { $0[place].mark } }

    func isRead(_ place: Int) -> Bool { found.withLock { $0[place].isRead } }
  }

  private struct Listing {
    var files: [Listed] = []
    var leftOut: [LeftOut] = []

    /// The paths in which letters may be composed in more than one way.
    private var composed: Set<String> = []

    private static let depthLimit = 64

    /// Takes down a folder that cannot be read, unless there is none, or none any more.
    mutating func leaveOut(_ path: String, unreadable problem: FolderProblem) {
      if problem == .missing { return }
      leftOut.append(LeftOut(path: path, reason: problem.message, isWanted: true))
    }

    mutating func collect(_ folder: Folder, below prefix: String, depth: Int) {
      let entries: [Folder.Entry]
      do throws(FolderProblem) {
        entries = try folder.entries()
      } catch {
        return leaveOut(String(prefix.dropLast()), unreadable: error)
      }
      for entry in entries {
        let path = prefix + entry.name
        if let reason = reason(toLeaveOut: entry, at: path, depth: depth) {
          leftOut.append(LeftOut(path: path, reason: reason))
        } else if entry.kind == .folder {
          do throws(FolderProblem) {
            collect(try folder.folder(entry.name), below: path + "/", depth: depth + 1)
          } catch {
            leaveOut(path, unreadable: error)
          }
        } else if let stamp = folder.stamp(of: entry.name) {
          files.append(Listed(path: path, stamp: stamp))
        }
      }
    }

    private mutating func reason(toLeaveOut entry: Folder.Entry, at path: String, depth: Int) -> String? {
      if !entry.isText { return "its name is no UTF-8" }
      switch entry.kind {
      case .link: return "it is a symbolic link, and none is followed"
      case .other: return "it is neither a file nor a folder"
      case .folder where depth >= Self.depthLimit: return "it lies deeper than \(Self.depthLimit) folders"
      case .file, .folder: break
      }
      guard !path.utf8Span.isKnownASCII, !composed.insert(path).inserted else { return nil }
      return "another one has the same name, in letters that are composed in another way"
    }
  }
}
