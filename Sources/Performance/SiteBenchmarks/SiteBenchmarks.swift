import Files

/// Builds sites with Garland and with other generators, and prints the time and memory of each.
///
///     swift run -c release SiteBenchmarks --posts 1000,10000 --markdown
///     swift run -c release SiteBenchmarks --check
@main
enum SiteBenchmarks {
  static func main() {
    do throws(OptionMistake) {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        write([Options.help])
      } else if !run(options) {
        Streams.end(status: 1)
      }
    } catch {
      Streams.error(error.message + "\n")
      Streams.end(status: 2)
    }
  }

  /// Runs all comparisons and returns whether all generators wrote the expected files.
  private static func run(_ options: Options) -> Bool {
    do throws(FolderProblem) {
      let workspace = try Workspace(options.folder)
      let lineup = Lineup(options)
      write(try lineup.introduction(in: workspace))
      guard lineup.generators.contains(where: { $0.0 is Garland }) else {
        Streams.error("Cannot find Garland. Build it, or name it with --garland.\n")
        return false
      }
      var isExpected = true
      for posts in options.posts {
        var contest = SiteContest(
          lineup.generators, options.modes, Corpus(posts: posts, seed: options.seed), in: workspace)
        try contest.run(warmUps: options.warmUps, rounds: options.rounds) { Streams.error($0) }
        let report = Report(
          contest: contest, asMarkdown: options.asMarkdown, rounds: options.rounds, warmUps: options.warmUps)
        write([""] + report.lines)
        isExpected = isExpected && contest.deviations.isEmpty
        if !options.isKept { try workspace.remove("sites") }
      }
      if !options.isKept { try workspace.clean() }
      if options.isCheck { write(["The numbers of pages are \(isExpected ? "right" : "wrong")."]) }
      return isExpected
    } catch {
      Streams.error("Cannot use the folder \(options.folder): \(error.message).\n")
      return false
    }
  }

  private static func write(_ lines: [String]) {
    try? Streams.output(Array(lines.joined(separator: "\n").utf8) + [0x0A])
  }
}
