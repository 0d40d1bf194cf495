import Addresses
import Articles
import Caching
import Files
import Markup
import Pictures
import Planning
import Serving
import Synchronization

/// The site that `garland serve` shows: the last build without errors, and the problems of the latest build.
final class ServedSite: Sendable {
  private struct State {
    var files: ServedFiles?
    var panel = ProblemPanel()
    /// The number of builds so far.
    var builds = 0
  }

  private let state = Mutex(State())

  /// Replaces the site unless `files` is `nil`, and always replaces the panel with the problems.
  ///
  /// Returns the message to the open pages about what changed, where `hasOnlyNewStyles` says that only stylesheets of the
  /// site were edited.
  func show(_ files: ServedFiles?, _ panel: ProblemPanel, hasOnlyNewStyles: Bool = false) -> String {
    state.withLock { state in
      let hasNewPanel = state.panel != panel
      state.panel = panel
      state.builds += 1
      guard let files, let before = state.files, before.root == files.root, !hasNewPanel else {
        state.files = files ?? state.files
        return files == nil && !hasNewPanel ? Self.message(about: []) : Self.reloadMessage
      }
      state.files = files
      return Self.message(about: files.changes(since: before), hasOnlyNewStyles: hasOnlyNewStyles)
    }
  }

  /// The message that every open page has to be loaded again.
  static let reloadMessage = "{}"

  private static func message(about paths: [String], hasOnlyNewStyles: Bool = false) -> String {
    let list = JSONText.list(paths.map { .text($0) })
    let json = JSONText.object([("files", list), ("hasOnlyNewStyles", .flag(hasOnlyNewStyles))])
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Returns the file at an address, a redirect to a folder's page, or the page for status 404.
  func response(to request: Request) -> Response {
    let state = state.withLock { $0 }
    if request.path == Self.buildPath { return Response(status: 200, text: "\(state.builds)") }
    let files = state.files
    let root = files?.root ?? "/"
    guard request.path.hasPrefix(root) else {
      if request.path == "/" || request.path + "/" == root { return redirect(request, to: root) }
      return notFound(state)
    }
    let path = String(request.path.dropFirst(root.utf8.count))
    let name = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let body = files?.body(of: name) { return Response(file: name, addReloading(to: body, root + name, state)) }
    if files?.isCached(name) ?? false {
      return Response(
        status: 500, text: "The cache cannot be read. Delete the folder `.garland`, and start `garland serve` again.\n")
    }
    if files?.has(path + "/index.html") ?? false { return redirect(request, to: request.path + "/") }
    return notFound(state)
  }

  private func redirect(_ request: Request, to path: String) -> Response {
    Response(
      redirectingTo: SitePath.encodedURI(SitePath.encoded(path)) + (request.query.map { "?" + $0 } ?? ""))
  }

  private func notFound(_ state: State) -> Response {
    let path = SiteFile.path(of: SiteFile.notFoundAddress)
    let page =
      state.files?.body(of: path) ?? ResponseBody(Array("<!doctype html><title>garland</title><body></body>".utf8))
    // A page that does not exist may exist after the next change.
    return Response(status: 404, file: path, addReloading(to: page, nil, state))
  }

  /// Adds the problems to a page, and a script that follows changes; other files stay unchanged.
  private func addReloading(to body: ResponseBody, _ path: String?, _ state: State) -> ResponseBody {
    guard path?.hasSuffix(".html") ?? true else { return body }
    var page = body
    page.append(Array((state.panel.markup + Self.script(ofPageAt: path, build: state.builds)).utf8))
    return page
  }

  /// The path of the number of builds so far.
  private static let buildPath = Events.path + "/build"

  /// Returns a script that loads the page again after a change of the page, or of a file that it loaded.
  ///
  /// It also loads the page again if a build ended before the page listened, and after a lost connection, because the
  /// server may have restarted.
  ///
  /// If only stylesheets were edited, the new ones replace the old ones, and the page stays as the reader left it.
  private static func script(ofPageAt path: String?, build: Int) -> String {
    let own = path.map { String(decoding: JSONText.text($0).bytes, as: UTF8.self) } ?? "null"
    return """
      <script>{
        const own = \(own)
        const events = new EventSource("\(Events.path)")
        let wasOpen = false, swaps = Promise.resolve()
        const textOf = async (address) => (await fetch(address, { cache: "no-store" })).text()
        const swapStyles = async () => {
          const selector = "link[rel~=stylesheet], head > style"
          const page = new DOMParser().parseFromString(await textOf(location.href), "text/html")
          const styles = page.querySelectorAll(selector)
          const old = document.querySelectorAll(selector)
          if (old.length !== styles.length) return location.reload()
          await Promise.all([...old].map(async (element, index) => {
            if (element.outerHTML === styles[index].outerHTML) return
            const style = document.importNode(styles[index], true)
            const loads = style.localName === "link" && !style.disabled
            const end = loads && new Promise((done) => { style.onload = style.onerror = done })
            element.after(style)
            await end
            element.remove()
          }))
        }
        events.onmessage = ({ data }) => {
          const { files, hasOnlyNewStyles } = JSON.parse(data)
          if (!files || own === null) return location.reload()
          const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
          const used = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => {
            try { return decodeURIComponent(pathname) } catch { return pathname }
          })
          // The next swap begins after the last one, because it counts the stylesheets.
          if (hasOnlyNewStyles && files.includes(own)) { swaps = swaps.catch(() => {}).then(swapStyles); return }
          if ([own, ...used].some((file) => files.includes(file))) location.reload()
        }
        events.onopen = async () => {
          const isNew = !wasOpen
          wasOpen = true
          if (!isNew || await textOf("\(buildPath)") !== "\(build)") location.reload()
        }
      }</script>

      """
  }
}

/// The files of a built site, with the places of their bytes.
struct ServedFiles: Sendable {
  /// The address of the site without its host.
  let root: String
  private let origins: [String: OutputSnapshot.Origin]
  /// The derived pictures, which are made when a browser asks for them, so that a save never waits for pictures.
  private let derived: [String: DerivedPicture]
  private let unstored: [String: [UInt8]]
  private let blobs: BlobReader?
  private let content: DiskFolder
  private let making: PictureMaking

