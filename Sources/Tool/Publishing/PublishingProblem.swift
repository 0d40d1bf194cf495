package import Files

/// Why a site could not be published; the one that was published before stands as it was.
package enum PublishingProblem: Error, Equatable {
  /// An output's path breaks a rule.
  case badPath(String, PathFlaw)
  /// Two outputs have one path.
  case twice(String)
  /// One output is a file where another needs a folder.
  case fileAndFolder(String)
  /// The output folder holds what was not published here.
  case notOurs(String)
  /// The list of files in the output folder cannot be understood.
  case badList(String)
  /// What should be the output folder is none.
  case noFolder(String)
  /// The output folder is a symbolic link to nothing.
  case leadsNowhere(String)
  /// Another run publishes into the same folder.
  case locked(String)
  /// Something that was not published here stands where an output must go.
  case inTheWay(String)
  /// A symbolic link stands where a folder of the site must be.
  case throughLink(String)
  /// A file that was to be copied cannot be read.
  case source(String, FolderProblem)
  /// The system refused something.
  case failed(String, FolderProblem)
  /// The system refused something half-way, and then refused to take back what was done.
  case halfWay(String, FolderProblem)

  /// What is wrong, in a sentence without a full stop.
  package var message: String {
    switch self {
    case .badPath(let path, let flaw): "`\(path)` is no path for an output: \(flaw.message)"
    case .twice(let path): "two outputs have the path `\(path)`"
    case .fileAndFolder(let path): "`\(path)` is an output, and a folder of other outputs, too"
    case .notOurs(let path): "`\(path)` is not empty and was not made by `garland`; it is left as it is"
    case .badList(let path): "`\(path)` is damaged or of another version, so nobody knows which files are old"
    case .noFolder(let path): "`\(path)` is no folder"
    case .leadsNowhere(let path): "`\(path)` is a symbolic link that leads nowhere"
    case .locked(let path): "another run is publishing into `\(path)`"
    case .inTheWay(let path): "`\(path)` is in the way: it was not published from here; move or remove it"
    case .throughLink(let path): "`\(path)` is a symbolic link, and nothing is published through one"
    case .source(let path, let problem): "`\(path)` cannot be copied: \(problem.message)"
    case .failed(let path, let problem): "`\(path)` cannot be written: \(problem.message)"
    case .halfWay(let path, let problem):
      "`\(path)` cannot be put back: \(problem.message); the next run will try again"
    }
  }
}

extension PublishingProblem {
  /// Does something with a file or a folder, and names it if the system refuses.
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
