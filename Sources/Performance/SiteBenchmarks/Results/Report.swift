/// What came out of a contest, in words and tables.
struct Report {
  let contest: Contest
  let asMarkdown: Bool
  let rounds: Int
  let warmUps: Int

  /// All lines.
  var lines: [String] {
    var lines = heading + [""]
    for mode in Mode.allCases {
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
      "\(text(Double(facts.bytes) / 1e6, digits: 1)) MB of Markdown, \(text(facts.meanWords)) words a post, "
        + "\(text(facts.codeBlocks)) blocks of code. Machine: \(MachineFacts.text).",
      "",
      "Whole programs by turns, in \(count(rounds, "round")) after \(warmUps) for warming up; medians. × is the median of the "
        + "ratios to Garland, round by round. CPU is user and system time together.",
    ]
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(text(number)) \(noun)\(number == 1 ? "" : "s")" }

  private func title(_ mode: Mode) -> String { mode.title.prefix(1).uppercased() + mode.title.dropFirst() }

  /// What was asked for, and what each one wrote in the first of its modes.
  private var pages: Table {
    var table = Table(
      "files", "posts", "index", "tags", "list", "feed", "sitemap", "styles", "more pages", "more files", "MB")
    let kinds = OutputKind.planned
    table.add(["asked for"] + kinds.map { text(contest.plan.counts[$0] ?? 0) } + ["0", "0", "–"])
    for contestant in firsts {
      guard let tally = contestant.tally else { continue }
      let counts = (kinds + [.morePages, .moreFiles]).map { text(tally.counts[$0] ?? 0) }
      table.add([contestant.generator.name] + counts + [text(Double(tally.bytes) / 1e6, digits: 1)])
    }
    return table
  }

  private var remarks: [String] {
    let asked = firsts.map { contestant -> String in
      let omissions = contestant.generator.omissions.map(\.name)
      let missing = omissions.isEmpty ? "" : " It does not make by itself: \(omissions.joined(separator: ", "))."
      return "- \(contestant.generator.name): \(contestant.generator.remark).\(missing)"
    }
    let surprises = contest.surprises.map { "- NOT AS PLANNED: \($0)" }
    return [
      "Asked of each: a page per published post with its table of contents, its neighbours and its tags; an index of "
        + "\(Plan.pageSize) posts a page; a page per tag (\(text(contest.plan.tagRows)) lines in all); the list of tags; a feed "
        + "of \(Plan.feedSize); a sitemap; one style sheet. The Markdown is the same for all, "
        + "\(count(contest.plan.drafts, "draft")) left out.",
      "",
    ] + asked + surprises
  }

  private var firsts: [Contestant] {
    var names: Set<String> = []
    return contest.contestants.filter { $0.tally != nil && names.insert($0.generator.name).inserted }
  }
}
