import Highlighting

/// What the tool says about itself.
enum Help {
  static let version = "0.1.0-dev"

  /// What there is more to say about: the commands, and what their input may hold.
  enum Topic: String, CaseIterable {
    case render, tree, code, containers
  }

  static func text(about topic: Topic?) -> String {
    switch topic {
    case nil: overview
    case .code: code
    case .containers: containers
    case .render: render
    case .tree: tree
    }
  }

  private static let overview = """
    Garland strings Markdown, block by block, into pages.

    Usage: garland COMMAND [OPTIONS]

    Commands:
      render FILE.md    print the HTML of one article
      tree FILE.md      print its blocks, containers, traits and labels, with lines
      help TOPIC        say more about a command, `containers` or `code`

    Options:
      --help            print this
      --version         print the version

    Exit status: 0 done, 1 the content has errors, 2 the call is wrong.

    """

  private static let render = """
    Usage: garland render FILE.md [--plain] [--strict]

    Prints the HTML of one article; `-` reads it from standard input. Problems go to standard error, with their places; where
    there are errors, nothing else is printed.

      --plain     nothing but the constructs of the GFM specification, raw HTML as it stands
      --strict    take warnings for errors

    Links to files are resolved from the folder `Content` that the article lies in, else from its own folder.

    """

  private static let tree = """
    Usage: garland tree FILE.md [--strict]

    Prints what an article consists of: a line for each block, container and child, with label, id, tag, traits and lines.

      --strict    take warnings for errors

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
