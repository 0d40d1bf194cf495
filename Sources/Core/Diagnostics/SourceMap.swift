/// The sources of one run, each under an id.
///
/// Ids follow the order of registration, so a run that registers the same files in the same order gives the same ids.
///
///     var sources = SourceMap()
///     let post = sources.add(SourceFile(path: "posts/a.md", text: text))
///     sources[post]?.path  // posts/a.md
public struct SourceMap: Sendable {
  private var sources: [Source] = []

  /// Begins without any source.
  public init() {}

  /// Registers a file, also where its path is known already, and gives the id it has from now on.
  @discardableResult
  public mutating func add(_ file: SourceFile) -> SourceID { add(Source(file)) }

  /// Registers a file of a folder that is read only if somebody asks for its text: most files have nothing wrong with them.
  ///
  ///     let post = sources.add("posts/a.md", of: "Content") { try? content.read($0) }
  @discardableResult
  public mutating func add(
    _ path: String, of folder: String, reading read: @escaping @Sendable (String) -> [UInt8]?
  ) -> SourceID {
    add(Source(path, of: folder, reading: read))
  }

  private mutating func add(_ source: Source) -> SourceID {
    sources.append(source)
    return SourceID(index: sources.count - 1)
  }

  /// The ids by path; of several files with one path, the first.
  public var idsByPath: [String: SourceID] {
    let ids = sources.indices.map { SourceID(index: $0) }
    return Dictionary(ids.compactMap { id in path(of: id).map { ($0, id) } }) { first, _ in first }
  }

  /// The path of an id, or nothing where the id is of a larger map.
  public func path(of id: SourceID) -> String? {
    sources.indices.contains(id.index) ? sources[id.index].path : nil
  }

  /// The file of an id, or nothing where the id is of a larger map.
  public subscript(id: SourceID) -> SourceFile? {
    sources.indices.contains(id.index) ? sources[id.index].file : nil
  }
}
