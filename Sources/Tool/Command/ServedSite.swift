import Articles
import Caching
import Components
import Diagnostics
import Elements
import Files
import Serving
import Sites
import Synchronization
import Views

/// The site that `garland serve` shows: the last build without errors, and the problems of the latest build.
final class ServedSite: Sendable {
  private struct State {
    var files: [String: SiteOutput.Content] = [:]
    var problems = ""
  }

  private let state = Mutex(State())
  private let content: String

  /// Creates an empty site; `content` is the folder of the files that the site copies.
  init(copiesFrom content: String) {
    self.content = content
  }

  /// Replaces the site unless `site` is `nil`, and always replaces the problems.
  func show(_ site: BuiltSite?, problems: String) {
    let files = site.map { site in Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first } }
    state.withLock { state in
      if let files { state.files = files }
      state.problems = problems
    }
  }

  /// Returns the file at an address, a redirect to a folder's page, or the page for status 404.
  func response(to request: Request) -> Response {
    let (files, problems) = state.withLock { ($0.files, $0.problems) }
    let path = String(request.path.dropFirst())
    let name = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let body = body(of: files[name]) { return Response(file: name, addReloading(to: body, name, problems)) }
    if files[path + "/index.html"] != nil {
      let query = request.query.map { "?" + $0 } ?? ""
      return Response(redirectingTo: SitePath.encodedURI(SitePath.encoded(request.path)) + "/" + query)
    }
    let notFound = SiteFile.path(of: PageKind.notFoundAddress)
    let page =
      body(of: files[notFound]) ?? ResponseBody(Array("<!doctype html><title>garland</title><body></body>".utf8))
    return Response(status: 404, file: notFound, addReloading(to: page, notFound, problems))
  }

  private func body(of content: SiteOutput.Content?) -> ResponseBody? {
    switch content {
    case nil: nil
    case .bytes(let bytes)?: ResponseBody(bytes)
    case .copy(let path)?: (try? open(path)).map { ResponseBody($0) }
    }
  }

  /// Opens a file that the site copies.
  ///
  /// The file may have been replaced since the build. A symbolic link in its path is an error, because it could lead to
  /// any file of this machine; so is a pipe, because reading it would wait forever.
  private func open(_ path: String) throws(FolderProblem) -> OpenFile {
    try FolderTree(Folder(content)).file(at: path)
  }

  /// Adds the problems to a page, and a script that reloads the page after a change; other files stay unchanged.
  private func addReloading(to body: ResponseBody, _ name: String, _ problems: String) -> ResponseBody {
    guard name.hasSuffix(".html") else { return body }
    var page = body
    page.append(Array((ProblemPanel.markup(problems) + Self.script).utf8))
    return page
  }

  /// Reloads the page after a change, and after a lost connection, because the server may have restarted.
  private static let script = """
    <script>{
      const events = new EventSource("\(Events.path)")
      let wasOpen = false
      events.onmessage = () => location.reload()
      events.onopen = () => { if (wasOpen) location.reload(); wasOpen = true }
    }</script>

    """
}

/// The panel that shows problems on top of a served page.
enum ProblemPanel {
  /// Renders the panel; empty if there are no problems.
  static func markup(_ problems: String) -> String {
    guard !problems.isEmpty else { return "" }
    return aside(.id("garland.problems"), .role("alert")) { pre { Text(problems) } }
      .attribute(.style(declarations: style)).rendered().html
  }

  private static let style: StaticString = """
    position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.5rem;\
    background:#2b1113;color:#ffe3e1;border-top:4px solid #f07b7b;font:14px/1.5 ui-monospace,monospace;text-align:left
    """
}
