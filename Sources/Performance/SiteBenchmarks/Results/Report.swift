import Files

/// The report of a comparison, with text and tables.
struct Report {
  let contest: SiteContest
  let asMarkdown: Bool
  let rounds: Int
  let warmUps: Int

  var lines: [String] {
    var lines = heading + [""]
    for mode in BuildMode.allCases {
      let group = contest.contestants.filter { $0.mode == mode && !$0.runs.isEmpty }
      guard !group.isEmpty else { continue }
      lines += [asMarkdown ? "### \(title(mode))" : title(mode) + ":", ""]
      lines += Table(timesOf: group).lines(asMarkdown: asMarkdown) + [""]
    }
    return lines + pages.lines(asMarkdown: asMarkdown) + [""] + remarks
  }

  private var heading: [String] {
    let (plan, posts) = (contest.plan, contest.corpus.count)
    let published = plan.counts[.post] ?? 0
    let facts = contest.facts
    return [
      (asMarkdown ? "## " : "")
        + "\(text(posts)) posts, \(text(published)) of them published: \(text(plan.pages)) pages",
      "",
      "\(text(Double(facts.bytes) / 1e6, digits: 1)) MB of Markdown, \(text(facts.meanWords)) words per post, "
        + "\(text(facts.codeBlocks)) code blocks. Machine: \(MachineFacts.text).",
      "",
      "The programs run in turn, in \(count(rounds, "round")) after \(count(warmUps, "warm-up")). "
        + "Values are medians; × is the median of the ratios to Garland in each round. CPU is user plus system time.",
    ]
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(text(number)) \(noun)\(number == 1 ? "" : "s")" }

  private func title(_ mode: BuildMode) -> String { mode.title.prefix(1).uppercased() + mode.title.dropFirst() }

  /// The expected files, and the files that each generator wrote in its first mode.
  private var pages: Table {
    var table = Table(
      "files", "posts", "index", "tags", "list", "feed", "sitemap", "styles", "more pages", "more files", "MB")
    let kinds = OutputKind.planned
    table.add(["expected"] + kinds.map { text(contest.plan.counts[$0] ?? 0) } + ["0", "0", "–"])
    for contestant in firstModes {
      guard let tally = contestant.tally else { continue }
      let counts = (kinds + [.morePages, .moreFiles]).map { text(tally.counts[$0] ?? 0) }
      table.add([contestant.generator.name] + counts + [text(Double(tally.bytes) / 1e6, digits: 1)])
    }
    return table
  }

  private var remarks: [String] {
    let generators = firstModes.map { contestant -> String in
      let omissions = contestant.generator.omissions.map(\.name)
      let missing = omissions.isEmpty ? "" : " It does not write: \(omissions.joined(separator: ", "))."
      return "- \(contestant.generator.name): \(contestant.generator.remark).\(missing)"
    }
    let deviations = contest.deviations.map { "- UNEXPECTED: \($0)" }
    return [
      "Expected files: a page per published post with a table of contents, links to its neighbors and its tags; "
        + "an index of \(Plan.pageSize) posts per page; a page per tag "
        + "(\(text(contest.plan.tagRows)) lines in total); the list of tags; "
        + "a feed of \(Plan.feedSize) posts; a sitemap; one stylesheet. "
        + "The Markdown is the same for all generators, with \(count(contest.plan.drafts, "draft")) to leave out.",
      "",
    ] + generators + deviations
  }

  private var firstModes: [Contestant] {
    var names: Set<String> = []
    return contest.contestants.filter { $0.tally != nil && names.insert($0.generator.name).inserted }
  }
}

/// A description of the machine.
enum MachineFacts {
  static var text: String {
    [processor, "\(Machine.cores) cores", memory, "Linux \(kernel)"].joined(separator: ", ")
  }

  private static var processor: String { value("model name", in: "/proc/cpuinfo") ?? "unknown processor" }

  private static var memory: String {
    let kibibytes = value("MemTotal", in: "/proc/meminfo").flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    return "\((kibibytes + 1 << 19) >> 20) GiB of memory"
  }

  private static var kernel: String {
    contents("/proc/sys/kernel/osrelease").split(separator: "\n").first.map(String.init) ?? "of unknown version"
  }

  /// Returns the text after the colon of the first line that starts with `name`.
  private static func value(_ name: String, in path: String) -> String? {
    let line = contents(path).split(separator: "\n").first { $0.hasPrefix(name) }
    guard let line, let colon = line.firstIndex(of: ":") else { return nil }
    return String(line[line.index(after: colon)...].drop { $0 == " " })
  }

  private static func contents(_ path: String) -> String {
    (try? Files.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
