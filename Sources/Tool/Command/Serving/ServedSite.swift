import Articles
import Caching
import Diagnostics
import Serving
import Sites
import Synchronization

/// The site as `garland serve` shows it: the last one that could be built, with what is wrong with the newest on top.
final class ServedSite: Sendable {
  private struct State {
    var files: [String: SiteOutput.Content] = [:]
    var problems = ""
  }

  private let state = Mutex(State())
  private let content: String

  /// Shows a site whose copied files lie in a folder.
  init(copiesFrom content: String) {
    self.content = content
  }

  /// Takes over a site, if one could be built, and what is wrong with it.
  func show(_ site: BuiltSite?, problems: String) {
    let files = site.map { site in Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first } }
    state.withLock { state in
      if let files { state.files = files }
      state.problems = problems
    }
  }

  /// The answer to a request: the file of an address, the way to a folder's page, else the page for what is not found.
  func response(to request: Request) -> Response {
    let (files, problems) = state.withLock { ($0.files, $0.problems) }
    let path = String(request.path.dropFirst())
    let name = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let bytes = bytes(of: files[name]) { return Response(file: name, listening(bytes, name, problems)) }
    if files[path + "/index.html"] != nil {
      let query = request.query.map { "?" + $0 } ?? ""
      return Response(redirectingTo: SitePath.encodedURI(SitePath.encoded(request.path)) + "/" + query)
    }
    let notFound = SiteFile.path(of: PageKind.notFoundAddress)
    let page = bytes(of: files[notFound]) ?? Array("<!doctype html><title>garland</title><body></body>".utf8)
    return Response(status: 404, file: notFound, listening(page, notFound, problems))
  }

  private func bytes(of content: SiteOutput.Content?) -> [UInt8]? {
    switch content {
    case nil: nil
    case .bytes(let bytes)?: bytes
    case .copy(let path)?: try? DiskFolder.read(path, in: self.content)
    }
  }

  /// A page that loads itself again when the site changes, and shows what is wrong meanwhile.
  private func listening(_ bytes: [UInt8], _ name: String, _ problems: String) -> [UInt8] {
    guard name.hasSuffix(".html") else { return bytes }
    return bytes + Array(ProblemPanel.markup(problems).utf8) + Array(Self.script.utf8)
  }

  private static let script =
    "<script>new EventSource(\"\(Events.path)\").onmessage = () => location.reload()</script>\n"
}
