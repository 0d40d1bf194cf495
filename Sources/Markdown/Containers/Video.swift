package import Articles
public import Components
import Elements
public import Views

/// A video that loads nothing until the reader starts it.
///
/// ```markdown
/// :::video[How to fold the dough]{youtube=aqz-KE-bpKQ poster=fold.jpg}
/// :::
///
/// :::video[The oven]{src=oven.mp4}
/// Without sound.
/// :::
/// ```
///
/// A video on YouTube, Vimeo or PeerTube is a link to its page. A script shows the player in its place when a reader follows the
/// link, so that the video site learns nothing about other readers. A video reads no traits.
public struct Video<Content: View>: UnaryView {
  @Environment(\.containerWords) private var words
  @Environment(\.articleOrigin) private var origin

  let source: VideoSource
  let title: ChildLabel?
  let poster: String?
  let content: Content

  /// Creates a video.
  ///
  /// - Parameters:
  ///   - source: Where the video is from.
  ///   - title: The title.
  ///   - poster: The address of a picture to show until the video starts.
  ///   - content: More about the video, shown below it.
  public init(
    _ source: VideoSource, title: ChildLabel? = nil, poster: String? = nil,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.source = source
    self.title = title
    self.poster = poster
    self.content = content()
  }

  /// The player or a link to the video, then the title and the content.
  public var markup: some View {
    let isPage = Reading().isPage
    figure(.class("video")) {
      if case .file(let address) = source {
        video(
          .src(absolute(address)), .poster(poster.map(absolute)), .controls(true), .preload(.none),
          .ariaLabel(title?.text)
        ) {}
      } else {
        start(isPage: isPage)
      }
      Group(subviews: content) { children in
        if title != nil || !children.isEmpty {
          figcaption {
            if let title { p { title.view } }
            children
          }
        }
      }
    }
    .needs(.module("/containers/video.js"), if: isPage && source.player != nil).styled(as: "video")
  }

  /// A link to the page with the video, for the script to replace.
  private func start(isPage: Bool) -> some View {
    let text = "\(words.play) (\(source.host))"
    return a(
      .href(source.address), .class(poster == nil ? "video-start" : "video-start has-poster"),
      .data("player", isPage ? source.player : nil), .ariaLabel(title.map { "\(text): \($0.text)" })
    ) {
      if let poster { img(.src(absolute(poster)), .alt(""), .loading(.lazy)) }
      span { Text(text) }
    }
  }

  /// Returns an address as a feed needs it: with the address of the site.
  private func absolute(_ address: String) -> String { origin?.absolute(address) ?? address }
}

extension Container {
  /// `:::video[A title]{youtube=aqz-KE-bpKQ}`.
  package static let video = Container(
    "video", summary: "a video that loads nothing until it is started",
    attributes: [
      youtube.declaration, vimeo.declaration, peertube.declaration, file.declaration, page.declaration,
      poster.declaration,
    ],
    requiresOneOf: [youtube.name, vimeo.name, peertube.name, file.name, page.name]
  ) { use in
    if let source = source(of: use) {
      Video(source, title: use.label, poster: use[poster]?.text) { use.content }
    } else {
      use.content
    }
  }

  private static func source(of use: ContainerUse) -> VideoSource? {
    if let id = use[youtube] { return .youtube(id.text) }
    if let id = use[vimeo] { return .vimeo(id.text) }
    if let address = use[peertube] { return .peertube(host: address.host, id: address.id) }
    if let address = use[file] { return .file(address.text) }
    return use[page].map { VideoSource(url: $0.text) }
  }

  private static let youtube = ContainerAttribute<YouTubeID?>("youtube", default: nil)
  private static let vimeo = ContainerAttribute<VimeoID?>("vimeo", default: nil)
  private static let peertube = ContainerAttribute<PeerTubeAddress?>("peertube", default: nil)
  private static let file = ContainerAttribute<ContentAddress?>("src", default: nil)
  private static let page = ContainerAttribute<WebAddress?>("url", default: nil)
  private static let poster = ContainerAttribute<ContentAddress?>("poster", default: nil)
}
