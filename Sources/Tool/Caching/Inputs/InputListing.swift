import Files
import Records

/// The files of a folder and of its subfolders, while they are listed.
struct InputListing {
  private(set) var files: [DiskFolder.Listed] = []
  private(set) var skippedFiles: [DiskFolder.SkippedFile] = []

  /// The path of the settings file; it is an error if this file is left out.
  private let settings: String?
  /// The paths with non-ASCII letters, for finding names that differ only in how letters are composed.
  private var composedPaths: [String: String] = [:]

  private static let depthLimit = 64

  init(settings: String?) {
    self.settings = settings
  }

  /// Leaves out a folder that cannot be read; a missing folder is not reported.
  mutating func leaveOut(_ path: String, unreadable problem: FolderProblem) {
    if problem == .missing { return }
    skippedFiles.append(DiskFolder.SkippedFile(path: path, reason: problem.message, isError: true))
  }

  /// Leaves out folders beside the content folder that authors of other generators put there, unless it has its own.
  mutating func leaveOutFolders(beside content: String) {
    let (parent, name) = Files.split(content)
    guard name == "Content" else { return }
    for folder in ["_data", "_posts", "posts", "static"] where !Files.isFolder("\(content)/\(folder)") {
      let path = parent == "." ? folder : "\(parent)/\(folder)"
      guard Files.isFolder(path), (try? Folder(path).entries())?.isEmpty == false else { continue }
      skippedFiles.append(
        DiskFolder.SkippedFile(
          path: "../\(folder)", reason: "the files of a site are in `\(name)`", misplaced: path))
    }
  }

  mutating func add(_ folder: Folder, below prefix: String, depth: Int) {
    let entries: [Folder.Entry]
    do throws(FolderProblem) {
      entries = try folder.entries()
    } catch {
      return leaveOut(String(prefix.dropLast()), unreadable: error)
    }
    for entry in entries {
      let path = prefix + entry.name
      if let reason = reason(toLeaveOut: entry, at: path, depth: depth) {
        skippedFiles.append(DiskFolder.SkippedFile(path: path, reason: reason, isError: path == settings))
      } else if entry.kind == .folder {
        do throws(FolderProblem) {
          add(try folder.folder(entry.name), below: path + "/", depth: depth + 1)
        } catch {
          leaveOut(path, unreadable: error)
        }
      } else if let stamp = folder.stamp(of: entry.name) {
        files.append(DiskFolder.Listed(path: path, stamp: stamp))
      }
    }
  }

  private mutating func reason(toLeaveOut entry: Folder.Entry, at path: String, depth: Int) -> String? {
    if !entry.isText { return "its name is not UTF-8" }
    switch entry.kind {
    case .link: return "Garland does not follow symbolic links"
    case .other: return "it is neither a file nor a folder"
    case .folder where path == settings: return "it is a folder"
    case .folder where depth >= Self.depthLimit: return "it is nested deeper than \(Self.depthLimit) folders"
    case .file, .folder: break
    }
    guard isComposedDifferently(path) else { return nil }
    return "another file has the same name with differently composed letters"
  }

  /// Returns whether an earlier path differs only in how letters are composed.
  private mutating func isComposedDifferently(_ path: String) -> Bool {
    if path.utf8Span.isKnownASCII { return false }
    guard let earlier = composedPaths[path] else {
      composedPaths[path] = path
      return false
    }
    return !earlier.hasSameBytes(as: path)
  }

  /// Returns whether a folder on disk with a file at this path would list it; the paths must come in byte order.
  mutating func lists(_ path: String) -> Bool {
    let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    guard slashes.count <= Self.depthLimit else { return false }
    return !(slashes + [path.endIndex]).contains { isComposedDifferently(String(path[..<$0])) }
  }
}
