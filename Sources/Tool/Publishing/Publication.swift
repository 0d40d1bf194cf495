package import Files
package import Records

/// The result of publishing: what happened to each file; all paths are in byte order.
package struct Publication: Equatable, Sendable {
  /// Files that did not exist before.
  package var added: [String] = []
  /// Files with new content.
  package var changed: [String] = []
  /// Files that were not touched.
  package var unchanged: [String] = []
  /// Files that were removed.
  package var removed: [String] = []
  /// Files that the site does not use any more, but that are kept until the next change of the site.
  package var outdated: [String] = []
  /// Files in the output folder that Garland did not publish; they are left alone.
  package var foreign: [String] = []
  /// The size of all files of the site, in bytes.
  package var size = 0

  /// How many files the site has.
  package var fileCount: Int { added.count + changed.count + unchanged.count }

  package init() {}
}

/// A read-only view of the new site before its publication; any thread may use it.
package struct StagedFiles: Sendable {
  /// The paths of all files.
  package let paths: [String]
  /// The folders to search: first the staging folder, then the output folder.
  let folders: [Folder]

  /// Reads a file; `nil` if it cannot be read.
  package func bytes(of path: String) -> [UInt8]? {
    folders.lazy.compactMap { try? FolderTree($0).file(at: path).contents() }.first
  }
}

/// The reason why a site could not be published; the previously published site is still in place.
package enum PublishingProblem: Error, Equatable {
  /// The path of an output breaks a rule.
  case badPath(String, PathFlaw)
  /// Two outputs have the same path.
  case duplicatePath(String)
  /// An output is a file, but another output needs a folder of this name.
  case fileAndFolder(String)
  /// The output folder contains files, and Garland did not publish it.
  case foreignFolder(String)
  /// The file list in the output folder is damaged.
  case damagedFileList(String)
  /// The output folder is not a folder.
  case notAFolder(String)
  /// The output folder is a symbolic link whose target does not exist.
  case brokenLink(String)
  /// Another process is publishing into the same folder.
  case locked(String)
  /// A file that Garland did not publish has the path of an output.
  case foreignFile(String)
  /// A symbolic link has the path of a folder of the site.
  case folderIsLink(String)
  /// A file to copy cannot be read.
  case source(String, FolderProblem)
  /// A file system operation failed.
  case failed(String, FolderProblem)
  /// A file system operation failed during publishing, and undoing the publication failed, too.
  case rollbackFailed(String, FolderProblem)

  /// The problem in a sentence without a full stop.
  package var message: String {
    switch self {
    case .badPath(let path, let flaw): "`\(path)` cannot be the path of an output: \(flaw.message)"
    case .duplicatePath(let path): "two outputs have the path `\(path)`"
    case .fileAndFolder(let path): "`\(path)` is an output, but also the folder of other outputs"
    case .foreignFolder(let path):
      "`\(path)` is not empty and was not made by `garland`, so it is left unchanged; choose another `--output` folder"
    case .damagedFileList(let path):
      "`\(path)`, the list of published files, is damaged, edited or from another version, so Garland cannot tell its own "
        + "files from others; delete the output folder, or choose another `--output`"
    case .notAFolder(let path): "`\(path)` is not a folder"
    case .brokenLink(let path): "`\(path)` is a symbolic link whose target does not exist"
    case .locked(let path): "another process is publishing into `\(path)`"
    case .foreignFile(let path):
      "`\(path)` was not published by Garland, but an output has this path; move or remove it"
    case .folderIsLink(let path): "`\(path)` is a symbolic link, and Garland does not publish through links; remove it"
    case .source(let path, let problem): "`\(path)` cannot be copied: \(problem.message)"
    case .failed(let path, let problem): "`\(path)` cannot be written: \(problem.message)"
    case .rollbackFailed(let path, let problem):
      "`\(path)` cannot be restored: \(problem.message); the next build will try again"
    }
  }
}

extension PublishingProblem {
  /// Performs file system operations and adds the path to the error if one fails.
  static func naming<Result>(
    _ path: String, _ body: () throws(FolderProblem) -> Result
  ) throws(PublishingProblem) -> Result {
    do throws(FolderProblem) {
      return try body()
    } catch {
      throw .failed(path, error)
    }
  }
}

extension FolderTree {
  /// Opens the folder of an output; if the folder is missing, creates it or, without `making`, returns `nil`.
  func folder(of path: OutputPath, making: Bool) throws(Obstacle) -> Folder? {
    try folder(of: path.text, making: making)
  }
}

extension FolderTree.Obstacle {
  /// The problem to report, unless the publisher removes the file or link at `path` anyway.
  var asProblem: PublishingProblem {
    switch problem {
    case .isLink: .folderIsLink(path)
    case .notAFolder: .foreignFile(path)
    default: .failed(path, problem)
    }
  }
}
