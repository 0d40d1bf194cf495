import Articles

/// The text of `AGENTS.md`, which tells writing assistants how a site is written and checked.
///
/// It is made from the containers and the fields of front matter that this program has.
struct AssistantGuide {
  let kind: StarterSite
  let containers: ContainerRegistry

  var text: String {
    """
    # How to work on this site

    The program `garland` builds this site from Markdown. Text is in `Content`, settings are in `Content/site.yml`.

    ## Check your work

    - `garland check --strict` finds errors, broken links and missing alt text. Run it after each change.
    - `garland build --strict` builds the site into `_site`. Never edit files in `_site` or `.garland`.
    - `garland serve` shows the site at `http://localhost:8000/`. `garland tree FILE.md` prints the structure of an article.
    - `garland help CODE` explains the code in brackets of an error. `garland help containers` lists all attributes.

    ## Files

    \(files)
    - Link to the file, as in `[text](other.md)`. Pictures are beside the article or in `Content/static`, and need alt text.

    ## Front matter

    An article begins with YAML between two lines `---`. Write `title` and `description`, one sentence each. The title is the
    only heading of level 1, so headings in the text begin with `##`. `garland schema front-matter` explains each key:
    \(fields).

    ## Containers

    A container begins with `:::name` and ends with `:::`. An outer container has more colons than an inner one.
    If children have labels, each heading such as `### Label` begins a child. `:::item` makes one child of several blocks.

    \(containers.containers.map(Self.line).joined(separator: "\n"))

    """
  }

  /// The lines about where articles are.
  private var files: String {
    switch kind {
    case .blog:
      """
      - A post is `Content/posts/YYYY-MM-DD-name.md`, or `Content/posts/YYYY-MM-DD-name/index.md` with its pictures beside it.
      - `garland new post "Title"` creates a post with `draft: true`. Delete that line only if you are asked to publish.
      - Pages such as `Content/about.md` have no date. `Content/index.md` is the home page.
      """
    case .docs:
      """
      - A page is `Content/guide/PART/name.md`. A folder is a part of the sidebar, and `order` in front matter is the place in it.
      - The `_index.md` of a folder has the title and the order of the part. `Content/index.md` is the home page.
      """
    case .portfolio:
      """
      - A project is `Content/projects/YYYY-MM-DD-name/index.md` with its pictures beside it; its `image` is on its card.
      - Pages such as `Content/about.md` have no date. `Content/index.md` is the home page.
      """
    }
  }

  private var fields: String { ArticleMetadata.Field.all.map { "`\($0.name)`" }.joined(separator: ", ") }

  /// A line about a container: its syntax, its children and their traits.
  private static func line(about container: Container) -> String {
    let facts = [
      container.aliases.isEmpty ? nil : "also \(container.aliases.joined(separator: ", "))",
      container.labels == .required ? "each child needs a label" : nil,
      container.takesListItems ? "the items of a single list can be the children" : nil,
    ].compactMap { $0 }
    return "- `\(container.syntax)`: \(([container.summary] + facts).filter { !$0.isEmpty }.joined(separator: "; "))"
  }
}
