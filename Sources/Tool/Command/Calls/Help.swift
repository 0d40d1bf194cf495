import Articles
import Caching
import Handles
import Highlighting
import Planning
import Reporting

/// The texts of `garland help`.
enum Help {
  /// A topic of `garland help`: a command, or a feature of Markdown files.
  enum Topic: String, CaseIterable {
    case build, serve, check, new, render, tree, explain, changes, translate, compare, test, schema, code, codes,
      containers
    case importing = "import"
  }

  static func text(about topic: Topic?, in site: SiteCode = SiteCode()) -> String {
    switch topic {
    case nil: overview
    case .code: code
    case .codes: codes
    case .containers: containers(of: site.registered.registry(templates: DiskFolder(BuildCall().templates)))
    case .build: build
    case .serve: serve
    case .check: check
    case .new: new
    case .render: render
    case .tree: tree
    case .explain: explain
    case .changes: changes
    case .translate: translate
    case .compare: compare
    case .importing: importing
    case .test: test
    case .schema: schema
    }
  }

  private static let overview = """
    Garland builds a website from Markdown, block by block.

    Usage: garland COMMAND [OPTIONS]

    Commands:
      build             build the site from `Content` and `Templates` into `_site`
      serve             show the site in the browser, and update it after each change
      check             find broken links, missing alt text and other problems
      new site DIR      create a new site in a folder
      new swift DIR     create a site with Swift code: a package with a container, a layout and a page
      new post TITLE    create a post, as a draft
      new template NAME copy a file of the built-in theme, to change it
      new workflow NAME create the files that publish the site from `github` or `gitlab`
      render FILE.md    print the HTML of one article
      tree FILE.md      print its blocks, containers, traits and labels, with lines
      explain PAGE      print what a page read, and why it was last rendered
      test containers   render each container with many kinds of children, and find faults
      schema NAME       print the JSON Schema of `site` or `front-matter`, for editors
      import DIR OUT    convert the site of another generator
      changes [COMMIT]  print what changed for readers since a commit
      translate todo    list the missing articles and the old blocks of translations
      compare OLD NEW   print what changed for readers between two built sites
      help TOPIC        describe a command, `containers`, `code` or `codes`
      help CODE         explain the code of an error or a warning, such as `check.broken-link`

    Options:
      --help            print this text
      --version         print the version

    Exit status: 0 success, 1 the command failed, 2 the command line is wrong.

    """

  private static let build = """
    Usage: garland build [OPTIONS]

    Builds a site from a folder of Markdown files. If there are errors, nothing is published, and the previous site stays.

      --content DIR     the folder with articles and `site.yml` (default: Content)
      --templates DIR   the folder with templates that override the built-in ones (default: Templates)
      --output DIR      the output folder (default: _site); it must be empty or made by Garland
      --base-url URL    the URL of the site, instead of `url` in `site.yml`
      --drafts          include drafts
      --future          include articles whose date is in the future
      --now TIME        the current time for the build, such as 2026-01-02T03:04:05Z
      --jobs N          the number of threads (default: one for each core)
      --set VARIABLE    a value for a variable of articles, such as `version=2.5`; can be repeated
      --cache DIR       the cache folder, which makes the next build faster (default: .garland)
      --no-cache        build without a cache
      --verify          build a second time without the cache, and fail if any byte or message differs
      --format NAME     the format of standard output: \(OutputFormat.allNames)
                        (default: `github` in a GitHub workflow, else `text`)
      --report FILE     write a report as JSON: what was done, and why
      --strict          treat warnings as errors
      --quiet           print nothing but errors and warnings
      --verbose         also list the files that are not published, and why

    """

  private static let serve = """
    Usage: garland serve [--open] [--port N] [--host ADDRESS] [OPTIONS]

    Builds the site and shows it to the browsers on this machine, and with `--host` to other machines. After each change of a file,
    the site is built again, and the pages that changed reload. A panel on each page shows errors and warnings until they are fixed;
    Escape closes it. Nothing is published; rendered pages are kept in the cache. If the program itself was rebuilt, as `swift build` does in a package with Swift code, it restarts
    on the same port.

      --open            open the site in the browser
      --port N          the port to listen on (default: 8000, or the next free port); 0 picks a free port
      --host ADDRESS    also show the site to other machines, such as phones: an address of this machine, 0.0.0.0 for all of them,
                        or a name of this machine; the printed address has a token that they need

    These options work as in `garland build`: `--content`, `--templates`, `--output`, `--drafts`, `--future`, `--now`, `--set`, `--jobs`,
    `--cache`, `--no-cache`, `--strict` and `--quiet`.

    """

  private static let check = """
    Usage: garland check [--external] [OPTIONS]

    Builds the site without publishing it, and reports everything that the build finds, with these faults as errors:

      - links, fragments and images that lead nowhere, and duplicate ids

    It also gives advice about:

      - images without alt text, skipped heading levels, missing titles and descriptions
      - unused tags, and tags with almost the same name
      - pages and files without a link to them, and images and pages that are too large
      - addresses of the published or previously built site that no longer exist

      --external        also request links to other sites, with `curl`; answers are cached for a week

    Set the level of each rule under `levels`, and the size limits under `check`, in `site.yml`. The other options are those of `garland build`,
    except for `--verify`. The exit status is 1 if there are errors, and with `--strict` also if there are warnings.

    """

