/// What the tool says about itself.
enum Help {
  static let version = "0.1.0-dev"

  static func text(for command: Invocation.Command?) -> String {
    switch command {
    case nil: overview
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
      help COMMAND      say more about a command

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
}
