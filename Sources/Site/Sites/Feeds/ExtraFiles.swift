/// Writes the files of a site besides pages and assets: feeds, and what crawlers read.
struct ExtraFiles: Sendable {
  let model: SiteModel
  let bodies: ArticleBodies
  /// What differs from another build.
  let changes: SiteChanges?

  /// Hands over each file that is not among the site's own, those that are what they were as they were; gives the paths of all.
  func write(
    besides own: Set<String>, keeping keep: @escaping @Sendable ([String]) -> [Bool],
    handing take: @escaping @Sendable (SiteOutput) -> Void
  ) -> [String] {
    let posts = Feed.posts(of: model)
    let files = model.settings.extraFiles(hasPosts: !model.posts.isEmpty).filter { !own.contains($0.path) }
    let isSameFeed = isSameOutline && posts.allSatisfy(bodies.isUnchanged)
    let feed = Deferred.lazily { [model, bodies] in Feed(model, posts, bodies) }
    _ = parallelMap(files.count, jobs: model.options.jobs) { [model, isSameMap] index in
      let path = files[index].path
      let bytes: [UInt8]
      switch files[index] {
      case .feed(let format):
        if isSameFeed, keep([path]) == [true] { return }
        bytes = feed.value.bytes(as: format)
      case .sitemap:
        if isSameMap, keep([path]) == [true] { return }
        bytes = Sitemap.bytes(of: model)
      case .robots: bytes = Sitemap.robots(of: model)
      }
      take(SiteOutput(path, .bytes(bytes)))
    }
    return files.map(\.path)
  }

  private var isSameOutline: Bool { changes?.isSameOutline ?? false }
  private var isSameMap: Bool { isSameOutline && changes?.hasSamePages ?? false }
}
