// swift-tools-version: 6.2
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

/// A target under `Sources`, with the layers below that it may import (held against `Sources/ARCHITECTURE.md` by a test).
func layer(_ name: String, over dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

func tests(_ name: String, of dependencies: [String], besides others: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: others, swiftSettings: strict)
}

let package = Package(
  name: "Garland",
  products: [
    .library(name: "Garland", targets: ["Garland"]),
    .executable(name: "garland", targets: ["Tool"]),
  ],
  targets: [
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    layer("Diagnostics"),
    layer("Markup"),
    layer("Parsing", over: ["CMarkGFM", "CYAML", "Dates", "Diagnostics"]),
    layer("Highlighting"),
    layer("Theme"),
    layer("Dates"),
    layer("Assets"),
    layer("Mustache", over: ["Diagnostics", "Markup"]),
    layer("Views", over: ["Diagnostics", "Markup"]),
    layer("Elements", over: ["Markup", "Views"]),
    layer("Components", over: ["Diagnostics", "Elements", "Highlighting", "Markup", "Views"]),
    layer(
      "Articles",
      over: ["Components", "Dates", "Diagnostics", "Elements", "Highlighting", "Markup", "Parsing", "Views"]),
    layer("Containers", over: ["Articles", "Components", "Elements", "Views"]),
    layer(
      "Sites",
      over: [
        "Articles", "Assets", "Components", "Containers", "Dates", "Diagnostics", "Elements", "Markup", "Mustache",
        "Parsing", "Records", "Theme", "Views",
      ]),
    layer("Checking", over: ["Articles", "Assets", "Diagnostics", "Markup", "Sites"]),
    layer("Files"),
    layer("Records", over: ["Diagnostics"]),
    layer("Publishing", over: ["Diagnostics", "Files", "Records"]),
    layer("Caching", over: ["Diagnostics", "Files", "Records"]),
    layer(
      "Reporting",
      over: ["Articles", "Components", "Dates", "Diagnostics", "Elements", "Markup", "Publishing", "Sites", "Views"]),
    layer("Serving", over: ["Files"]),
    layer(
      "Command",
      over: [
        "Articles", "Caching", "Checking", "Components", "Containers", "Dates", "Diagnostics", "Elements", "Files",
        "Highlighting", "Markup", "Parsing", "Publishing", "Records", "Reporting", "Serving", "Sites", "Views",
      ]),
    layer(
      "Garland",
      over: [
        "Articles", "Command", "Components", "Containers", "Dates", "Diagnostics", "Elements", "Markup", "Sites",
        "Views",
      ]),
    .executableTarget(name: "Tool", dependencies: ["Command"], swiftSettings: strict),
    layer("Examples", over: ["Garland"]),
    .executableTarget(name: "Gallery", dependencies: ["Examples", "Garland", "Theme"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Components", "Diagnostics", "Files", "Garland", "Highlighting", "Markup", "Mustache", "Parsing",
      ],
      swiftSettings: strict),

    .executableTarget(name: "SiteBenchmarks", dependencies: ["Files"], swiftSettings: strict),
    .executableTarget(
      name: "SwiftSite", dependencies: ["Garland"], path: "Tests/SwiftSite", exclude: ["Content"], swiftSettings: strict
    ),
    .target(name: "TestSupport", dependencies: ["Garland"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("ArchitectureTests", of: []),
    tests(
      "AssetsTests", of: ["Assets", "TestSupport"],
      besides: ["Digests/digests.py", "Images/pictures.py", "Minifying/scripts.py", "Minifying/styles.py"]),
    tests("ArticlesTests", of: ["Articles", "Dates", "Diagnostics", "Garland", "Parsing", "TestSupport"]),
    tests(
      "BrowserTests",
      of: ["Articles", "Components", "Containers", "Diagnostics", "Garland", "Sites", "TestSupport", "Theme"],
      besides: ["drive.py"]),
    tests("CachingTests", of: ["Caching", "Files", "Records", "TestSupport"]),
    tests("CheckingTests", of: ["Checking", "Sites", "TestSupport"]),
    tests("ComponentsTests", of: ["Components", "Elements", "Garland", "TestSupport", "Views"]),
    tests("ConformanceTests", of: ["Garland", "TestSupport"]),
    tests("ContainersTests", of: ["Garland", "Markup", "TestSupport"]),
    tests(
      "DatesTests", of: ["Dates", "TestSupport"], besides: ["Oracle/clocks.py", "Oracle/languages.py"]),
    tests("DiagnosticsTests", of: ["Diagnostics", "TestSupport"]),
    tests("ElementsTests", of: ["Elements", "Markup", "TestSupport", "Views"]),
    tests("ExamplesTests", of: ["Examples", "Garland"]),
    tests("HighlightingTests", of: ["Components", "Highlighting", "TestSupport", "Views"], besides: ["Oracle"]),
    tests("FilesTests", of: ["Files", "TestSupport"]),
    tests("MarkupTests", of: ["Garland", "Markup", "TestSupport"], besides: ["parse.py"]),
    tests(
      "MarkdownTests",
      of: ["Articles", "Containers", "Diagnostics", "Markup", "Parsing", "TestSupport", "Views"]),
    tests("MustacheTests", of: ["Diagnostics", "Markup", "Mustache", "TestSupport"]),
    tests("ParsingTests", of: ["Diagnostics", "Parsing", "TestSupport"]),
    tests("PublishingTests", of: ["Files", "Publishing", "Records", "TestSupport"]),
    tests("RecordsTests", of: ["Diagnostics", "Records", "TestSupport"]),
    tests("ReportingTests", of: ["Diagnostics", "Publishing", "Reporting", "TestSupport"]),
    tests("ServingTests", of: ["Files", "Serving", "TestSupport"]),
    tests("SiteBenchmarksTests", of: ["Files", "SiteBenchmarks", "TestSupport"]),
    tests(
      "SitesTests",
      of: [
        "Articles", "Command", "Containers", "Diagnostics", "Garland", "Mustache", "Records", "Reporting", "Sites",
        "TestSupport", "Tool",
      ],
      besides: ["Validators/feeds.py", "Validators/links.py", "Validators/sitemaps.py"]),
    tests("ThemeTests", of: ["Highlighting", "TestSupport", "Theme"]),
    tests(
      "ToolTests",
      of: [
        "Command", "Diagnostics", "Files", "Parsing", "Publishing", "Records", "Reporting", "Sites", "SwiftSite",
        "TestSupport", "Tool",
      ],
      besides: ["proxy.py", "serve.py"]),
    tests(
      "ValidityTests", of: ["Articles", "Containers", "Diagnostics", "Gallery", "Garland", "Sites", "TestSupport"]),
    tests("ViewsTests", of: ["Garland", "TestSupport"]),
  ]
)
