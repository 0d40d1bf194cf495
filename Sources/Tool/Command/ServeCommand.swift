import Caching
import Diagnostics
import Dispatch
import Files
import Handles
import Pictures
import Planning
import Reporting
import Serving
import Sites

/// The options of `garland serve`.
struct ServeCall: Equatable {
  /// The options that are shared with `garland build`.
  var build: BuildCall
  /// The port to listen on; `nil`: 8000, or the next free port.
  var port: UInt16?
  /// Which machines may see the site.
  var host = Host.thisMachine
  /// Whether to open the site in the browser.
  var opensBrowser = false

  static let flags = BuildCall.siteFlags.union(["--open"])
  static let values = BuildCall.siteValues.union(["--port", "--host"])

  static func read(_ arguments: Arguments) -> Result<ServeCall, InvocationMistake> {
    BuildCall.read(arguments).flatMap { build in
      var call = ServeCall(build: build)
      // Readers of a preview cannot follow links to other domains.
      call.build.hidesDomains = true
      call.opensBrowser = arguments.flags.contains("--open")
      if let text = arguments.values["--port"] {
        call.port = UInt16(text)
        if call.port == nil { return .failure(.wrongValue("--port", text, expected: "a number from 0 to 65535")) }
      }
      if let text = arguments.values["--host"] {
        guard let host = Host(text) else {
          let expected = "an address such as 0.0.0.0, or a name of this machine"
          return .failure(.wrongValue("--host", text, expected: expected))
        }
        call.host = host
      }
      return .success(call)
    }
  }
}

/// The command `garland serve`, which shows the site in the browser and rebuilds it after each change.
struct ServeCommand {
  let call: ServeCall
  let code: SiteCode
  /// One deadline for all builds, which remembers the articles that took too long.
  private let deadline = Deadline()

  func run() -> ExitStatus {
    if let missing = call.build.missingFolder { return .refusing(missing) }
    if let misplaced = call.build.misplacedPath { return .refusing(misplaced) }
    let site = ServedSite()
    let inherited = Listeners.inherited(host: call.host)
    let listeners: Listeners
    let server: Server
    do throws(SocketProblem) {
      listeners = if let inherited { inherited } else { try listen() }
      server = try Server(listeners) { site.response(to: $0) }
    } catch {
      return .failing(message(about: error))
    }
    // Start watching before the first build, so that no change is missed.
    let restart = Executable.current.map { Restart(of: $0, listeners: listeners) }
    let watcher = FolderWatcher([call.build.content, call.build.templates])
    var latest = build(site, after: nil)
    // The server works without this message, so it goes on if the message cannot be written.
    _ = ExitStatus.printing(greeting(listeners, root: latest.inputs?.content.settings.address.root ?? "/"))
    if call.opensBrowser, inherited == nil {
      DispatchQueue.global().async { Browser.open(Self.address(server.port)) }
    }
    let connections = Deferred { server.run() }
    if let restart { DispatchQueue.global().async { restart.run(server, connections: connections) } }
    while case let files = latest.inputs?.sources.stamps ?? [:], case let changes = watcher.next(files),
      !changes.isEmpty
    {
      // The content folder may contain the cache and the output folder.
      if changes.allSatisfy({ isIgnored($0) && files[$0] == nil }) { continue }
      latest = build(site, after: latest.inputs)
      server.broadcast(latest.message)
    }
    return .done
  }

  /// Whether no build reads what is at a path: hidden files, and the output folder.
  private func isIgnored(_ path: String) -> Bool {
    let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
    return names.contains { $0.hasPrefix(".") }
      || Arguments.cleaned(folder: path + "/").hasPrefix(Arguments.cleaned(folder: call.build.output) + "/")
  }

  private static func address(_ port: UInt16, root: String = "/") -> String { "http://localhost:\(port)\(root)" }

  private func listen() throws(SocketProblem) -> Listeners {
    if let port = call.port { return try Listeners(host: call.host, port: port) }
    return try Listeners.onFreePort(host: call.host, from: 8_000)
  }

