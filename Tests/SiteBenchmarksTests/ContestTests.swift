import Foundation
import TestSupport
import Testing

@testable import Files
@testable import SiteBenchmarks

@Suite struct `A contest` {
  /// A generator that copies its sources.
  private struct Copier: BenchmarkGenerator {
    let name = "Copier"
    let program = "sh"
    let remark = "copies"
    let caches = ["cache"]
    var script = "mkdir -p _site; cp -r posts _site/; cat cache >> _site/seen 2>/dev/null; echo built >> cache"

    func settings(highlighting: Bool) -> [BenchmarkFile] { [BenchmarkFile("settings", "\(highlighting)")] }
    func source(_ post: Post) -> BenchmarkFile? { BenchmarkFile("posts/\(post.head.slug)/index.html", post.body) }
    func call(_ mode: BuildMode) -> [String] { ["-c", script] }
  }

  private func contest(_ copier: Copier, _ mode: BuildMode, check: (SiteContest, URL) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let shell = try #require(Programs.find("sh"))
      var contest = SiteContest([(copier, shell)], [mode], Corpus(posts: 30, seed: 1), in: try Workspace(folder.path))
      try contest.run(warmUps: 1, rounds: 2) { _ in }
      try check(contest, folder.appending(path: "sites/30-\(mode.rawValue)-copier"))
    }
  }

  private func log(in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: "site/_site/seen"), encoding: .utf8)
  }

  @Test func `removes the output and the caches before a fresh build`() throws {
    try contest(Copier(), .fresh) { contest, folder in
      #expect(contest.contestants[0].runs.count == 2)
      #expect(log(in: folder) == "")
    }
  }

  @Test func `keeps the output and the caches before a rebuild`() throws {
    try contest(Copier(), .unchanged) { _, folder in
      // Every build adds a line to the cache. The second build copies one line, the third two, and the fourth three.
      #expect(log(in: folder)?.count { $0 == "\n" } == 1 + 2 + 3)
    }
  }

  @Test func `changes one post before each build`() throws {
    try contest(Copier(), .edited) { _, folder in
      let post = try #require(Array(Corpus(posts: 30, seed: 1)).dropFirst(15).first { !$0.head.isDraft })
      let path = "site/_site/posts/\(post.head.slug)/index.html"
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(text == post.body + "\nChanged for the 2. time.\n")
    }
  }

  @Test func `copies a site and its cache without the output`() throws {
    var copier = Copier()
    copier.script = "test -e _site && exit 9; mkdir _site; cp cache _site/ 2>/dev/null; echo built >> cache"
    try contest(copier, .cloned) { contest, folder in
      // The first build has no cache; each clone has the cache of the original.
      #expect(contest.contestants[0].failure == nil)
      #expect(contest.contestants[0].tally?.counts[.moreFiles] == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "clone").path))
    }
  }

  @Test(
    arguments: [
      Case("Hugo succeeds", "/bin/echo", "--quiet --destination _site\n--quiet --site _site\n"),
      Case("Hugo fails", "/bin/false", ""),
    ])
  func `runs Pagefind on the pages of Hugo`(row: Case<String, String>) throws {
    let command = Pagefind(hugo: row.input).command(.fresh, at: "/bin/echo")
    row.check(try Program.run(command[0], Array(command.dropFirst())).output)
  }

  @Test func `lists all published posts for mdBook, at the files that it writes`() throws {
    let corpus = Corpus(posts: 30, seed: 1)
    let list = try #require(MdBook().list(of: corpus.heads)).text
    let paths = corpus.compactMap { MdBook().source($0)?.path.replacing("src/", with: "") }
    #expect(paths.count == corpus.heads.filter { !$0.isDraft }.count)
    #expect(list.split(separator: "\n").count == paths.count + 2)
    for path in paths { #expect(list.contains("](\(path))\n")) }
  }

  @Test func `reports unexpected numbers of files`() throws {
    try contest(Copier(), .fresh) { contest, _ in
      let tags = contest.plan.counts[.tag] ?? 0
      let start = "Copier, a fresh build, code highlighted: "
      // The copier also copies drafts.
      #expect(contest.deviations.first == "\(start)30 posts instead of \(contest.plan.counts[.post] ?? 0)")
      #expect(tags > 30 && contest.deviations.contains("\(start)0 tag pages instead of \(tags)"))
      #expect(contest.deviations.count == OutputKind.planned.count)
    }
  }

  @Test func `reports why a generator was excluded`() throws {
    var copier = Copier()
    copier.script = "echo no such option >&2; exit 4"
    try contest(copier, .fresh) { contest, _ in
      #expect(
        contest.deviations == ["Copier, a fresh build, code highlighted: exit status 4 | no such option"])
    }
  }

  @Test func `locks its folder`() throws {
    try Program.inScratchFolder { folder in
      let workspace = try Workspace(folder.path)
      #expect(throws: FolderProblem.locked) { try Workspace(folder.path) }
      try workspace.clean()
    }
  }
}
