import Articles
import Containers
import Diagnostics
import Files
import Parsing

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

  /// The article, with the containers that come with Garland and the files beside it.
  func article(at path: String) -> Article {
    let folder = ArticleFolder(around: path)
    return Article(file, as: id, options: ArticleOptions(containers: .standard) { folder.resolve($0) })
  }
}

/// A file that cannot be read.
struct Unreadable: Error {
  let path: String
  let problem: FileProblem

  var diagnostic: Diagnostic {
    Diagnostic(.error, "file.unreadable", "`\(path)` cannot be read: \(problem.message)")
  }
}
