import Diagnostics
import Files
import Publishing
import Sites

/// `garland build`: the site of a folder of content, published as a whole or not at all.
struct BuildCommand {
  let call: BuildCall
  let code: SiteCode

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    guard Files.isFolder(call.content) else {
      Streams.error("garland: there is no folder `\(call.content)` here; `garland new site DIR` makes one\n")
      return .wrongCall
    }
    let content = DiskFolder(call.content)
    let templates = DiskFolder(call.templates)
    var options = call.options
    let line = Streams.isErrorTerminal && !call.isQuiet ? ProgressLine(since: start) : nil
    if let line { options.watcher = { line.show($0) } }
    let site = SiteBuild(content: content, templates: templates, options: options, code: code).run()
    line?.clear()
    let leftOut = [content, templates].flatMap { folder in
      folder.leftOut.map {
        Diagnostic(.warning, "file.left-out", "`\(folder.location(of: $0.path))` is left out: \($0.reason)")
      }
    }
    let status = Report(sources: site.sources, isStrict: call.isStrict).print(leftOut + Array(site.diagnostics))
    guard status == .done else {
      Streams.error("nothing was published\n")
      return status
    }
    return publish(site, from: content, since: start)
  }

  private func publish(_ site: BuiltSite, from content: DiskFolder, since start: ContinuousClock.Instant) -> ExitStatus
  {
    do throws(PublishingProblem) {
      let publisher = try Publisher(into: call.output)
      for file in site.files {
        switch file.content {
        case .bytes(let bytes): try publisher.add(file.path, .bytes(bytes))
        case .copy(let path): try publisher.add(file.path, .file(content.location(of: path)))
        }
      }
      let publication = try publisher.finish()
      for path in publication.foreign where !call.isQuiet {
        Streams.error("`\(call.output)/\(path)` was not published from here; it is left as it is\n")
      }
      if !call.isQuiet { say(site, since: start) }
      return .done
    } catch {
      Streams.error("garland: \(error.message)\n")
      return .contentHasErrors
    }
  }

  /// The last line: what happened.
  private func say(_ site: BuiltSite, since start: ContinuousClock.Instant) {
    if let next = site.nextChange { Streams.output(Array("the site changes by itself at \(next)\n".utf8)) }
    let time = (ContinuousClock.now - start) / Duration.milliseconds(1)
    let pages = site.pageCount.grouped
    Streams.output(
      Array("\(pages) pages: \(pages) rendered, 0 unchanged, in \(Int(time.rounded(.up)).grouped) ms\n".utf8))
  }
}
