import Files
import Sites

/// A folder on disk, of which everything is read but what lies behind symbolic links.
struct DiskFolder: SourceFolder {
  let name: String
  let paths: [String]
  /// What was left out: symbolic links, and folders that cannot be opened.
  let leftOut: [LeftOut]

  private let path: String

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
    paths = listing.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    leftOut = listing.leftOut
  }

  func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    do throws(FileProblem) {
      return try Self.read(path, in: self.path)
    } catch {
      throw UnreadableSource(error.message)
    }
  }

  /// The bytes of a file in a folder.
  static func read(_ path: String, in folder: String) throws(FileProblem) -> [UInt8] {
    try Files.read(folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)", limit: byteLimit)
  }

  /// The path of a file, as the system knows it.
  func location(of path: String) -> String { self.path + path }

  private static let byteLimit = 64 << 20

  private struct Listing {
    var paths: [String] = []
    var leftOut: [LeftOut] = []

    private static let depthLimit = 64

    mutating func collect(_ folder: Folder, below prefix: String, depth: Int) {
      for entry in (try? folder.entries()) ?? [] {
        let path = prefix + entry.name
        switch entry.kind {
        case .file: paths.append(path)
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
