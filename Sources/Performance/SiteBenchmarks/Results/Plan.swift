/// What every generator is asked for: how many files of each kind a site of so many posts has.
struct Plan: Sendable, Equatable {
  /// How many posts a page of the index shows.
  static let pageSize = 10
  /// How many posts the feed holds.
  static let feedSize = 20

  /// How many files there are to be of each kind.
  let counts: [OutputKind: Int]
  let drafts: Int
  /// How many lines all tag pages have together.
  let tagRows: Int

  /// Plans a site; where lists of tags have pages, too, they show as many posts as those of the index.
  init(_ heads: some Sequence<PostHead>, dividesTags: Bool = false) {
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

  /// How many pages of HTML there are in all.
  var pages: Int { OutputKind.pages.reduce(0) { $0 + (counts[$1] ?? 0) } }

  private static func pages(of posts: Int) -> Int { (posts + pageSize - 1) / pageSize }
}
