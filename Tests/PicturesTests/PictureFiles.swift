import Foundation
import PictureEncoding
import Pictures
import TestSupport
import Testing

/// The picture files that `pictures.py` makes, and the comparison with what Pillow makes of them.
enum PictureFiles {
  /// Whether Python has what the scripts need.
  static let hasPillow = PythonOracle.has("PIL, numpy")

  /// Runs a closure with the folder of the files and their names.
  static func inFolder<Result>(_ body: (URL, [String]) throws -> Result) throws -> Result {
    try Program.inScratchFolder { folder in
      let names: [String] = try PythonOracle.run("pictures.py", on: [folder.path])
      return try body(folder, names)
    }
  }

  static func bytes(of file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

  /// What `compare.py` tells about a file.
  struct Comparison: Decodable {
    let width: Int
    let height: Int
    /// The structural similarity with the reference.
    let similarity: Double
    /// The mean difference of the colours.
    let difference: Double
    /// The names of the metadata.
    let metadata: [String]
  }

  /// Compares files with their sources, which Pillow resizes.
  static func compare(_ pairs: [(source: URL, result: URL)]) throws -> [Comparison] {
    let comparisons: [Comparison] = try PythonOracle.run(
      "compare.py", on: pairs.map { [$0.source.path, $0.result.path] })
    try #require(comparisons.count == pairs.count)
    return comparisons
  }

  /// The program with the workers: the one of a variable, such as a release build, or the one built with the tests.
  static var program: String {
    get throws { try ProcessInfo.processInfo.environment["GARLAND_PROGRAM"] ?? BuiltTool.path() }
  }

  /// Makes files of one source with a pool; `nil` stands for a file that could not be made.
  static func encode(
    _ sources: [URL], _ recipes: [PictureRecipe], in folder: URL, pool: PicturePool
  ) throws -> [(source: URL, result: URL)] {
    var pairs: [(URL, URL)] = []
    for source in sources {
      let bytes = try bytes(of: source)
      pool.encode(PictureJob(recipes: recipes) { bytes }) { index, file in
        let target = folder.appending(path: "\(source.lastPathComponent)-\(recipes[index].key)")
        guard case .success(let file) = file, (try? Data(file).write(to: target)) != nil else {
          Issue.record("\(source.lastPathComponent), \(recipes[index].key): \(file)")
          return
        }
        pairs.append((source, target))
      }
    }
    return pairs
  }
}
