import Comparing
import Files
import Markup
import Reporting
import Sites

/// The arguments of `garland compare`.
struct CompareCall: Equatable {
  /// The folder of the old site, or its sitemap.
  let old: String
  let new: String
  var isJSON = false
  /// The path of the HTML report.
  var page: String?

  static let values: Set<String> = ["--format", "--html"]

  static func read(_ arguments: Arguments) -> Result<CompareCall, InvocationMistake> {
    guard arguments.rest.count == 2 else { return .failure(.wrongSites) }
    var call = CompareCall(old: arguments.rest[0], new: arguments.rest[1], page: arguments.values["--html"])
    switch arguments.values["--format"] {
    case nil, "text": break
    case "json": call.isJSON = true
    case let text?: return .failure(.wrongValue("--format", text, expected: "text or json"))
    }
    return .success(call)
  }
}

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
      let new = try SiteFiles(folder: call.new)
      guard !Files.isFolder(call.old) else {
        return .success(.compare(try SiteFiles(folder: call.old), new, using: AllCores()))
      }
      guard let sitemap = try? Files.read(call.old, limit: 1 << 28) else {
        return .failure(UncomparableSite(message: "there is no folder or sitemap `\(call.old)`"))
      }
      return .success(.compare(sitemap: sitemap, new, using: AllCores()))
    } catch {
      return .failure(UncomparableSite(message: error.message))
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
  /// Lists a folder and the folders in it; files and folders whose name begins with a dot are left out.
  fileprivate init(folder path: String) throws(FolderProblem) {
    let tree = FolderTree(try Folder(path))
    self.init(paths: try FolderListing.read(tree.root).paths) { file in
      try? tree.file(at: file).contents(limit: 1 << 28)
    }
  }
}
