import Dates
import Files
import Planning
import Reporting

/// The options of `garland build`.
struct BuildCall: Equatable {
  var content = "Content"
  var templates = "Templates"
  var output = "_site"
  var address: SiteAddress?
  /// Whether all languages are shown in one site, although some have domains of their own.
  var hidesDomains = false
  var showsDrafts = false
  var showsFuture = false
  var now: Instant?
  /// The values of variables, by name.
  var variables: [String: String] = [:]
  var jobs = Machine.cores
  /// The cache folder; `nil` with `--no-cache`.
  var cache: String? = ".garland"
  /// The path of the JSON report.
  var report: String?
  /// The format of standard output; `nil`: detect it from the environment.
  var format: OutputFormat?
  /// Whether to compare the site with a second build that uses no cache.
  var isVerified = false
  var isStrict = false
  var isQuiet = false
  /// Whether to list the files that are not published.
  var isVerbose = false

  /// The options of all commands that build a site.
  static let siteFlags: Set<String> = ["--drafts", "--future", "--no-cache", "--strict", "--quiet"]
  static let siteValues: Set<String> = ["--content", "--templates", "--output", "--now", "--jobs", "--cache", "--set"]
  static let flags = siteFlags.union(["--verify", "--verbose"])
  static let values = siteValues.union(["--base-url", "--report", "--format"])

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
    call.isVerbose = arguments.flags.contains("--verbose")
    if let text = arguments.values["--base-url"] {
      guard let address = SiteAddress(text) else {
        return .failure(.wrongValue("--base-url", text, expected: SiteAddress.expectation(for: text)))
      }
      call.address = address
    }
    for assignment in arguments.values["--set"]?.split(separator: "\n") ?? [] {
      let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, SiteVariables.isName(parts[0]) else {
        return .failure(.wrongValue("--set", String(assignment), expected: "a name and a value: version=2.5"))
      }
      call.variables[parts[0]] = parts[1]
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

  /// The message about a missing content or template folder; `nil` if both exist.
  var missingFolder: String? {
    if !Files.isFolder(content) { return Self.missing(content: content) }
    // The default template folder is optional.
    if templates != BuildCall().templates, !Files.isFolder(templates) {
      return "there is no folder `\(templates)` here; check the path after `--templates`"
    }
    return nil
  }

  /// The message about a missing content folder.
  static func missing(content: String) -> String {
    "there is no folder `\(content)` here; \(advice(onMissing: content) ?? "`garland new site DIR` creates a site")"
  }

  /// Returns what to do in a folder beside or inside of the content, or with a content folder of another name.
  private static func advice(onMissing content: String) -> String? {
    guard content == BuildCall().content else { return nil }
    let here = (try? Files.resolve(".")).map { "\($0.folder)/\($0.name)".split(separator: "/").map(String.init) } ?? []
    let folders = [content, BuildCall().templates, BuildCall().output]
    if let depth = Array(here.reversed()).firstIndex(where: folders.contains) {
      let above = Array(repeating: "..", count: depth + 1).joined(separator: "/")
      if Files.isFolder("\(above)/\(content)") { return "it is in `\(above)`: run `cd \(above)` first" }
    }
    let names = (try? Folder(".").entries())?.map(\.name) ?? []
    if let name = names.first(where: { $0.lowercased() == content.lowercased() && Files.isFolder($0) }) {
      return "rename the folder `\(name)` to `\(content)`, or write `--content \(name)`"
    }
    guard names.contains(SiteSettings.path) else { return nil }
    return "move `\(SiteSettings.path)` and the articles into a folder `\(content)`"
  }
}

extension BuildCall {
  /// The message about a forbidden path for the output folder, the cache or the report; `nil` if all paths are allowed.
  var misplacedPath: String? {
    let output = Self.names(of: output)
    if let folder = source(around: output) {
      return "the output folder `\(self.output)` is in `\(folder)`, so the next build would read the site as content; "
        + "choose another folder, such as `_site`"
    }
    if let folder = sources.first(where: { Self.names(of: $0).starts(with: output) }) {
      return "the output folder `\(self.output)` contains `\(folder)`, which the site is built from; "
        + "choose another folder, such as `_site`"
    }
    return misplaced(cache, "the cache folder", outside: output, example: ".garland")
      ?? misplaced(report, "the report", outside: output, example: "report.json")
  }

  /// The message about a cache or report in the output folder or in a source folder.
  private func misplaced(
    _ path: String?, _ kind: String, outside output: [String], example: String
  ) -> String? {
    guard let path else { return nil }
    let names = Self.names(of: path)
    if names.starts(with: output) {
      return "\(kind) `\(path)` is in the output folder `\(self.output)`, which is only for the site; "
        + "choose another path, such as `\(example)`"
    }
    return source(around: names).map {
      "\(kind) `\(path)` is in `\($0)`, so the next build would read it as content; "
        + "choose another path, such as `\(example)`"
    }
  }

  /// The source folders of the site.
  private var sources: [String] { [content, templates] }

  /// Returns the source folder that contains a path; `nil` if the next build would not read the path.
  private func source(around folder: [String]) -> String? {
    sources.first { source in
      let names = Self.names(of: source)
      guard folder.starts(with: names) else { return false }
      let inner = folder.dropFirst(names.count)
      // Builds ignore folders whose names start with `_` or `.`, but copy them if they are in `static`.
      return inner.first == "static" || !inner.contains { $0.hasPrefix("_") || $0.hasPrefix(".") }
    }
  }

  /// The components of the absolute path; symbolic links are resolved in the part of the path that exists.
  private static func names(of path: String) -> [String] {
    if let resolved = try? Files.resolve(path) {
      return resolved.folder.split(separator: "/").map(String.init) + (resolved.name.isEmpty ? [] : [resolved.name])
    }
    let (folder, name) = Files.split(path)
    guard folder != path else { return [path] }
    let names = names(of: folder)
    switch name {
    case "", ".": return names
    case "..": return names.dropLast()
    default: return names + [name]
    }
  }
}

/// The options of `garland check`.
struct CheckCall: Equatable {
  /// The options that are shared with `garland build`.
  var build: BuildCall
  /// Whether to request links to other sites.
  var checksExternalLinks = false

  static let flags = BuildCall.flags.subtracting(["--verify"]).union(["--external"])
  static let values = BuildCall.values

  static func read(_ arguments: Arguments) -> Result<CheckCall, InvocationMistake> {
    BuildCall.read(arguments).map { CheckCall(build: $0, checksExternalLinks: arguments.flags.contains("--external")) }
  }
}
