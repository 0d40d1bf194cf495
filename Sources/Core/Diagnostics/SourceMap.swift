import Synchronization

/// The sources of one run, each with an id.
///
/// Ids count up in the order of registration, so the same registrations give the same ids.
///
///     var sources = SourceMap()
///     let post = sources.add(SourceFile(path: "posts/a.md", text: text))
///     sources[post]?.path  // posts/a.md
package struct SourceMap: Sendable {
  private var sources: [Source] = []

  /// Returns the part of another source from which a part of a file was made; `nil` if the file was not made of others.
  package var origin: (@Sendable (_ path: String, _ bytes: Range<Int>) -> SourceRange?)?

  package init() {}

  /// Adds a file and returns its id; adding the same path again gives another id.
  @discardableResult
  package mutating func add(_ file: SourceFile) -> SourceID { add(Source(file)) }

  /// Adds a file that is read only when its text is needed, which is rare: most files have no problems.
  ///
  ///     let post = sources.add("posts/a.md", of: "Content") { try? content.read($0) }
  @discardableResult
  package mutating func add(
    _ path: String, of folder: String, reading read: @escaping @Sendable (String) -> [UInt8]?
  ) -> SourceID {
    add(Source(path, of: folder, reading: read))
  }

  private mutating func add(_ source: Source) -> SourceID {
    sources.append(source)
    return SourceID(index: sources.count - 1)
  }

  /// The ids by path; if files share a path, the id of the first.
  package var idsByPath: [String: SourceID] {
    let ids = sources.indices.map { SourceID(index: $0) }
    return Dictionary(ids.compactMap { id in path(of: id).map { ($0, id) } }) { first, _ in first }
  }

  /// Returns the path for an id, or `nil` if this map has no such id.
  package func path(of id: SourceID) -> String? {
    sources.indices.contains(id.index) ? sources[id.index].path : nil
  }

  /// Returns whether a source has a text to show; a file that was not read yet counts as one with a text.
  package func hasText(_ id: SourceID) -> Bool {
    sources.indices.contains(id.index) && sources[id.index].hasText
  }

  /// Returns the file for an id, or `nil` if this map has no such id.
  package subscript(id: SourceID) -> SourceFile? {
    sources.indices.contains(id.index) ? sources[id.index].file : nil
  }
}

/// A file with a known path, whose text is loaded once, when it is first needed.
final class Source: Sendable {
  private enum Text {
    case unread(@Sendable (String) -> [UInt8]?)
    // `indirect` keeps an unread source small: a site has thousands of sources, and few are ever loaded.
    indirect case file(SourceFile)
  }

  /// The folder that `name` is relative to, if any.
  private let folder: String?
  private let name: String
  private let text: Mutex<Text>

  /// The path to show in messages.
  var path: String { folder.map { "\($0)/\(name)" } ?? name }

  var hasText: Bool {
    text.withLock { if case .file(let file) = $0 { !file.utf8.isEmpty } else { true } }
  }

  init(_ file: SourceFile) {
    (folder, name) = (nil, file.path)
    text = Mutex(.file(file))
  }

  init(_ path: String, of folder: String, reading read: @escaping @Sendable (String) -> [UInt8]?) {
    (self.folder, name) = (folder, path)
    text = Mutex(.unread(read))
  }

  /// The file; it is empty if it cannot be read.
  var file: SourceFile {
    text.withLock { text in
      switch text {
      case .file(let file): return file
      case .unread(let read):
        let file = SourceFile(path: path, utf8: read(name) ?? [])
        text = .file(file)
        return file
      }
    }
  }
}

/// The id of a source in a ``SourceMap``.
package struct SourceID: Sendable, Hashable {
  private let number: UInt32

  init(index: Int) { number = UInt32(clamping: index) }

  var index: Int { Int(number) }

  /// The id of a text that no map has.
  package static let unknown = SourceID(index: .max)
}
