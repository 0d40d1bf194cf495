import Articles
import Caching
import Diagnostics
import Files
import Parsing
import Sites

/// One article's file, read and ready to be parsed.
struct ArticleSource {
  let file: SourceFile
  let id: SourceID
  private(set) var sources = SourceMap()

  /// Reads the file, or says why that cannot be.
  static func read(_ path: String) -> Result<ArticleSource, Unreadable> {
    do {
      let bytes = try Files.read(path, limit: ArticleOptions().limits.bytes)
      return .success(ArticleSource(path: path == "-" ? "standard input" : path, bytes: bytes))
    } catch {
      return .failure(Unreadable(path: path, problem: error))
    }
  }

  private init(path: String, bytes: [UInt8]) {
    file = SourceFile(path: path, utf8: bytes)
    id = sources.add(file)
  }

  /// The article, with the containers of the site that it lies in, and the files beside it.
  func article(at path: String, _ code: SiteCode) -> Article {
    let folder = ArticleFolder(around: path)
    let registry = code.registry(templates: DiskFolder(folder.templates))
    return Article(file, as: id, options: ArticleOptions(containers: registry) { folder.resolve($0) })
  }
}

/// A file that cannot be read.
struct Unreadable: Error {
  let path: String
  let problem: FileProblem

  var diagnostic: Diagnostic { .unreadable(path, problem.message) }
}
