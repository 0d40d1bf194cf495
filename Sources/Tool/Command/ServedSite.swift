import Addresses
import Articles
import Caching
import Diagnostics
import Files
import Pictures
import Planning
import Serving
import Sites
import Synchronization

/// The site that `garland serve` shows: the last build without errors, and the problems of the latest build.
final class ServedSite: Sendable {
  private struct State {
    var files: [String: SiteOutput.Content] = [:]
    var panel = ProblemPanel()
  }

  private let state = Mutex(State())
  private let content: String
  /// The derived pictures, which are made when a browser asks for them.
  let pictures = ServedPictures()

  /// Creates an empty site; `content` is the folder of the files that the site copies.
  init(copiesFrom content: String) {
    self.content = content
  }

  /// Replaces the site unless `site` is `nil`, and always replaces the panel with the problems.
  func show(_ site: BuiltSite?, _ panel: ProblemPanel) {
    let files = site.map { site in Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first } }
    state.withLock { state in
      if let files { state.files = files }
      state.panel = panel
    }
  }

  /// Returns the file at an address, a redirect to a folder's page, or the page for status 404.
  func response(to request: Request) -> Response {
    let (files, panel) = state.withLock { ($0.files, $0.panel) }
    let path = String(request.path.dropFirst())
    let name = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let body = body(of: files[name]) { return Response(file: name, addReloading(to: body, name, panel)) }
    if files[path + "/index.html"] != nil {
      let query = request.query.map { "?" + $0 } ?? ""
      return Response(redirectingTo: SitePath.encodedURI(SitePath.encoded(request.path)) + "/" + query)
    }
    let notFound = SiteFile.path(of: SiteFile.notFoundAddress)
    let page =
      body(of: files[notFound]) ?? ResponseBody(Array("<!doctype html><title>garland</title><body></body>".utf8))
    return Response(status: 404, file: notFound, addReloading(to: page, notFound, panel))
  }

  private func body(of content: SiteOutput.Content?) -> ResponseBody? {
    switch content {
    case nil: nil
    case .bytes(let bytes)?: ResponseBody(bytes)
    case .copy(let path)?: (try? open(path)).map { ResponseBody($0) }
    case .cleanCopy(let path)?:
      (try? open(path).contents()).map { ResponseBody((try? MetadataRemoval.clean($0)) ?? $0) }
    case .picture(let picture)?:
      pictures.bytes(of: picture) { try? self.open(picture.source).contents() }.map { ResponseBody($0) }
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
  private func addReloading(to body: ResponseBody, _ name: String, _ panel: ProblemPanel) -> ResponseBody {
    guard name.hasSuffix(".html") else { return body }
    var page = body
    page.append(Array((panel.markup + Self.script).utf8))
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
