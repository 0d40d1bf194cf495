import Caching
import Diagnostics
import Dispatch
import Files
import Reporting
import Serving
import Sites

/// `garland serve`: builds, shows the site to the browsers of this machine, and builds again whenever something changes.
struct ServeCommand {
  let code: SiteCode
  private let call: BuildCall
  private let port: UInt16

  init(call: ServeCall, code: SiteCode) {
    (self.call, port) = (call.build, call.port)
    self.code = code
  }

  func run() -> ExitStatus {
    if let missing = call.missingFolder { return .refusing(missing) }
    let site = ServedSite(copiesFrom: call.content)
    let server: Server
    do throws(SocketProblem) {
      server = try Server(port: port) { site.response(to: $0) }
    } catch {
      Streams.error("garland: port \(port) cannot be listened to: \(error.message)\n")
      return .failed
    }
    // Watched before the first build, so that no change is missed.
    let watch = FolderWatch([call.content, call.templates])
    var built = build(site, at: server.port, after: nil)
    Streams.output(Array("http://localhost:\(server.port)/ shows the site; Control-C ends it\n".utf8))
    DispatchQueue.global().async { server.run() }
    while !watch.next().isEmpty {
      built = build(site, at: server.port, after: built) ?? built
      server.tell("changed")
    }
    return .done
  }

  /// Builds what changed since the last build that could be shown.
  private func build(_ served: ServedSite, at port: UInt16, after before: BuiltSite?) -> BuiltSite? {
    let start = ContinuousClock.now
    var options = call.options
    options.address = SiteAddress("http://localhost:\(port)/")
    if let missing = call.missingFolder {
      Streams.error("garland: \(missing)\n")
      served.show(nil, problems: missing)
      return nil
    }
    let (content, templates) = (DiskFolder(call.content), DiskFolder(call.templates))
    let built = SiteBuild(content: content, templates: templates, options: options, code: code)
      .run(after: before)
    var sources = built.sources
    let diagnostics = built.diagnostics.told(with: [content, templates], in: &sources, isStrict: call.isStrict)
    let text = DiagnosticText(sources: sources).text(of: diagnostics)
    let shown = diagnostics.hasErrors ? nil : built
    served.show(shown, problems: text)
    _ = DiagnosticPrinter(sources: sources, isStrict: call.isStrict).print(Array(diagnostics))
    let time = (ContinuousClock.now - start).milliseconds
    guard !call.isQuiet else { return shown }
    let counts = "\(built.pages.count.grouped) pages: \(built.renderedCount.grouped) rendered"
    Streams.output(Array("\(shown == nil ? "the site stays as it was" : counts), in \(time.grouped) ms\n".utf8))
    return shown
  }
}