  private static let new = """
    Usage: garland new site DIR [--kind blog|docs|portfolio] [--language TAG]
           garland new swift DIR [--garland PATH|ADDRESS]
           garland new post TITLE [--content DIR]
           garland new template NAME [--templates DIR]
           garland new workflow github|gitlab [--garland URL] [--sha256 HASH]

    Creates a new site, a site with Swift code, a draft in `Content/posts`, a copy of a file of the built-in theme in `Templates`, or
    workflows that build, check and publish the site.

    A new site is a blog with three example posts, a manual with a sidebar (`docs`), or a portfolio of projects with pictures. Its
    `AGENTS.md` tells writing assistants how to write for it, and with its `site.schema.json` editors complete and check the settings.
    A folder with Markdown gets what is missing, without the examples. `--language ja` sets the language of the texts and of the theme.

    A site with Swift code is a package. Its program, `swift run Site`, is `garland` with a container, a layout and a page of your own.
    The package depends on the clone or the address of Garland that `--garland` names, else on the clone that contains this program.

    The name of a template is, for example, `post` or `assets/palette.css`.

    A workflow downloads the program from the address `--garland`: an http or https address of the program, or of its folder if it
    ends with `/`. `--sha256` is the SHA-256 of the program, as `sha256sum` prints it. It is required: the workflow runs no other file.
    In a package without `--garland`, the workflow compiles and runs the program of the package.

    Existing files are never overwritten.

    """

  private static let render = """
    Usage: garland render FILE.md [--plain] [--strict]

    Prints the HTML of one article; `-` reads it from standard input. Errors and warnings go to standard error. If there are errors,
    no HTML is printed.

      --plain     use plain GitHub Flavored Markdown, with unfiltered HTML
      --strict    treat warnings as errors

    Links to files are resolved in the nearest parent folder named `Content`, or else in the article's folder. Containers from the
    folder `Templates` beside it are available.

    """

  private static let tree = """
    Usage: garland tree FILE.md [--strict]

    Prints the structure of an article: a line for each block, container and child, with its label, id, tag, traits and lines.

      --strict    treat warnings as errors

    """

  private static let explain = """
    Usage: garland explain PAGE [--cache DIR] [--content DIR]

    Prints why a page was last rendered, and what it read. Name a page by its address (`/posts/bread/`), its file in the site
    (`posts/bread/index.html`) or its article (`Content/posts/bread.md`).

      --cache DIR       the cache folder of the last build (default: .garland)
      --content DIR     the folder with articles (default: Content)

    """

  private static let test = """
    Usage: garland test containers [NAME…] [--templates DIR]

    Renders containers with 0, 1, 2 and 100 children, nested in themselves, and with a child that renders nothing: for pages from left to
    right and from right to left, and for feeds. Each case is a line. Faults are invalid HTML, repeated ids, references to ids that no
    element has, missing styles and scripts, errors and warnings, and styles that name a side, which is wrong from right to left.

      NAME              a container; without names, all are tested: those of templates, of Swift code and of Garland
      --templates DIR   the folder with templates (default: Templates)

    The exit status is 1 if there are faults.

    """

  private static let schema = """
    Usage: garland schema site
           garland schema front-matter

    Prints the JSON Schema (draft 7) of the keys of `site.yml`, or of the front matter of articles and sections. With it, editors
    complete keys, explain them and underline mistakes. Save it beside `Content`, and name it in the first line of `site.yml`:

        garland schema site > site.schema.json

        # yaml-language-server: $schema=../site.schema.json

    A new site has both. Save the schema again after you updated Garland.

    """

  private static let importing = """
    Usage: garland import DIR OUT [--from NAME] [--comments] [--dry-run] [--verbose] [--format text|json]

    Converts a site of another generator into a site for Garland: settings, front matter, shortcodes, links and files.
    Garland builds the new site in memory before it writes it, and repairs what a build would refuse. The report says what
    was converted, what needs a hand, and what to fix until `garland build --strict` passes. Garland runs no code of the
    old site and changes no file in DIR.

    DIR               the folder of the old site, or an export file of WordPress or Ghost
    OUT               the folder of the new site, which must be new or empty

    Options:
      --from NAME       the generator, if Garland does not detect it: \(ImportCall.generators)
      --comments        add the approved comments in an export of WordPress to their articles
      --dry-run         print the report, and write nothing
      --verbose         list every place in the report, not only the first ones
      --format NAME     `text` (the default) or `json`, with every place

    """

