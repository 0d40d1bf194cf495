// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// One set of rules for every target: Swift 6, strict concurrency, strict memory safety, no warning left standing.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A group of targets, which is a folder of `Sources`.
///
/// A test compares the imports of each target with the table in `Sources/ARCHITECTURE.md`.
struct Group {
  let folder: String

  func target(_ name: String, over dependencies: [String] = [], besides others: [String] = []) -> Target {
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "\(folder)/\(name)", exclude: others,
      swiftSettings: strict)
  }

  func macro(_ name: String, over dependencies: [String]) -> Target {
    .macro(
      name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "\(folder)/\(name)",
      swiftSettings: strict)
  }

  func program(_ name: String, over dependencies: [String]) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "\(folder)/\(name)",
      swiftSettings: strict)
  }
}

let core = Group(folder: "Sources/Core")
let html = Group(folder: "Sources/HTML")
let markdown = Group(folder: "Sources/Markdown")
let site = Group(folder: "Sources/Site")
let migration = Group(folder: "Sources/Migration")
let tool = Group(folder: "Sources/Tool")
let library = Group(folder: "Sources/Library")
let performance = Group(folder: "Sources/Performance")

func tests(_ name: String, of dependencies: [String], besides others: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: others, swiftSettings: strict)
}

let package = Package(
  name: "Garland",
  products: [
    .library(name: "Garland", targets: ["Garland"]),
    .library(name: "GarlandViews", targets: ["GarlandViews"]),
    .library(name: "GarlandTesting", targets: ["GarlandTesting"]),
    .executable(name: "garland", targets: ["GarlandTool"]),
  ],
  targets: [
    core.target("Texts"),
    core.target("Diagnostics", over: ["Texts"]),
    core.target("Dates"),
    .systemLibrary(name: "CThreads", path: "Sources/Core/CThreads"),
    core.target("Files", over: ["CThreads"]),
    core.target("Records", over: ["Diagnostics"]),
    core.target("Highlighting", over: ["Texts"]),
    core.target("Formulas", over: ["Diagnostics"]),

    html.target("Markup", over: ["Diagnostics", "Texts"]),
    html.target("Views", over: ["Diagnostics", "Markup"]),
    html.target("Elements", over: ["Markup", "Texts", "Views"]),
    html.target("HTML", over: ["Elements"]),
    html.target("Components", over: ["Diagnostics", "Elements", "Highlighting", "Markup", "Views"]),

    .systemLibrary(
      name: "CMarkGFM", path: "Sources/Markdown/CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/Markdown/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    markdown.target("Parsing", over: ["CMarkGFM", "CYAML", "Dates", "Diagnostics", "Texts"]),
    markdown.target(
      "Articles",
      over: [
        "Components", "Dates", "Diagnostics", "Elements", "Formulas", "Highlighting", "Markup", "Parsing", "Records",
        "Texts", "Views",
      ]),
    markdown.target("Containers", over: ["Articles", "Components", "Diagnostics", "Elements", "Views"]),
    markdown.target(
      "ContainerTrials", over: ["Articles", "Components", "Diagnostics", "Elements", "Markup", "Texts", "Views"]),
    markdown.target("Converting", over: ["Articles", "Markup", "Texts"]),

    site.target("Mustache", over: ["Diagnostics", "Markup", "Texts"]),
    site.target("Assets"),
    .systemLibrary(
      name: "CImages", path: "Sources/Site/CImages",
      providers: [
        .apt(["libturbojpeg0-dev", "libpng-dev", "libwebp-dev"]), .brew(["jpeg-turbo", "libpng", "webp"]),
      ]),
    site.target("Pictures", over: ["Assets", "CImages", "Records"]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/Site/CHarfBuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    site.target("Cards", over: ["Assets", "CHarfBuzz", "Pictures", "Records", "Texts"]),
    site.target("Searching", over: ["Markup", "Texts"]),
    site.target("Theme"),
    site.target("Addresses", over: ["Articles", "Dates", "Diagnostics", "Parsing", "Records", "Texts"]),
    site.target(
      "Planning",
      over: [
        "Addresses", "Articles", "Assets", "Cards", "Components", "Containers", "Dates", "Diagnostics", "Formulas",
        "Markup",
        "Mustache", "Parsing", "Pictures", "Records", "Searching", "Texts", "Theme", "Views",
      ]),
    site.target(
      "Handles",
      over: [
        "Addresses", "Articles", "Assets", "Cards", "Components", "Dates", "Diagnostics", "Elements", "Markup",
        "Mustache", "Parsing", "Planning", "Records", "Texts", "Views",
      ]),
    site.target(
      "Sites",
      over: [
        "Addresses", "Articles", "Cards", "Components", "Converting", "Dates", "Diagnostics", "Elements", "Handles",
        "Markup", "Mustache", "Parsing", "Planning", "Records", "Searching", "Texts", "Theme", "Views",
      ]),
    site.target(
      "Checking",
      over: [
        "Addresses", "Articles", "Assets", "Diagnostics", "Markup", "Pictures", "Planning", "Records", "Sites", "Texts",
      ]),
    site.target(
      "Revisions",
      over: ["Addresses", "Articles", "Dates", "Diagnostics", "Markup", "Parsing", "Planning", "Records", "Texts"]),

    migration.target("Comparing", over: ["Dates", "Markup", "Texts"]),
    migration.target(
      "Importing",
      over: ["Addresses", "Articles", "Converting", "Dates", "Diagnostics", "Markup", "Parsing", "Records", "Texts"]),

    tool.target("Publishing", over: ["Diagnostics", "Files", "Records"]),
    tool.target(
      "Caching",
      over: [
        "Articles", "Diagnostics", "Files", "Parsing", "Pictures", "Planning", "Publishing", "Records", "Revisions",
        "Sites", "Texts",
      ]),
    tool.target(
      "Reporting",
      over: [
        "Addresses", "Articles", "Components", "Dates", "Diagnostics", "Elements", "Markup", "Planning", "Publishing",
        "Records", "Sites", "Texts", "Views",
      ]),
    tool.target("Serving", over: ["Files", "Markup", "Texts"]),
    tool.target("PictureEncoding", over: ["Cards", "Files", "Pictures", "Records"]),
    tool.target(
      "Command",
      over: [
        "Addresses", "Articles", "Caching", "Cards", "Checking", "Components", "Containers", "ContainerTrials",
        "Dates", "Diagnostics", "Elements", "Files", "Handles", "Highlighting", "Markup", "Parsing", "PictureEncoding",
        "Pictures", "Planning", "Publishing", "Records", "Reporting", "Revisions", "Serving", "Sites", "Texts",
        "Views",
      ],
      // These files are embedded in `StarterSite+Files.swift`.
      besides: ["Starters/blog", "Starters/docs", "Starters/portfolio"]),
    tool.program(
      "GarlandTool",
      over: [
        "Articles", "Caching", "Command", "Comparing", "Dates", "Diagnostics", "Files", "Handles", "Importing",
        "Markup", "Planning", "Records", "Reporting", "Sites", "Texts",
      ]),

    library.macro("EntryMacro", over: ["Texts"]),
    library.target(
      "GarlandViews",
      over: [
        "Articles", "Components", "Containers", "Dates", "Diagnostics", "Elements", "EntryMacro", "HTML", "Markup",
        "Theme", "Views",
      ]),
    library.target("Garland", over: ["Command", "GarlandViews", "Handles", "Planning"]),
    library.target(
      "GarlandTesting",
      over: ["Addresses", "ContainerTrials", "Dates", "Diagnostics", "Files", "Handles", "Planning", "Sites"]),
    library.target("Examples", over: ["Garland"]),
    library.program("Gallery", over: ["Examples", "Garland"]),

    performance.program(
      "Benchmarks",
      over: ["Components", "Diagnostics", "Files", "Garland", "Highlighting", "Markup", "Mustache", "Parsing"]),
    performance.program("SiteBenchmarks", over: ["Files"]),

    .executableTarget(
      name: "SwiftSite", dependencies: ["Garland"], path: "Tests/SwiftSite", exclude: ["Content"], swiftSettings: strict
    ),
    .executableTarget(
      name: "ArticleServer", dependencies: ["GarlandViews"], path: "Tests/ArticleServer", swiftSettings: strict),
    .target(
      name: "ComponentKit", dependencies: ["Garland"], path: "Tests/ComponentKit",
      resources: [.embedInCode("Resources")], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Garland", "Planning", "Records", "Sites"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("AddressesTests", of: ["Addresses", "TestSupport"]),
    tests("ArchitectureTests", of: []),
    tests(
      "AssetsTests", of: ["Assets", "TestSupport"],
      besides: ["digests.py", "images.py", "styles.py"]),
    tests("ArticlesTests", of: ["Articles", "Dates", "Diagnostics", "Garland", "Parsing", "TestSupport"]),
    tests(
      "BrowserTests",
      of: [
        "Articles", "Command", "Components", "Containers", "Diagnostics", "Garland", "GarlandTool", "Planning", "Sites",
        "TestSupport", "Theme",
      ],
      besides: ["drive.py"]),
    tests(
      "CachingTests",
      of: [
        "Caching", "Diagnostics", "Files", "GarlandTool", "Planning", "Publishing", "Records", "Revisions", "SwiftSite",
        "TestSupport",
      ]),
    tests("CardsTests", of: ["Assets", "Cards", "Pictures", "TestSupport"], besides: ["glyphs.py"]),
    tests("CheckingTests", of: ["Checking", "Markup", "Planning", "Records", "TestSupport"]),
    tests("ComparingTests", of: ["Comparing", "Markup", "TestSupport", "Texts"]),
    tests("ComponentsTests", of: ["Components", "Elements", "Garland", "TestSupport", "Views"]),
    tests("ConformanceTests", of: ["Garland", "TestSupport"]),
    tests("ContainersTests", of: ["Garland", "Markup", "TestSupport"]),
    tests(
      "DatesTests", of: ["Dates", "TestSupport"],
      besides: ["Oracle/clocks.py", "Oracle/languages.py", "Oracle/plurals.py"]),
    tests("DiagnosticsTests", of: ["Diagnostics", "TestSupport"]),
    tests("ElementsTests", of: ["Diagnostics", "Elements", "HTML", "Markup", "TestSupport", "Views"]),
    tests("ExamplesTests", of: ["Examples", "Garland"]),
    tests(
      "GarlandTestingTests", of: ["ComponentKit", "Examples", "Garland", "GarlandTesting", "TestSupport"],
      besides: ["Snapshots"]),
    tests("FormulasTests", of: ["Formulas", "TestSupport"], besides: ["katex.js"]),
    tests("HighlightingTests", of: ["Components", "Highlighting", "TestSupport", "Views"], besides: ["Oracle"]),
    tests("FilesTests", of: ["Files", "TestSupport"]),
    tests(
      "ImportingTests",
      of: [
        "Articles", "Containers", "Converting", "Dates", "Diagnostics", "Importing", "Markup", "Parsing", "Planning",
        "Sites", "TestSupport",
      ],
      besides: ["HTML/facts.py"]),
    tests("MarkupTests", of: ["CMarkGFM", "Garland", "Markup", "TestSupport"], besides: ["parse.py"]),
    tests(
      "MarkdownTests",
      of: ["Articles", "Containers", "Diagnostics", "Markup", "Parsing", "TestSupport", "Views"]),
    tests("MustacheTests", of: ["Diagnostics", "Markup", "Mustache", "TestSupport"]),
    tests("OutsideTests", of: ["Examples", "Handles", "Planning", "SwiftSite", "TestSupport"]),
    tests("ParsingTests", of: ["Diagnostics", "Parsing", "TestSupport"]),
    tests(
      "PicturesTests",
      of: ["Assets", "Cards", "Files", "GarlandTool", "PictureEncoding", "Pictures", "Records", "TestSupport"],
      besides: ["compare.py", "pictures.py"]),
    tests("PublishingTests", of: ["Files", "Publishing", "Records", "TestSupport"]),
    tests(
      "RevisionsTests",
      of: ["Addresses", "Articles", "Dates", "Handles", "Planning", "Revisions", "TestSupport", "Texts"]),
    tests("RecordsTests", of: ["Diagnostics", "Records", "TestSupport"]),
    tests("ReportingTests", of: ["Diagnostics", "Publishing", "Reporting", "TestSupport"]),
    tests(
      "SearchingTests", of: ["Dates", "Markup", "Planning", "Searching", "Sites", "TestSupport"],
      besides: ["search.js", "stems.js", "stems.py"]),
    tests("ServingTests", of: ["Files", "Serving", "TestSupport"]),
    tests("SiteBenchmarksTests", of: ["Files", "SiteBenchmarks", "TestSupport"]),
    tests(
      "SitesTests",
      of: [
        "Addresses", "Articles", "Assets", "Cards", "Command", "Containers", "Dates", "Diagnostics", "Garland",
        "GarlandTool", "Handles", "Mustache", "Pictures", "Planning", "Records", "Reporting", "Searching", "Sites",
        "TestSupport", "Theme",
      ],
      besides: ["Validators/feeds.py", "Validators/links.py", "Validators/schemas.py", "Validators/sitemaps.py"]),
    tests("TextsTests", of: ["TestSupport", "Texts"]),
    tests("ThemeTests", of: ["Assets", "Highlighting", "TestSupport", "Theme"]),
    tests(
      "ToolTests",
      of: [
        "ArticleServer", "Articles", "Caching", "Command", "Diagnostics", "Files", "GarlandTool", "Handles", "Parsing",
        "Publishing",
        "Records", "Reporting", "Sites", "SwiftSite", "TestSupport",
      ],
      besides: ["proxy.py", "serve.py", "slow-article.py"]),
    tests(
      "ValidityTests",
      of: ["Articles", "Containers", "Diagnostics", "Gallery", "Garland", "Sites", "TestSupport"]),
    tests("ViewsTests", of: ["Garland", "TestSupport"]),
  ]
)

// Testing one target in release builds only what it needs: `.ci/release` sets this.
if let chosen = Context.environment["GARLAND_TEST_TARGETS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name[...]) }
}
