import Testing

/// A site of another generator with difficult names, and the addresses that the generator gives its pages.
///
/// The lists for Hugo, Jekyll and Pelican are recorded. To record them again, install the generators with
/// `.ci/setup --peers`, write the sites, build one of them, and search its files for the texts of the pages:
///
///     GARLAND_OLD_SITES=/tmp/old swift test --filter "old page"
///     cd /tmp/old/Hugo && hugo --destination out
///     grep -ro "Page [0-9]* of the old site" out | sort -u
///
/// The number of a page is its index in ``pages``. For the other two, the command is
/// `TZ=UTC jekyll build --destination out` or `pelican --settings pelicanconf.py --output out`. Pelican also writes
/// drafts, to a folder that no page links to; they count as not published.
///
/// The other generators cannot be installed from Debian or PyPI. Their lists follow from their source code, which
/// ``evidence`` names. A plain folder has no generator, so it has no old addresses.
struct OldSite: CustomTestStringConvertible, Sendable {
  /// The name of the generator, and what is special about the settings.
  let name: String
  /// The version that wrote the pages, or the source code that computes their addresses.
  let evidence: String
  /// The files of the site that are no pages, such as its settings, by path.
  let settings: [String: String]
  /// The line above and below the front matter; empty for lines such as `Title: Bread` without fences.
  var fence = "---"
  let pages: [Page]

  /// A page of an old site.
  struct Page: Sendable {
    let path: String
    let frontMatter: String
    /// The addresses of the page and of its redirects; empty if the generator does not publish it.
    let addresses: [String]
    /// The known bug that keeps an address out of the new site.
    let issue: KnownIssue?

    init(_ path: String, _ frontMatter: String = "", at addresses: String..., issue: KnownIssue? = nil) {
      (self.path, self.frontMatter, self.addresses, self.issue) = (path, frontMatter, addresses, issue)
    }
  }

  static let all =
    [hugo, hugoWithDates, hugoWithDatesInKeys, hugoWithFiles]
    + [jekyll, prettyJekyll, jekyllWithPattern, pelican, pelicanWithDates]
    + [zola, zolaWithSafeNames, zolaWithoutSlug, hexo, hexoWithDates, eleventy, vitePress]
    + [starlight, astro, docusaurus, mdBook, mkDocs, mkDocsWithFiles, publish]

  var testDescription: String { name }

  /// All files of the site, by path.
  var files: [String: String] {
    pages.indices.reduce(into: settings) { files, index in
      let keys = pages[index].frontMatter.isEmpty ? "" : pages[index].frontMatter + "\n"
      let head = fence.isEmpty ? keys : "\(fence)\n\(keys)\(fence)\n"
      files[pages[index].path] = "\(head)\n\(text(of: index))\n"
    }
  }

  /// Returns the text of a page, which no other page has.
  func text(of index: Int) -> String { "Page \(index) of the old site" }
}
