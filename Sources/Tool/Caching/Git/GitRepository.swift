import Files
import Texts

/// A Git repository, read with the program `git`.
///
///     let repository = try GitRepository(around: "Content")
///     let old = try repository.folder(DiskFolder("Content"), at: repository.mergeBase())
///     old.changedPaths  // ["posts/bread.md"]
///
/// Only commands for scripts are used. They start no programs that a repository names, such as a program for diffs. A
/// partial clone downloads the contents that it lacks.
package struct GitRepository: Sendable {
  /// Whether the repository lacks old commits.
  package let isShallow: Bool
  /// The id of the commit that is checked out; `nil` without any commit.
  package let head: String?
  /// The contents of the repository.
  package let objects: GitObjects
  /// The path of the opened folder in the repository; empty, or with a `/` at its end.
  let prefix: String
  private let program: String
  private let folder: String

  /// Opens the repository that contains a folder.
  package init(around folder: String) throws(GitProblem) {
    guard let program = Programs.find("git") else { throw .noProgram }
    (self.program, self.folder) = (program, folder)
    objects = GitObjects(program, Self.options + ["cat-file", "--batch"], in: folder, environment: Self.environment)
    let state = Self.process(program, ["rev-parse", "--is-shallow-repository", "--show-prefix", "HEAD"], in: folder)
    // Without a commit, the program fails at the last word, after the other lines.
    guard let bytes = try? state.output().bytes, bytes.last == UInt8(ascii: "\n") else {
      throw .noRepository(folder: folder)
    }
    let lines = String(decoding: bytes.dropLast(), as: UTF8.self).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String($0) ?? "" }
    guard lines.count > 2, let last = lines.last else { throw .noRepository(folder: folder) }
    isShallow = lines[0] == "true"
    head = Self.isID(last) ? last : nil
    // The name of a folder may contain a line feed.
    prefix = lines[1..<(lines.count - 1)].joined(separator: "\n")
  }

  /// The path of the work tree.
  var top: String? {
    guard let path = try? Files.resolve(folder) else { return nil }
    let names = "\(path.folder)/\(path.name)".utf8.split(separator: UInt8(ascii: "/"))
    let depth = prefix.utf8.count { $0 == UInt8(ascii: "/") }
    return "/" + names.dropLast(depth).map { String(Substring($0)) }.joined(separator: "/")
  }

  /// Returns the id of the commit that a text names, such as `HEAD~1` or a tag.
  package func commit(_ revision: String) throws(GitProblem) -> String {
    // A text with `-` at its start would be an option, and one with `^` would name all other commits.
    let isName = !revision.isEmpty && !revision.hasPrefix("-") && !revision.utf8.contains(0)
    guard isName, let id = text(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]), Self.isID(id) else {
      throw .unknownRevision(revision, isShallow: isShallow)
    }
    return id
  }

  /// Returns the commit at which the work left the main line, which is HEAD on the main line itself.
  ///
  /// The main line is `origin/HEAD`, `origin/main`, `origin/master`, `main` or `master`: the first that exists.
  package func mergeBase() throws(GitProblem) -> String {
    guard let head else { throw .noCommit }
    let names = ["remotes/origin/HEAD", "remotes/origin/main", "remotes/origin/master", "heads/main", "heads/master"]
      .map { "refs/\($0)" }
    let found = try output(["for-each-ref", "--format=%(refname)"] + names).split(separator: UInt8(ascii: "\n"))
    guard let main = names.first(where: { name in found.contains { $0.elementsEqual(name.utf8) } }) else {
      if isShallow { throw .shallow }
      return head
    }
    guard let base = text(["merge-base", head, main]), Self.isID(base) else {
      throw isShallow ? .shallow : .noMergeBase(String(main.dropFirst(main.hasPrefix("refs/heads") ? 11 : 13)))
    }
    return base
  }

  /// The ids in `.git-blame-ignore-revs` and in the files that `blame.ignoreRevsFile` in Git's configuration names.
  package func ignoredCommits() -> Set<String> {
    guard let top else { return [] }
    let configured = (try? output(["config", "--path", "-z", "--get-all", "blame.ignoreRevsFile"])) ?? []
    let paths = [".git-blame-ignore-revs"] + configured.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var ids: Set<String> = []
    for path in paths {
      let file = try? Files.read(path.hasPrefix("/") ? path : "\(top)/\(path)", limit: 1 << 20)
      for line in (file ?? []).split(separator: UInt8(ascii: "\n")) {
        let word = line.prefix { $0 != UInt8(ascii: "#") }.filter { !$0.isASCIIWhiteSpace }
        let id = String(decoding: word, as: UTF8.self).lowercased()
        if Self.isID(id) { ids.insert(id) }
      }
    }
    return ids
  }

  /// Returns the standard output of a command that works in a folder, or in the opened one.
  func output(_ arguments: [String], in other: String? = nil) throws(GitProblem) -> [UInt8] {
    guard let (outcome, bytes) = try? process(arguments, in: other).output(), outcome.status == 0 else {
      throw .failed(command: arguments.first ?? "")
    }
    return bytes
  }

  /// A command that works in a folder, or in the opened one.
  func process(_ arguments: [String], in other: String? = nil) -> Subprocess {
    Self.process(program, arguments, in: other ?? folder)
  }

  /// Returns the first line of a command's output, or `nil` if the command fails.
  private func text(_ arguments: [String]) -> String? {
    let bytes = try? output(arguments)
    return bytes.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
  }

  /// Whether a text is the full id of an object.
  static func isID(_ text: some StringProtocol) -> Bool {
    [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy { $0.hexadecimalValue != nil }
  }

  private static func process(_ program: String, _ arguments: [String], in folder: String) -> Subprocess {
    Subprocess(program, options + arguments, in: folder, environment: environment)
  }

  /// The settings that would start programs, or change the output of the commands.
  private static let options =
    ["--literal-pathspecs"]
    + [
      "core.fsmonitor=false", "core.quotePath=false", "diff.renameLimit=1000", "log.diffMerges=first-parent",
      "log.follow=false", "log.showRoot=true", "log.showSignature=false",
    ].flatMap { ["-c", $0] }

  /// The variables for finding the user's configuration, which names the folders of other users that Git may read.
  private static var environment: [String] {
    ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
      + ["HOME", "XDG_CONFIG_HOME", "PATH"].compactMap { name in Programs.variable(name).map { "\(name)=\($0)" } }
  }
}

