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

  /// The flags of `garland build`, except those for the output folder and the cache: the server writes no files.
  static let flags: Set<String> = ["--drafts", "--future", "--strict", "--quiet", "--open"]
  static let values: Set<String> = ["--content", "--templates", "--now", "--jobs", "--port", "--host"]

  static func read(_ arguments: Arguments) -> Result<ServeCall, InvocationMistake> {
    BuildCall.read(arguments).flatMap { build in
      var call = ServeCall(build: build)
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
    let site = ServedSite(copiesFrom: call.build.content)
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
    var latest = build(site, at: server.port, after: nil)
    // The server works without this message, so it goes on if the message cannot be written.
    _ = ExitStatus.printing(greeting(listeners))
    if call.opensBrowser, inherited == nil {
      DispatchQueue.global().async { Browser.open(Self.address(server.port)) }
    }
    let connections = Deferred { server.run() }
    if let restart { DispatchQueue.global().async { restart.run(server, connections: connections) } }
    while !watcher.next().isEmpty {
      latest = build(site, at: server.port, after: latest)
      server.broadcast("changed")
    }
    return .done
  }

  private static func address(_ port: UInt16) -> String { "http://localhost:\(port)/" }

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
  private func greeting(_ listeners: Listeners) -> String {
    let port = listeners.port
    var lines = ["\(Self.address(port)) shows the site; press Control-C to stop"]
    if call.port == nil, port != 8_000 { lines.insert("port 8000 is in use, so this is port \(port)", at: 0) }
    let names = call.host.namesInNetwork
    lines += names.map {
      "http://\($0):\(port)/?token=\(listeners.access.token) shows it on other machines, such as phones"
    }
    if call.host != .thisMachine, names.isEmpty { lines.append("this machine has no address in a network") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a build leaves for the next one.
  private struct Built {
    /// The last site without errors.
    let site: BuiltSite?
    /// The folders, which know the hashes of their files.
    let content, templates: DiskFolder
  }

  /// Builds the site, reusing what the previous build left.
  private func build(_ served: ServedSite, at port: UInt16, after previous: Built?) -> Built? {
    let start = ContinuousClock.now
    let call = self.call.build
    var options = call.options
    options.address = SiteAddress(Self.address(port))
    options.readingGuard = deadline.readingGuard
    options.pictureFailures = served.pictures.failures
    if let missing = call.missingFolder {
      Console.error("garland: \(missing)\n")
      served.show(nil, ProblemPanel(text: missing, hasErrors: true))
      return previous
    }
    let content = DiskFolder(call.content, settings: SiteSettings.path, after: previous?.content)
    let templates = DiskFolder(call.templates, after: previous?.templates)
    options.history = ContentHistory.fromGit(of: content)
    options.avifEncoder = AVIFEncoder.installed(for: content)
    options.makePicture = { [pictures = served.pictures] picture in
      guard let source = try? content.read(picture.source) else {
        return .failure(PictureProblem("it cannot be read"))
      }
      return pictures.make(picture, from: source)
    }
    let built = SiteBuild(content: content, templates: templates, options: options, code: code)
      .run(after: previous?.site)
    var sources = built.sources
    let diagnostics = built.diagnostics
      .finalized(with: [content, templates], in: &sources, at: built.levels, isStrict: call.isStrict)
    let text = DiagnosticText(sources: sources).text(of: diagnostics.groupingRepeats(in: sources))
    let shown = diagnostics.hasErrors ? nil : built
    served.show(shown, ProblemPanel(text: text, hasErrors: diagnostics.hasErrors))
    _ = DiagnosticPrinter(sources: sources, isStrict: call.isStrict).print(Array(diagnostics))
    let left = Built(site: shown ?? previous?.site, content: content, templates: templates)
    let time = (ContinuousClock.now - start).milliseconds
    guard !call.isQuiet else { return left }
    let counts = "\(built.pages.count.grouped) pages: \(built.renderedCount.grouped) rendered"
    _ = ExitStatus.printing("\(shown == nil ? "the site was not updated" : counts), in \(time.grouped) ms\n")
    return left
  }
}
