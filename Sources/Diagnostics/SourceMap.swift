/// The sources of one run, each under an id.
///
/// Ids follow the order of registration, so a run that registers the same files in the same order gives the same ids.
///
///     var sources = SourceMap()
///     let post = sources.add(SourceFile(path: "posts/a.md", text: text))
///     sources[post]?.path  // posts/a.md
public struct SourceMap: Sendable, Hashable {
  private var files: [SourceFile] = []

  /// Begins without any source.
  public init() {}

  /// Registers a file, also where its path is known already, and gives the id it has from now on.
  @discardableResult
  public mutating func add(_ file: SourceFile) -> SourceID {
    files.append(file)
    return SourceID(index: files.count - 1)
  }

  /// The ids by path; of several files with one path, the first.
  public var idsByPath: [String: SourceID] {
    Dictionary(files.indices.map { (files[$0].path, SourceID(index: $0)) }) { first, _ in first }
  }

  /// The file of an id, or nothing where the id is of a larger map.
  public subscript(id: SourceID) -> SourceFile? {
    files.indices.contains(id.index) ? files[id.index] : nil
  }
}
