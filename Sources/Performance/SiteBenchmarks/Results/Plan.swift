import Files

/// The expected files of a site: the number of each kind.
struct Plan: Sendable, Equatable {
  /// The number of posts on a page of the index.
  static let pageSize = 10
  /// The number of posts in the feed.
  static let feedSize = 20

  /// The expected number of files of each kind.
  let counts: [OutputKind: Int]
  let drafts: Int
  /// The total number of posts on all tag pages.
  let tagRows: Int

  /// Creates the plan for posts; `dividesTags` splits the list of a tag into pages like the index.
  init(_ heads: some Sequence<PostMetadata>, dividesTags: Bool = false) {
    var (posts, drafts) = (0, 0)
    var tags: [String: Int] = [:]
    for head in heads {
      guard !head.isDraft else {
        drafts += 1
        continue
      }
      posts += 1
      for tag in head.tags { tags[tag, default: 0] += 1 }
    }
    self.drafts = drafts
    tagRows = tags.values.reduce(0, +)
    counts = [
      .post: posts, .index: Self.pages(of: posts),
      .tag: dividesTags ? tags.values.map(Self.pages).reduce(0, +) : tags.count,
      .tagList: 1, .feed: 1, .sitemap: 1, .style: 1,
    ]
  }

  /// The total number of HTML pages.
  var pages: Int { OutputKind.pages.reduce(0) { $0 + (counts[$1] ?? 0) } }

  private static func pages(of posts: Int) -> Int { (posts + pageSize - 1) / pageSize }
}

/// The kind of a file in a finished site.
enum OutputKind: CaseIterable, Sendable {
  case post, index, tag, tagList, feed, sitemap, style
  /// An additional page.
  case morePages
  /// Another additional file.
  case moreFiles

  /// The kinds in a plan.
  static let planned: [OutputKind] = [.post, .index, .tag, .tagList, .feed, .sitemap, .style]
  /// The kinds of HTML pages in a plan.
  static let pages: [OutputKind] = [.post, .index, .tag, .tagList]

  /// The name in tables.
  var name: String {
    switch self {
    case .post: "posts"
    case .index: "index pages"
    case .tag: "tag pages"
    case .tagList: "list of tags"
    case .feed: "feed"
    case .sitemap: "sitemap"
    case .style: "stylesheet"
    case .morePages: "more pages"
    case .moreFiles: "more files"
    }
  }

  /// Creates the kind of the file at a path, for a site whose index starts in `folder`.
  ///
  ///     OutputKind("page/2/index.html", index: "")  // .index
  init(_ path: String, index folder: String) {
    let parts = path.split(separator: "/").map(String.init)
    let isPage = parts.last?.hasSuffix(".html") ?? false
    let folders = Array(parts.dropLast())
    let start = folder.isEmpty ? [] : [folder]
    self =
      switch (parts.last ?? "", folders) {
      case ("index.html", start): .index
      case ("index.html", let folders) where folders.dropLast() == start + ["page"]: .index
      case ("index.html", ["tags"]): .tagList
      case ("index.html", let folders) where folders.first == "tags": .tag
      case ("index.html", let folders) where folders.first == "posts" && folders.count == 2: .post
      case ("feed.xml", []), ("rss.xml", []): .feed
      case ("sitemap.xml", []): .sitemap
      case (let name, _) where name.hasSuffix(".css"): .style
      default: isPage ? .morePages : .moreFiles
      }
  }
}

/// The numbers of files that a generator wrote.
struct Tally: Sendable, Equatable {
  private(set) var counts: [OutputKind: Int] = [:]
  private(set) var bytes = 0

  /// Counts the files of a site without hidden files.
  init(of folder: Folder, kind: (String) -> OutputKind) throws(FolderProblem) {
    try count(folder, at: "", kind)
  }

  /// Returns the kinds whose number differs from the plan.
  func differences(from plan: Plan) -> [OutputKind] {
    OutputKind.planned.filter { counts[$0] ?? 0 != plan.counts[$0] ?? 0 }
  }

  private mutating func count(_ folder: Folder, at path: String, _ kind: (String) -> OutputKind) throws(FolderProblem) {
    for entry in try folder.entries() where !entry.name.hasPrefix(".") {
      if entry.kind == .folder {
        try count(folder.folder(entry.name), at: "\(path)\(entry.name)/", kind)
      } else {
        counts[kind(path + entry.name), default: 0] += 1
        bytes += try folder.file(entry.name).size
      }
    }
  }
}
