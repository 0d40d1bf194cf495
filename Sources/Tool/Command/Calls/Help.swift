import Caching
import Highlighting
import Sites

/// What the tool says about itself.
enum Help {
  static let version = "0.1.0-dev"

  /// What there is more to say about: the commands, and what their input may hold.
  enum Topic: String, CaseIterable {
    case build, serve, check, new, render, tree, explain, code, containers
  }

  static func text(about topic: Topic?, in site: SiteCode = SiteCode()) -> String {
    switch topic {
    case nil: overview
    case .code: code
    case .containers: containers(of: site.registry(templates: DiskFolder(BuildCall().templates)))
    case .build: build
    case .serve: serve
    case .check: check
    case .new: new
    case .render: render
    case .tree: tree
    case .explain: explain
    }
  }

  private static let overview = """
    Garland strings Markdown, block by block, into pages.

    Usage: garland COMMAND [OPTIONS]

    Commands:
      build             make the site of `Content` and `Templates` in `_site`
      serve             show it in the browser, and again after every change
      check             tell what a build does not refuse and a reader would mind
      new site DIR      make a folder with a site to begin with
      new post TITLE    make a post, a draft for now
      new template NAME copy a file of the built-in theme, to change it
      render FILE.md    print the HTML of one article
      tree FILE.md      print its blocks, containers, traits and labels, with lines
      explain PAGE      print what a page read, and why it was last written
      help TOPIC        say more about a command, `containers` or `code`

    Options:
      --help            print this
      --version         print the version

    Exit status: 0 done, 1 the content has errors, 2 the call is wrong.

    """

  private static let build = """
    Usage: garland build [OPTIONS]

    Makes the site of a folder of Markdown, whole or not at all: where there are errors, what was published before stays.

      --content DIR     the folder of articles and `site.yml` (Content)
      --templates DIR   the folder of templates that replace those that come with Garland (Templates)
      --output DIR      the folder of the site (_site); one that is not Garland's, and not empty, is refused
      --base-url URL    where the site is published, instead of `url` in `site.yml`
      --drafts          with articles that are drafts
      --future          with articles whose date is yet to come
      --now TIME        the time that counts as now, such as 2026-01-02T03:04:05Z
      --jobs N          how many threads work on it (one for each core)
      --cache DIR       the folder with what the last build left, so that what did not change is not made again (.garland)
      --no-cache        build as if for the first time, and leave nothing behind
      --verify          build once more, from nothing, and fail where any byte or message differs
      --format NAME     what standard output gets: `text`, `github`, `json` or `sarif` (`github` in its workflows, else `text`)
      --report FILE     write what was done, and why, as JSON
      --strict          take warnings for errors
      --quiet           say nothing unless something is wrong

    """

  private static let serve = """
    Usage: garland serve [--port N] [OPTIONS]

    Builds the site, shows it to the browsers of this machine, and builds it again whenever a file changes; pages that are open
    load themselves again. What is wrong stands in the page until it is mended. Nothing is written to disk.

      --port N          the port to listen on (8000); 0 is any that is free

    `--content`, `--templates`, `--drafts`, `--future`, `--now`, `--jobs`, `--strict` and `--quiet` mean what they mean to
    `garland build`.

    """

  private static let check = """
    Usage: garland check [--external] [OPTIONS]

    Builds the site without publishing it, and tells what a reader would mind: links, parts and images that lead nowhere, images
    without a text, ids that are there twice, headings that skip a level, missing titles and descriptions, tags that are nearly others
    or unused, pages that nothing leads to, images and pages that are too large, and addresses of the site in the output folder, or
    else of the last build in the cache, that lead nowhere any more.

      --external        ask other sites, too, with `curl`; who answered is not asked again for a week

    How much each rule matters, and what pages may weigh, stands under `check` in `site.yml`. The other options are those of
    `garland build`, but for `--verify`. The status is 1 where there are errors, and with `--strict` where there are warnings.

    """

  private static let new = """
    Usage: garland new site DIR
           garland new post TITLE [--content DIR]
           garland new template NAME [--templates DIR]

    Makes a site to begin with; a post in `Content/posts` that is a draft for now; or, in `Templates`, a copy of a file of the
    built-in theme, `post` or `assets/palette.css` for one, to be changed there. What is there already stays.

    """

  private static let render = """
    Usage: garland render FILE.md [--plain] [--strict]

    Prints the HTML of one article; `-` reads it from standard input. Problems go to standard error, with their places; where
    there are errors, nothing else is printed.

      --plain     nothing but the constructs of the GFM specification, raw HTML as it stands
      --strict    take warnings for errors

    Links to files are resolved from the folder `Content` that the article lies in, else from its own folder; containers are those
    of the templates beside it, too.

    """

  private static let tree = """
    Usage: garland tree FILE.md [--strict]

    Prints what an article consists of: a line for each block, container and child, with label, id, tag, traits and lines.

      --strict    take warnings for errors

    """

  private static let explain = """
    Usage: garland explain PAGE [--cache DIR] [--content DIR]

    Prints what the last build knows of a page: why it was last written, and all that it read of the site. A page is named by its
    address (`/posts/bread/`), its file in the site (`posts/bread/index.html`) or its article (`Content/posts/bread.md`).

      --cache DIR       the folder with what the last build left (.garland)
      --content DIR     the folder of articles (Content)

    """

  private static var code: String {
    """
    Code between fences is coloured by the language that its first word names; what follows says how it is shown:

        ```swift numbers start=10 lines=2,4-6 title="main.swift"

      title="…", [name]   what stands above it; in a tab bar, what its tab is called
      lines=1,4-6, {1}    lines to be looked at, counted from the first one of the block
      added=2 removed=3   lines that came and went
      diff                the same by the first column: `+`, `-` or a space
      focus=2-4           lines that matter now; all others step back
      numbers             numbers in front of the lines
      start=10            the number of the first line
      copy=false          no button to copy it

    The same may stand in braces, or on a line of its own below the block: {numbers lines=2}.

    Languages, with their other names:

    \(languages)

    """
  }

  /// A line for each language.
  private static var languages: String {
    Language.all.map { "  \(([$0.name] + $0.aliases).joined(separator: ", "))" }.joined(separator: "\n")
  }
}
