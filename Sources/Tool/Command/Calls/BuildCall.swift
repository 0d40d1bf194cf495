import Dates
import Files
import Reporting
import Sites

/// What a build is told.
struct BuildCall: Equatable {
  var content = "Content"
  var templates = "Templates"
  var output = "_site"
  var address: SiteAddress?
  var showsDrafts = false
  var showsFuture = false
  var now: Instant?
  var jobs = Machine.cores
  /// The folder of the cache, if there is to be one.
  var cache: String? = ".garland"
  /// The file for what was done, and why.
  var report: String?
  /// How it says on standard output what it has to say; nothing where its surroundings decide.
  var format: OutputFormat?
  /// Whether the site is held against one that is built from nothing.
  var isVerified = false
  var isStrict = false
  var isQuiet = false

  static let flags: Set<String> = ["--drafts", "--future", "--no-cache", "--verify", "--strict", "--quiet"]
  static let values: Set<String> = [
    "--content", "--templates", "--output", "--base-url", "--now", "--jobs", "--cache", "--report", "--format",
  ]

  /// Reads the options of a build.
  static func read(_ arguments: Arguments) -> Result<BuildCall, InvocationMistake> {
    var call = BuildCall()
    call.content = arguments.folder("--content") ?? call.content
    call.templates = arguments.folder("--templates") ?? call.templates
    call.output = arguments.folder("--output") ?? call.output
    call.cache = arguments.flags.contains("--no-cache") ? nil : arguments.folder("--cache") ?? call.cache
    call.showsDrafts = arguments.flags.contains("--drafts")
    call.showsFuture = arguments.flags.contains("--future")
    call.report = arguments.values["--report"]
    call.isVerified = arguments.flags.contains("--verify")
    call.isStrict = arguments.flags.contains("--strict")
    call.isQuiet = arguments.flags.contains("--quiet")
    if let text = arguments.values["--base-url"] {
      guard let address = SiteAddress(text) else {
        return .failure(.wrongValue("--base-url", text, expected: SiteAddress.expectation(for: text)))
      }
      call.address = address
    }
    if let text = arguments.values["--now"] {
      guard let now = Instant(text) ?? CivilDate(text).map({ Instant($0) }) else {
        return .failure(.wrongValue("--now", text, expected: "a time such as 2026-01-02T03:04:05Z"))
      }
      call.now = now
    }
    if let text = arguments.values["--format"] {
      guard let format = OutputFormat(rawValue: text) else {
        return .failure(.wrongValue("--format", text, expected: OutputFormat.allNames))
      }
      call.format = format
    }
    if let text = arguments.values["--jobs"] {
      guard let jobs = Int(text), 1...1_024 ~= jobs else {
        return .failure(.wrongValue("--jobs", text, expected: "a number from 1 to 1024"))
      }
      call.jobs = jobs
    }
    return .success(call)
  }

  /// Which folder is missing that the call needs, and what would help.
  var missingFolder: String? {
    if !Files.isFolder(content) { return Self.missing(content: content) }
    // Nobody needs templates of their own, unless they say so.
    if templates != BuildCall().templates, !Files.isFolder(templates) {
      return "there is no folder `\(templates)` here, which `--templates` names"
    }
    return nil
  }

  /// What to say where there is no folder of content.
  static func missing(content: String) -> String {
    "there is no folder `\(content)` here; `garland new site DIR` makes one"
  }

  /// What the site is told of it.
  var options: SiteOptions {
    var options = SiteOptions(now: now ?? Instant(secondsSince1970: Machine.secondsSince1970))
    options.address = address
    options.showsDrafts = showsDrafts
    options.showsFuture = showsFuture
    options.jobs = jobs
    let deadline = Deadline(threads: jobs)
    options.readingGuard = { deadline.begin($0) }
    return options
  }
}
