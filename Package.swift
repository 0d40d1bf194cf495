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
    .library(name: "Garland", targets: ["Garland"])
  ],
  targets: [
    layer("Diagnostics"),
    layer("Markup"),
    layer("Views", over: ["Diagnostics", "Markup"]),
    layer("Elements", over: ["Markup", "Views"]),
    layer("Components", over: ["Diagnostics", "Markup", "Views", "Elements"]),
    layer("Garland", over: ["Diagnostics", "Markup", "Views", "Elements", "Components"]),
    layer("Examples", over: ["Garland"]),
    .executableTarget(name: "Gallery", dependencies: ["Examples", "Garland"], swiftSettings: strict),
    .executableTarget(name: "Benchmarks", dependencies: ["Garland"], swiftSettings: strict),

    .target(name: "TestSupport", dependencies: ["Garland"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("ArchitectureTests", of: []),
    tests("ConformanceTests", of: ["Garland", "TestSupport"]),
    tests("DiagnosticsTests", of: ["Diagnostics", "TestSupport"]),
    tests("ElementsTests", of: ["Elements", "Markup", "TestSupport", "Views"]),
    tests("ExamplesTests", of: ["Examples", "Garland"]),
    tests("MarkupTests", of: ["Garland", "TestSupport"], besides: ["parse.py"]),
    tests("ViewsTests", of: ["Garland", "TestSupport"]),
  ]
)
