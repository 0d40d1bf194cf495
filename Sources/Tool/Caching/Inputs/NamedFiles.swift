import Articles
package import Files
package import Planning
package import Records
import Synchronization
import Texts

/// The files of the folders that `sources` in `site.yml` names; a file is opened when an article shows it.
///
/// The folders are not listed, because they can contain thousands of files, such as those of `node_modules`.
package final class NamedFiles: SourceFolder {
  package let name = "sources"
  /// The reasons why folders cannot be read, by their names.
  package let problems: [String: String]
  private let trees: [String: (tree: FolderTree, path: String)]
  private let files = Mutex<[String: BuildRecord.Input]>([:])

  /// Opens the folders, whose paths are relative to the content folder.
  package init(_ sources: [SourceSettings], from content: String) {
    var (trees, problems): ([String: (tree: FolderTree, path: String)], [String: String]) = ([:], [:])
    for source in sources {
      do throws(FolderProblem) {
        let (folder, path) = try Self.folder(source.path, from: content)
        trees[source.name] = (FolderTree(folder), path)
      } catch {
        problems[source.name] =
          error == .leadsOut
          ? "it is neither in the Git work tree of the site nor, without Git, in the folder above `\(content)`"
          : error.message
      }
    }
    (self.trees, self.problems) = (trees, problems)
  }

  /// Opens a folder in the Git work tree of the content or, without Git, in the folder above it.
  ///
  /// No symbolic link is followed. Otherwise, a pull request could publish any file of the machine that builds the site.
  private static func folder(
    _ path: String, from content: String
  ) throws(FolderProblem) -> (folder: Folder, path: String) {
    let resolved = try Files.resolve(content)
    let names = "\(resolved.folder)/\(resolved.name)".split(separator: "/")
    var target = names
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { target.append(part) } else if target.popLast() == nil { throw .leadsOut }
    }
    let hasGit = { (count: Int) in Files.kind(of: Self.path(names.prefix(count) + [".git"])) != nil }
    let root = names.prefix((0...names.count).last(where: hasGit) ?? max(0, names.count - 1))
    let inner = target.dropFirst(root.count)
    guard target.starts(with: root), !inner.contains(where: { $0.lowercased() == ".git" }) else { throw .leadsOut }
    var folder = try Folder(Self.path(root))
    for name in inner { folder = try folder.folder(String(name)) }
    return (folder, Self.path(target[...]))
  }

  private static func path(_ names: ArraySlice<Substring>) -> String { "/" + names.joined(separator: "/") }

  /// The paths that articles named.
  package var paths: [String] { inputs.map(\.path) }

  package func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    var input = BuildRecord.Input(path: path, stamp: stamp(of: path) ?? .absent, hash: .absent)
    let result = Result { () throws(FolderProblem) in
      guard let (tree, path) = place(of: path) else { throw .missing }
      return try tree.file(at: path).contents(limit: CodeReference.sizeLimit)
    }
    if case .success(let bytes) = result { input.hash = ContentHash(of: bytes) }
    let known = files.withLock { files in
      if files[path] == nil { files[path] = input }
      return files[path]
    }
    if let known, known.hash != input.hash { throw UnreadableSource("it was changed while the site was built") }
    return try result.mapError { UnreadableSource($0.message) }.get()
  }

  package func size(of path: String) -> Int? {
    let stamp = stamp(of: path)
    if stamp == nil { _ = try? read(path) }
    return stamp?.size
  }

  package func hash(of path: String) -> ContentHash? {
    _ = try? read(path)
    return files.withLock { $0[path]?.hash }
  }

  /// Returns the paths of the files beside a missing one.
  package func paths(near path: String) -> [String] {
    guard let (tree, inner) = place(of: path), let folder = try? tree.folder(of: inner, making: false) else {
      return []
    }
    let names = (try? folder.entries()) ?? []
    return names.filter { $0.kind == .file && $0.isText }.map { "\(path.folderPath)/\($0.name)" }
  }

  private func place(of path: String) -> (tree: FolderTree, path: String)? {
    let name = path.prefix { $0 != "/" }
    return trees[String(name)].map { ($0.tree, String(path.dropFirst(name.count + 1))) }
  }

  /// Returns the folder of a file on disk, and the path in it.
  func location(of path: String) -> (folder: String, path: String)? {
    let name = path.prefix { $0 != "/" }
    return trees[String(name)].map { ($0.path, String(path.dropFirst(name.count + 1))) }
  }

  private func stamp(of path: String) -> FileStamp? {
    guard let (tree, path) = place(of: path), let folder = try? tree.folder(of: path, making: false) else { return nil }
    return folder.stamp(of: path.fileName)
  }
}

extension NamedFiles {
  /// The files that were read, for a record.
  package var inputs: [BuildRecord.Input] { files.withLock { $0.values.inByteOrder(of: \.path) } }

  /// The stamps of the files, by their paths on disk.
  package var stamps: [String: FileStamp] {
    let stamps = inputs.compactMap { input -> (String, FileStamp)? in
      let name = String(input.path.prefix { $0 != "/" })
      guard let folder = trees[name]?.path else { return nil }
      let path = "\(folder)/\(input.path.dropFirst(name.count + 1))"
      // A file behind a symbolic link was not read, but has a stamp.
      return (path, input.hash == .absent ? Files.stamp(of: path) : input.stamp)
    }
    return Dictionary(stamps) { first, _ in first }
  }
}
