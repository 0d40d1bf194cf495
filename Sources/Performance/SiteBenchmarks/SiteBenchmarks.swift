import Files

/// Makes whole sites with Garland and with other programs, in turn, and prints what each of them costs.
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

  /// Runs everything; whether all went as planned.
  private static func run(_ options: Options) -> Bool {
    do throws(FolderProblem) {
      let workplace = try Workplace(options.folder)
      let lineup = Lineup(options)
      write(try lineup.introduction(in: workplace))
      guard lineup.generators.contains(where: { $0.0 is Garland }) else {
        Streams.error("Garland is not there: build it, and name it with --garland.\n")
        return false
      }
      var isAsPlanned = true
      for posts in options.posts {
        var contest = Contest(
          lineup.generators, options.modes, Corpus(posts: posts, seed: options.seed), in: workplace)
        try contest.run(warmUps: options.warmUps, rounds: options.rounds) { Streams.error($0) }
        let report = Report(
          contest: contest, asMarkdown: options.asMarkdown, rounds: options.rounds, warmUps: options.warmUps)
        write([""] + report.lines)
        isAsPlanned = isAsPlanned && contest.surprises.isEmpty
        if !options.isKept { try workplace.remove("sites") }
      }
      if !options.isKept { try workplace.clean() }
      if options.isCheck { write(["The numbers of pages are \(isAsPlanned ? "right" : "wrong")."]) }
      return isAsPlanned
    } catch {
      Streams.error("Could not work in \(options.folder): \(error.message).\n")
      return false
    }
  }

  private static func write(_ lines: [String]) {
    Streams.output(Array(lines.joined(separator: "\n").utf8) + [0x0A])
  }
}
