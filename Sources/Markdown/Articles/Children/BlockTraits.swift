import Parsing
import Synchronization
public import Views

/// The traits that an author wrote on a block, such as `{rank=3 .wide}`.
///
/// Reading a trait records the read, because unused traits cause a warning.
///
/// ```swift
/// child.containerValues.blockTraits["rank"]
/// ```
public struct BlockTraits: Sendable {
  private let list: TraitList?
  private let owner: Int
  private let reads: TraitReads?
  /// The tree and the nodes of the block.
  fileprivate let block: (tree: MarkdownTree, nodes: Range<Int>)?

  init(
    _ list: TraitList? = nil, of owner: Int = 0, reads: TraitReads? = nil,
    block: (tree: MarkdownTree, nodes: Range<Int>)? = nil
  ) {
    self.list = list
    self.owner = owner
    self.reads = reads
    self.block = block
  }

  /// Returns the value of a trait; a flag such as `{wide}` has an empty value.
  public subscript(name: String) -> String? {
    reads?.record(name, of: owner)
    return list?.entry(named: name)?.value
  }

  /// The classes.
  public var classNames: [String] { list?.classNames ?? [] }
}

/// The traits that were read in one rendering.
final class TraitReads: Sendable {
  private struct Read: Hashable {
    let owner: Int
    let name: String
  }

  private let reads = Mutex<Set<Read>>([])

  func record(_ name: String, of owner: Int) {
    _ = reads.withLock { $0.insert(Read(owner: owner, name: name)) }
  }

  func contains(_ name: String, of owner: Int) -> Bool {
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
  /// The traits that the author wrote on the block.
  public internal(set) var blockTraits: BlockTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// The kind of the block; `nil` for views that are not part of an article.
  public internal(set) var blockKind: BlockKind? {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }

  /// The plain text of the block, with a line for each of the blocks in it; empty for views that are not part of an
  /// article.
  public var blockText: String { self[TraitsKey.self].block.map { $0.tree.blockText(of: $0.nodes) } ?? "" }

  /// The range of the block in the article's file.
  package internal(set) var sourceRange: Range<Int>? {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}
