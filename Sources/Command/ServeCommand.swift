import Diagnostics
import Dispatch
import Files
import Serving
import Sites

/// `garland serve`: builds, shows the site to the browsers of this machine, and builds again whenever something changes.
struct ServeCommand {
  let call: BuildCall
  let port: UInt16
  let code: SiteCode

  func run() -> ExitStatus {
    if let missing = call.missingFolder {
      Streams.error("garland: \(missing)\n")
      return .wrongCall
    }
    let site = ServedSite(copiesFrom: call.content)
    let server: Server
    do throws(SocketProblem) {
      server = try Server(port: port) { site.response(to: $0) }
    } catch {
      Streams.error("garland: port \(port) cannot be listened to: \(error.message)\n")
      return .contentHasErrors
    }
    // Watched before the first build, so that no change is missed.
    let watch = FolderWatch([call.content, call.templates])
    build(site, at: server.port)
    Streams.output(Array("http://localhost:\(server.port)/ shows the site; Control-C ends it\n".utf8))
    DispatchQueue.global().async { server.run() }
    while !watch.next().isEmpty {
      build(site, at: server.port)
      server.tell("changed")
    }
    return .done
  }

  private func build(_ served: ServedSite, at port: UInt16) {
    let start = ContinuousClock.now
    var options = call.options
    options.address = SiteAddress("http://localhost:\(port)/")
    if let missing = call.missingFolder {
      Streams.error("garland: \(missing)\n")
      return served.show(nil, problems: missing)
    }
    let (content, templates) = (DiskFolder(call.content), DiskFolder(call.templates))
    let built = SiteBuild(content: content, templates: templates, options: options, code: code).run()
    var sources = built.sources
    let leftOut = content.leftOutWarnings(in: &sources) + templates.leftOutWarnings(in: &sources)
    let found = DiagnosticList(leftOut + built.diagnostics)
    let diagnostics = call.isStrict ? found.promotingWarnings() : found
    let text = DiagnosticText(sources: sources).text(of: diagnostics)
    served.show(diagnostics.hasErrors ? nil : built, problems: text)
    _ = Report(sources: sources, isStrict: call.isStrict).print(Array(found))
    let time = Int(((ContinuousClock.now - start) / Duration.milliseconds(1)).rounded(.up))
    guard !call.isQuiet else { return }
    let happened = diagnostics.hasErrors ? "the site stays as it was" : "\(built.pageCount.grouped) pages"
    Streams.output(Array("\(happened), in \(time.grouped) ms\n".utf8))
  }
}
