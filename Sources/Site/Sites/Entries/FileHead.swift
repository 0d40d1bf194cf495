import Articles
import Diagnostics
import Records
import Synchronization

/// The front matter of an article's file: read, or remembered of another build.
final class FileHead: Sendable {
  let place: ArticlePlace
  /// The source that ranges in it are about.
  let source: SourceID
  /// What tells the file from what it was in another build.
  let file: ContentMark
  /// What tells its front matter from what that was.
  let frontMatter: ContentMark
  /// Whether that is what it was.
  let isSameFrontMatter: Bool

  private let content: Content

  private enum Content {
    case read(ReadHead)
    case remembered(RememberedHead)
  }

  /// What every site asks for.
  var outline: HeadOutline {
    switch content {
    case .read(let read): HeadOutline(read.head.metadata)
    case .remembered(let remembered): remembered.outline
    }
  }

  /// All of it: of most files that are remembered, nobody asks for that.
  var head: FrontMatter { read.head }
  // In line, so that whoever asks for one field does not copy all of them.
  @inline(__always) var metadata: ArticleMetadata { read.head.metadata }

  /// What it was taken from, if another build had read it.
  var memory: HeadMemory? { if case .remembered(let remembered) = content { remembered.memory } else { nil } }

  /// Whether the file holds what it held in another build.
  var isRemembered: Bool { if case .remembered = content { true } else { false } }

  /// Takes what was read, of a file that another build may know.
  init(
    _ place: ArticlePlace, _ head: FrontMatter, file: ContentMark, frontMatter: ContentMark, since memory: HeadMemory?
  ) {
    (self.place, self.file, self.frontMatter) = (place, file, frontMatter)
    isSameFrontMatter = memory?.frontMatter == frontMatter
    (source, content) = (head.source, .read(ReadHead(head)))
  }

  /// Takes what another build noted, which is looked into once somebody asks.
  init(
    _ place: ArticlePlace, as source: SourceID, from memory: HeadMemory, in folder: any SourceFolder
  ) throws(RecordDamage) {
    (self.place, self.source, self.file, frontMatter) = (place, source, memory.file, memory.frontMatter)
    isSameFrontMatter = true
    content = .remembered(try RememberedHead(memory, as: source, in: folder))
  }

  private var read: ReadHead {
    switch content {
    case .read(let read): read
    case .remembered(let remembered): remembered.read
    }
  }

  /// Looks at all of it, for somebody will ask.
  func look() { _ = read }

  /// Whether the file or its name tells when the article was published.
  var hasDate: Bool { outline.date != nil || DatedName(place.name).day != nil }
}

/// Front matter as it was read; a class, for it is large, and asked for one thing at a time.
private final class ReadHead: Sendable {
  let head: FrontMatter

  init(_ head: FrontMatter) { self.head = head }
}

/// Front matter as another build noted it.
private final class RememberedHead: Sendable {
  let memory: HeadMemory
  let outline: HeadOutline
  private let source: SourceID
  private let folder: any SourceFolder
  private let made = Mutex<ReadHead?>(nil)

  init(_ memory: HeadMemory, as source: SourceID, in folder: any SourceFolder) throws(RecordDamage) {
    (self.memory, self.source, self.folder) = (memory, source, folder)
    outline = try memory.outline
  }

  /// All of it: as it was noted, or as the file says where the note is damaged.
  var read: ReadHead {
    if let made = made.withLock(\.self) { return made }
    // Outside of the lock: two threads may read the same, and get the same.
    let noted = try? memory.head(as: source)
    let read = ReadHead(noted ?? FrontMatter(utf8: (try? folder.read(memory.path)) ?? [], as: source))
    return made.withLock { made in
      made = made ?? read
      return made ?? read
    }
  }
}