  private static let changes = """
    Usage: garland changes [COMMIT] [OPTIONS]

    Prints what changed for readers since a commit of the Git repository: blocks of articles with their changed words, addresses, front
    matter, pictures, templates and settings. Changes that are not committed count, too. By default, it compares with the commit at
    which the branch left the main line (the merge base with `origin/HEAD`, else with `main` or `master`).

      --format NAME     text, markdown for a comment or the summary of a job, or json (default: text)
      --content DIR     the folder with articles and `site.yml` (default: Content)
      --templates DIR   the folder with templates (default: Templates)
      --now TIME        the current time, which decides what is public
      --jobs N          the number of threads (default: one for each core)

    """

  private static let translate = """
    Usage: garland translate todo [LANGUAGE] [OPTIONS]
           garland translate done FILE [OPTIONS]

    `todo` lists the articles that are not translated, and the blocks of translations whose originals changed after them, by the history
    in Git. `done` writes into a translation which version of the original it follows now: `translated_from`.

      --format NAME     text, or json with the original, the translation and the change of each block (default: text)
      --content DIR     the folder with articles and `site.yml` (default: Content)
      --templates DIR   the folder with templates (default: Templates)
      --jobs N          the number of threads (default: one for each core)

    """

  private static let compare = """
    Usage: garland compare OLD NEW [--format text|json] [--html FILE]

    Compares two built sites: what the old generator made and what Garland made, or yesterday's site and today's. Each is a folder
    of HTML files; `OLD` can also be a sitemap. By severity, the report lists:

      1. addresses, feeds and files that the new site neither has nor redirects
      2. syntax that a conversion left over, such as `{{`, `:::` or `](`
      3. words of articles that are missing or added
      4. numbers of images, tables and other elements, and the text of code blocks
      5. ids of headings that are gone, and links to them
      6. dates, terms, and the order of lists
      7. entries of feeds
      8. dropped attributes

    The exit status is 1 if there is a difference of the kinds 1 to 3.

      --format NAME     `text` (the default) or `json`
      --html FILE       also write a page with the texts side by side

    """

  private static var code: String {
    """
    The first word of a code fence is the language for syntax highlighting. Options follow it:

        ```swift numbers start=10 lines=2,4-6 title="main.swift"

      title="…", [name]   the title above the block, and the label in a tab bar
      lines=1,4-6, {1}    highlight lines; the first line of the block is 1
      added=2 removed=3   mark lines as added or removed
      notes               link comments such as `# (1)` to the numbered list below the code
      diff                mark added and removed lines by the first column: `+`, `-` or a space
      focus=2-4           dim all other lines
      numbers             show line numbers
      start=10            the first line number
      copy=false          no button for copying the code
      file=app/Main.swift show a file of a folder that `sources` in `site.yml` names, or of `Content`
      region=setup        only the lines between `// #region setup` and `// #endregion setup` in the file
      range=3-9           only these lines of the file

    You can also write the options in braces, or on a line of its own below the block: {numbers lines=2}.

    Languages, with their other names:

    \(languages)

    """
  }

  /// The names of each language, on a line or more.
  private static var languages: String {
    Language.all.map { language in
      var lines = ["  \(language.name)"]
      for alias in language.aliases {
        if lines[lines.count - 1].utf8.count + alias.utf8.count < 120 {
          lines[lines.count - 1] += ", \(alias)"
        } else {
          lines[lines.count - 1] += ","
          lines.append("    \(alias)")
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension Help {
  /// Lists the containers of a site, with their attributes and traits.
  private static func containers(of registry: ContainerRegistry) -> String {
    """
    A container receives the blocks between its fences as children:

        :::name[Label]{#id .class key=value flag}
        ### The label of a child
        Text.

        :::item[The label of another child]{key=value}
        Several blocks that form one child.
        :::
        :::

    \(registry.containers.map(entry).joined(separator: "\n"))

    If children have labels, each heading at the level of the first one starts a child. `tag` identifies a child: it is `{tag=…}`, else
    its `#id`, else its label as in addresses. Containers with the same `sync` key select the same tag, on all pages, and `?key=tag` in an
    address selects it.

    """
  }

  /// A few lines about a container: its syntax, its children and their traits.
  private static func entry(_ container: Container) -> String {
    let traits = container.traits.map { "\($0.name) (\($0.expectation))" }
    var lines = [
      "  \(container.syntax)",
      "      children: \(container.summary)",
    ]
    if !container.aliases.isEmpty { lines.append("      also: \(container.aliases.joined(separator: ", "))") }
    lines += container.attributes.map { "      \($0.name): \($0.expectation)" }
    switch container.labels {
    case .none: break
    case .optional: lines.append("      labels: optional")
    case .required: lines.append("      labels: required for each child")
    }
    if container.takesListItems { lines.append("      a single list: each of its items is a child") }
    if !traits.isEmpty { lines.append("      traits of children: \(traits.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }
}

extension Container {
  /// The first line of the container, such as `:::tabs[Label]{sync}`.
  var syntax: String {
    let names = attributes.map(\.name)
    return ":::\(name)\(ownLabel == .none ? "" : "[Label]")\(names.isEmpty ? "" : "{\(names.joined(separator: " "))}")"
  }
}
