import Garland

/// Compares the speed of views with the speed of handwritten code for the same pages.
///
///     swift run -c release Benchmarks              measures
///     swift run -c release Benchmarks --check      only checks that both create the same bytes
///     swift run -c release Benchmarks --languages  measures the highlighting of each language
@main
enum Benchmarks {
  static func main() throws {
    let languages = try LanguageSpeeds()
    precondition(languages.check(), "highlighting: the text of the HTML differs from the code")
    if CommandLine.arguments.contains("--languages") {
      for line in languages.run() + languages.runHostile() { print(line) }
      return
    }

    let page = PageModel(summaries: 100, rows: 1_000)
    let long = PageModel(summaries: 10_000, rows: 0)
    let contests = [
      Contest(
        name: "a page of 100 summaries", reference: { byHand(1 << 16) { $0.list(page) } },
        subject: { ListPage(model: page).rendered().bytes }, goal: 80),
      Contest(
        name: "a table of 1,000 rows", reference: { byHand(1 << 18) { $0.table(page) } },
        subject: { TablePage(model: page).rendered(capacity: 1 << 18).bytes }, goal: 80),
      Contest(
        name: "100 summaries, divided by a container", reference: { byHand(1 << 16) { $0.list(page, divided: true) } },
        subject: { DividedPage(summaries: page.summaries).rendered().bytes }, goal: 60),
      Contest(
        name: "10,000 summaries, divided by a container",
        reference: { byHand(1 << 23) { $0.list(long, divided: true) } },
        subject: { DividedPage(summaries: long.summaries).rendered(capacity: 1 << 23).bytes }, goal: 60),
    ]
    let markdown = MarkdownContests.all
    let appending = Appending()
    let templates = TemplateContests(page)

    for contest in contests + markdown + templates.all {
      precondition(contest.check(), "\(contest.name): the outputs differ")
    }
    precondition(appending.check(), "appending: the outputs differ, or more than one body ran")
    print("All outputs are equal: handwritten code, views and templates; the C library and articles.")
    guard !CommandLine.arguments.contains("--check") else { return }
    for contest in contests { print(contest.run()) }
    for result in appending.run() { print(result) }
    for contest in markdown + templates.all { print(contest.run()) }
    print(templates.compilation())
  }

  private static func byHand(_ capacity: Int, _ write: (inout HandWritten) -> Void) -> [UInt8] {
    var page = HandWritten(capacity: capacity)
    write(&page)
    return page.bytes
  }
}