/// The reason why a repository cannot be read.
package enum GitProblem: Error, Equatable, Sendable {
  /// The program `git` is not installed.
  case noProgram
  /// No repository contains the folder, or Git refuses to read it.
  case noRepository(folder: String)
  /// The repository has no commit yet.
  case noCommit
  /// The repository lacks commits that are needed.
  case shallow
  /// No commit has the name.
  case unknownRevision(String, isShallow: Bool)
  /// HEAD and the main line have no commit in common.
  case noMergeBase(String)
  /// A command failed.
  case failed(command: String)

  /// What is wrong and what to do, in sentences without the last full stop.
  package var message: String {
    let advice =
      "Run `git fetch --unshallow`; with `actions/checkout`, write `fetch-depth: 0`; in GitLab, write `GIT_DEPTH: 0`"
    return switch self {
    case .noProgram: "the program `git` is not installed"
    case .noRepository(let folder):
      "Git finds no repository around `\(folder)`. Run `git status` in this folder to see why"
    case .noCommit: "the repository has no commit yet. Run `git commit` first"
    case .shallow: "the repository is a shallow clone, which lacks most commits. \(advice)"
    case .unknownRevision(let name, isShallow: false):
      "Git knows no commit `\(name)`. Write a branch, a tag, an id of a commit, or something like `HEAD~1`"
    case .unknownRevision(let name, isShallow: true):
      "Git knows no commit `\(name)`, and the repository is a shallow clone, which lacks most commits. \(advice)"
    case .noMergeBase(let name): "HEAD and `\(name)` have no commit in common. Name the commit to compare with"
    case .failed(let command): "`git \(command)` failed. Run `git fsck` to see whether the repository is damaged"
    }
  }
}
