import Command
import Comparing
import Files
import Markup
import Planning
import Reporting

/// The command `garland compare OLD NEW`, which reports what changed for readers between two built sites.
struct CompareCommand {
  let call: CompareCall

  func run() -> ExitStatus {
    guard Files.isFolder(call.new) else { return .refusing("there is no folder `\(call.new)`") }
    let comparison: SiteComparison
    switch sites() {
    case .failure(let problem): return .refusing(problem.message)
    case .success(let compared): comparison = compared
    }
    if let path = call.page {
      var buffer = MarkupBuffer()
      ComparisonPage(comparison).write(into: &buffer)
      do throws(FolderProblem) {
        try Console.write(buffer.bytes, as: .html, to: path)
      } catch {
        return .failing("cannot write `\(path)`: \(error.message)")
      }
    }
    let printing =
      call.isJSON
      ? ExitStatus.printing(comparison.json.bytes + [0x0A], as: .json)
      : .printing(ComparisonText(comparison, old: call.old, new: call.new).text)
    return comparison.isFaithful ? printing : .failed
  }

  private func sites() -> Result<SiteComparison, UncomparableSite> {
    do throws(FolderProblem) {
      let newTree = FolderTree(try Folder(call.new))
      let new = try SiteFiles(in: newTree)
      guard !Files.isFolder(call.old) else {
        let oldTree = FolderTree(try Folder(call.old))
        return .success(
          .compare(try SiteFiles(in: oldTree), new, using: AllCores()) { path in
            (try? Self.areEqual(oldTree.file(at: path), newTree.file(at: path))) ?? false
          })
      }
      guard Files.kind(of: call.old) != nil else {
        return .failure(UncomparableSite(message: "there is no folder or sitemap `\(call.old)`"))
      }
      return .success(.compare(sitemap: try Files.read(call.old, limit: SiteFiles.sizeLimit), new, using: AllCores()))
    } catch {
      return .failure(UncomparableSite(message: error.message))
    }
  }
}

extension CompareCommand {
  /// Whether two files have the same bytes, however long they are.
  private static func areEqual(_ old: OpenFile, _ new: OpenFile) throws(FolderProblem) -> Bool {
    while true {
      let (chunk, other) = (try old.nextChunk(), try new.nextChunk())
      guard chunk == other else { return false }
      if chunk.isEmpty { return true }
    }
  }
}

/// Work on all cores.
private struct AllCores: ParallelWork {
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    parallelMap(count, jobs: Machine.cores, work)
  }
}

private struct UncomparableSite: Error {
  let message: String
}

extension SiteFiles {
  /// The maximum number of bytes of a file that is read as a whole, with its words in memory.
  fileprivate static let sizeLimit = 1 << 28

  /// Lists a folder and the folders in it; names that begin with a dot are left out, except `.well-known`.
  fileprivate init(in tree: FolderTree) throws(FolderProblem) {
    let listing = try FolderListing.read(tree.root, listsHidden: { $0 == ".well-known" })
    self.init(paths: listing.paths, irregular: listing.irregular) { file in
      try? tree.file(at: file).contents(limit: Self.sizeLimit)
    }
  }
}