  private func message(about problem: SocketProblem) -> String {
    let port = call.port ?? 8_000
    if problem == .foreignAddress {
      return "this machine does not have the address after `--host`. Try `--host 0.0.0.0`."
    }
    let help = problem == .portTaken && port < UInt16.max ? ". Try `--port \(port + 1)`." : ""
    return "cannot listen on port \(port): \(problem.message)\(help)"
  }

  /// The addresses of the site, for this machine and for others.
  private func greeting(_ listeners: Listeners, root: String) -> String {
    let port = listeners.port
    var lines = ["\(Self.address(port, root: root)) shows the site; press Control-C to stop"]
    if call.port == nil, port != 8_000 { lines.insert("port 8000 is in use, so this is port \(port)", at: 0) }
    let names = call.host.namesInNetwork
    lines += names.map {
      "http://\($0):\(port)\(root)?token=\(listeners.access.token) shows it on other machines, such as phones"
    }
    if call.host != .thisMachine, names.isEmpty { lines.append("this machine has no address in a network") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a build leaves: the message to the open pages, and its inputs, unless there was no folder to read.
  private typealias Built = (message: String, inputs: BuildInputs?)

  /// Builds the site, or shows the previous build if nothing changed since, and saves what changed in the cache.
  private func build(_ served: ServedSite, after before: BuildInputs?) -> Built {
    let start = ContinuousClock.now
    let call = self.call.build
    if let missing = call.missingFolder {
      Console.error("garland: \(missing)\n")
      return (served.show(nil, ProblemPanel(errors: missing)), nil)
    }
    let session = BuildSession(call, code, cache: .saves(.serve), deadline: deadline)
    var report = BuildReport(content: call.content, output: call.output)
    let files = files(of: session, &report)
    report.finalize(with: session.inputs.folders, isStrict: call.isStrict)
    let hasErrors = report.diagnostics.hasErrors
    let message = served.show(
      hasErrors ? nil : files, ProblemPanel(report),
      hasOnlyNewStyles: before.map { session.inputs.hasOnlyNewStyles(since: $0) } ?? false)
    _ = DiagnosticPrinter(sources: report.sources, isStrict: call.isStrict).print(Array(report.diagnostics))
    guard !call.isQuiet else { return (message, session.inputs) }
    let time = (ContinuousClock.now - start).milliseconds.grouped
    _ = ExitStatus.printing("\(hasErrors ? "the site was not updated" : report.counts), in \(time) ms\n")
    return (message, session.inputs)
  }

  /// Returns the files of the built site.
  private func files(of session: BuildSession, _ report: inout BuildReport) -> ServedFiles? {
    let (output, pages): (PreviousOutput?, PreviousBuild?)
    switch session.previous() {
    case .none: (output, pages) = (nil, nil)
    case .changed(let before, let read): (output, pages) = (before, read)
    case .same(let same):
      if let files = same.output.storedFiles, report.restore(same, session.inputs, code, withPages: false) {
        return ServedFiles(files, same.output.blobs, of: session)
      }
      (output, pages) = (nil, nil)
    }
    // Without an output folder, nothing is published, and so nothing can be refused.
    guard let (site, staging) = try? session.build(after: output, pages, publishes: false) else { return nil }
    report.record(site)
    staging.reusePictures()
    let files = ServedFiles(staging, of: session)
    if let record = session.beginRecord(of: site) { session.save(site, record, staging, nil) } else { staging.keep() }
    return files
  }
}

/// The browser of the user.
private enum Browser {
  /// Opens an address with `xdg-open`; if that fails, asks the user to open it.
  static func open(_ address: String) {
    // A program may run as long as the browser that it starts, so Control-C must not reach it.
    if let program = Programs.find("xdg-open"),
      let outcome = try? Subprocess(program, [address], environment: Programs.environment, isDetached: true).run(),
      outcome.status == 0
    {
      return
    }
    Console.error("garland: no browser was opened, because `xdg-open` is missing or failed; open \(address) yourself\n")
  }
}