  /// Creates the files of a new build; its record is not saved yet.
  init(_ staging: SiteStaging, of session: BuildSession) {
    self.init(
      staging.outputs, staging.pictures, staging.unstored, staging.reader, of: session)
  }

  /// Creates the files of a previous build, which the cache has.
  init(_ files: [OutputSnapshot.File], _ blobs: BlobReader, of session: BuildSession) {
    self.init(files, [:], [:], blobs, of: session)
  }

  private init(
    _ files: [OutputSnapshot.File], _ derived: [String: DerivedPicture], _ unstored: [String: [UInt8]],
    _ blobs: BlobReader?, of session: BuildSession
  ) {
    origins = Dictionary(files.map { ($0.path, $0.origin) }) { first, _ in first }
    (self.derived, self.unstored, self.blobs) = (derived, unstored, blobs)
    (content, making) = (session.inputs.content, session.pictures)
    root = session.inputs.content.settings.address.root
  }

  func has(_ path: String) -> Bool { origins[path] != nil || derived[path] != nil || unstored[path] != nil }

  /// Whether the bytes of a file are in the cache, and not those of a file of the content.
  func isCached(_ path: String) -> Bool {
    switch origins[path] {
    case .blob?, .picture?: true
    case .copy?, .cleanCopy?, nil: false
    }
  }

  /// Returns the body of a file; `nil` if there is none, or if a copied file changed since the build.
  func body(of path: String) -> ResponseBody? {
    if let bytes = unstored[path] { return ResponseBody(bytes) }
    if let picture = derived[path] { return bytes(of: picture).map { ResponseBody($0) } }
    return switch origins[path] {
    case nil: nil
    case .blob(let blob)?: blobs?.bytes(blob).map { ResponseBody($0) }
    case .copy(let source)?: (try? open(source)).map { ResponseBody($0) }
    case .cleanCopy(let source)?:
      (try? open(source).contents()).map { ResponseBody((try? MetadataRemoval.clean($0)) ?? $0) }
    case .picture(let picture)?: making.stored(picture).map { ResponseBody($0) }
    }
  }

  /// Opens a file that the site copies.
  ///
  /// The file may have been replaced since the build. A symbolic link in its path is an error, because it could lead to
  /// any file of this machine; so is a pipe, because reading it would wait forever.
  private func open(_ path: String) throws(FolderProblem) -> OpenFile {
    try FolderTree(Folder(content.name)).file(at: path)
  }

  /// Returns a picture, or the file itself if it cannot be made; `nil` if the file changed since the build.
  private func bytes(of picture: DerivedPicture) -> [UInt8]? {
    (try? making.bytes(of: picture).get()) ?? (try? content.read(picture.source))
  }

  /// Returns the addresses of the files that are new, changed or removed since an earlier build.
  ///
  /// A derived picture has a new address if it changed. Of copies, the stamps are compared.
  func changes(since before: ServedFiles) -> [String] {
    let known = Set(origins.keys).union(unstored.keys).union(before.origins.keys).union(before.unstored.keys)
    return known.filter { path in
      switch (origins[path], before.origins[path]) {
      case (.blob(let new)?, .blob(let old)?): new.checksum != old.checksum || new.count != old.count
      case (.copy(let new)?, .copy(let old)?), (.cleanCopy(let new)?, .cleanCopy(let old)?):
        new != old || content.stamp(of: new) != before.content.stamp(of: old)
      case (.picture?, .picture?): false
      case (nil, nil): unstored[path] != before.unstored[path]
      default: true
      }
    }.map { root + $0 }.sorted()
  }
}
