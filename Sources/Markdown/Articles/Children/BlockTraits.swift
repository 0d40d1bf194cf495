import Parsing
import Synchronization
public import Views

/// What an author tagged a block with, by name; reading a trait records that somebody wanted it.
///
/// ```swift
/// child.containerValues.blockTraits["rank"]
/// ```
public struct BlockTraits: Sendable {
  private let list: TraitList?
  private let owner: Int
  private let reads: TraitReads?

  init(_ list: TraitList? = nil, of owner: Int = 0, reads: TraitReads? = nil) {
    self.list = list
    self.owner = owner
    self.reads = reads
  }

  /// The value of a trait; of a flag, the empty text.
  public subscript(name: String) -> String? {
    reads?.record(name, of: owner)
    return list?.entry(named: name)?.value
  }

  /// The classes.
  public var classNames: [String] { list?.classNames ?? [] }
}

/// Which traits somebody wanted to know, in one rendering.
final class TraitReads: Sendable {
  private struct Read: Hashable {
    let owner: Int
    let name: String
  }

  private let reads = Mutex<Set<Read>>([])

  func record(_ name: String, of owner: Int) {
    _ = reads.withLock { $0.insert(Read(owner: owner, name: name)) }
  }

  func holds(_ name: String, of owner: Int) -> Bool {
    reads.withLock { $0.contains(Read(owner: owner, name: name)) }
  }
}

private enum TraitsKey: ContainerValueKey {
  static var defaultValue: BlockTraits { BlockTraits() }
}

private enum KindKey: ContainerValueKey {
  static var defaultValue: BlockKind? { nil }
}

private enum SourceKey: ContainerValueKey {
  static var defaultValue: Range<Int>? { nil }
}

extension ContainerValues {
  /// What the author tagged the block with.
  public internal(set) var blockTraits: BlockTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// What kind of block the child is; nothing for views that come from no article.
  public internal(set) var blockKind: BlockKind? {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }

  /// The bytes of the article's file that the child stands for.
  public internal(set) var sourceRange: Range<Int>? {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}
