import Files
import Handles
import Planning

/// The files of a new site with Swift code: a package whose program is `garland` with a container, a layout and a page.
struct StarterPackage {
  /// The name of the package.
  let name: String
  /// Where the package finds Garland.
  let garland: Dependency
  /// Whether the toolchain has the linker lld, which links faster than the default one (0.5 s instead of 0.7 s).
  let hasLLD: Bool

  /// Where a package finds Garland.
  enum Dependency: Equatable {
    /// A checkout on this machine, as an absolute path.
    case checkout(String)
    /// The repository, as an address for Git, at the version of this program.
    case repository(String)

    /// The checkout that contains the running program, if there is one, or else the repository, if it has an address.
    static var nearest: Dependency? {
      var folder = Executable.current.map { Files.split($0.path).folder } ?? "/"
      while folder != "/" {
        if isCheckout(folder) { return .checkout(folder) }
        folder = Files.split(folder).folder
      }
      return Project.clone.map { .repository($0) }
    }

    /// Reads the path of a clone, or the address of a repository; `nil` if the folder has no sources of Garland.
    init?(_ written: String) {
      if written.contains("://") || written.hasPrefix("git@") {
        self = .repository(written)
      } else {
        guard Self.isCheckout(written), let path = try? Files.resolve(written) else { return nil }
        self = .checkout("\(path.folder == "/" ? "" : path.folder)/\(path.name)")
      }
    }

    /// Returns whether a folder contains the sources of Garland.
    static func isCheckout(_ folder: String) -> Bool {
      Files.isFile("\(folder)/Package.swift") && Files.isFolder("\(folder)/Sources/Library/Garland")
    }

    /// The dependency as it is written in a manifest.
    fileprivate var declaration: String {
      switch self {
      case .checkout(let path): ".package(path: \(quoted(path)))"
      case .repository(let address):
        ".package(url: \(quoted(address)), from: \"\(Project.version.prefix { $0 != "-" })\")"
      }
    }

    /// The name by which the package manager knows the dependency: the last part of its path.
    fileprivate var identity: String {
      switch self {
      case .checkout(let path): Files.split(path).name
      case .repository(let address):
        // The package manager takes the last part of an address, without `.git`.
        address.split { $0 == "/" || $0 == ":" }.last.map { String($0.hasSuffix(".git") ? $0.dropLast(4) : $0) }
          ?? "garland"
      }
    }
  }

  /// The files by their paths in the package; `today` is the date of the first post.
  func files(today: String) -> [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/Site/Site.swift", Self.program),
      ("Sources/Site/Timeline.swift", Self.container), ("Sources/Site/Letter.swift", Self.layout),
      ("Sources/Site/PostsByYear.swift", Self.page), ("Content/site.yml", StarterSite.blog.settings),
      ("Content/about.md", Self.about), ("Content/posts/\(today)-hello.md", Self.post),
      ("Tests/SiteTests/TimelineTests.swift", Self.test), ("Templates/containers/timeline.css", Self.style),
      (".gitignore", StarterSite.ignoredFolders),
      (StarterSite.schemaPath, SchemaSubject.site.schema),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(quoted(name)),
      dependencies: [\(garland.declaration)],
      targets: [
        .executableTarget(
          name: "Site",
          dependencies: [.product(name: "Garland", package: \(quoted(garland.identity)))]\(linker)),
        .testTarget(
          name: "SiteTests",
          dependencies: ["Site", .product(name: "GarlandTesting", package: \(quoted(garland.identity)))]),
      ]
    )

    """
  }

  private var linker: String {
    hasLLD
      ? """
      ,
            linkerSettings: [
              .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
            ]
      """ : ""
  }

  /// Whether `ld.lld` is beside the program `swift`, or in `PATH`.
  static var toolchainHasLLD: Bool {
    let swift = Programs.find("swift").flatMap { try? Files.resolve($0) }
    return swift.map { Files.isFile("\($0.folder)/ld.lld") } == true || Programs.find("ld.lld") != nil
  }
}

/// Returns a Swift string literal.
private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

extension StarterPackage {
  private static let program = """
    import Garland

    @main enum Site {
      static func main() {
        GarlandCommand(
          code: SiteCode(containers: [.timeline], layouts: [.letter], pages: [.postsByYear])
        ).run()
      }
    }

    """

  private static let container = #"""
    import Garland

    /// A list that shows the year of each child.
    struct Timeline<Content: View>: UnaryView {
      let content: Content

      init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }

      var markup: some View {
        ol(.class("timeline")) {
          ForEach(subviews: content) { child in
            li {
              if let year = child.containerValues.year { time { Text("\(year)") } }
              child
            }
          }
        }
        .needs(.style("/containers/timeline.css"))
      }
    }

    extension Container {
      /// `:::timeline` in Markdown, with `{year=2026}` for a child.
      static let timeline = Container(
        "timeline", traits: [ContainerTrait("year", setting: \.year)], reads: .recorded
      ) { use in
        Timeline { use.content }
      }
    }

    extension ContainerValues {
      /// The year of a child of a timeline.
      @Entry var year: Int?
    }

    """#

  private static let layout = #"""
    import Garland

    extension SiteLayout {
      /// The frame of articles whose front matter says `template: letter`: the header and the footer of the theme, and a
      /// middle of your own.
      static let letter = SiteLayout("letter", reads: .recorded) { page, site in
        ThemePage(page, site) {
          VStack(alignment: .leading, spacing: 16) {
            ThemePartial("breadcrumbs", page)
            h1 { Text(page.title) }
            if let date = page.updated(.long) { p { Text("Revised on \(date)") } }
            page.article
          }
          .padding()
        }
      }
    }

    """#

  private static let page = #"""
    import Garland

    extension SitePage {
      /// A page that shows every post in a timeline.
      static let postsByYear = SitePage("/years/", title: "Posts by year", reads: .recorded) { site in
        Timeline {
          ForEach(site.posts, id: \.url) { post in
            p { a(.href(post.url)) { Text(post.title) } }
              .containerValue(\.year, post.date?.civilDate(in: site.timeZone).year)
          }
        }
      }
    }

    """#

  private static let test = """
    import GarlandTesting
    import Testing

    @testable import Site

    @Test(arguments: ContainerCase.all) func timeline(row: ContainerCase) {
      #expect(row.render { children in Timeline { children } }.faults == [])
    }

    """

  private static let style = """
    .timeline { padding: 0; list-style: none; }
    .timeline > li { border-inline-start: 2px solid; padding-inline-start: 1rem; }

    """

  private static let about = """
    ---
    description: A page with a layout in Swift.
    template: letter
    ---

    # About

    The layout in `Sources/Site/Letter.swift` frames this page.

    """

  private static let post = """
    ---
    title: Hello
    description: A post with a container in Swift.
    tags: [first]
    ---

    Lists of posts show this first paragraph.

    ## A container in Swift

    The blocks between the colons are the children of the view in `Sources/Site/Timeline.swift`:

    :::timeline
    The site begins.
    {year=2025}

    It has a container of its own.
    {year=2026}
    :::

    [All posts](/years/) are on a page in Swift.

    """
}
