import Articles
import Caching
import ContainerTrials
import Diagnostics
import Files
import Handles
import Planning
import Views

/// The options of `garland test containers`.
struct TestCall: Equatable {
  /// The names of the containers to test; empty for all.
  var names: [String] = []
  var templates = BuildCall().templates

  static let values: Set<String> = ["--templates"]

  static func read(_ arguments: Arguments) -> Result<TestCall, InvocationMistake> {
    guard arguments.rest.first == "containers" else { return .failure(.wrongTest) }
    return .success(
      TestCall(
        names: Array(arguments.rest.dropFirst()),
        templates: arguments.folder("--templates") ?? BuildCall().templates))
  }
}

/// The command `garland test containers`, which renders each container with many kinds of children.
struct TestCommand {
  let call: TestCall
  let code: SiteCode

  func run() -> ExitStatus {
    let theme = ThemeContainers(DiskFolder(call.templates), code: code.registered)
    let containers = theme.registry.containers
    for name in call.names where !containers.contains(where: { $0.name == name }) {
      let help = nearestName(to: name, among: containers.map(\.name)).map { "; \(didYouMean($0))" } ?? ""
      return .refusing("there is no container `\(name)`\(help)")
    }
    let status = DiagnosticPrinter(sources: theme.sources, isStrict: false).print(theme.diagnostics)
    let chosen = containers.filter { call.names.isEmpty || call.names.contains($0.name) }
    let results = chosen.flatMap { container in
      ContainerCase.all.map { row in Self.test(container, row, in: theme) }
    }
    let faultCount = results.filter { !$0.faults.isEmpty }.count
    let count = chosen.count == 1 ? "1 container" : "\(chosen.count) containers"
    let summary = "\(count), \(results.count) cases: \(faultCount) with faults\n"
    let printing = ExitStatus.printing(results.map(\.text).joined() + summary)
    return faultCount > 0 || status != .done ? .failed : printing
  }

  /// The result of a container in a case.
  private struct TestResult {
    let container: String
    let row: ContainerCase
    let faults: [String]

    /// A line, and one for each fault.
    var text: String {
      "\(faults.isEmpty ? "ok   " : "FAULT") \(container): \(row)\n" + faults.map { "        \($0)\n" }.joined()
    }
  }

  private static func test(_ container: Container, _ row: ContainerCase, in theme: ThemeContainers) -> TestResult {
    let isTemplate = theme.templates.contains(container.name)
    let rendering = row.render(container, among: theme.registry, fillsAttributes: isTemplate)
    return TestResult(
      container: container.name, row: row, faults: rendering.faults + faults(of: rendering.assets, row, in: theme))
  }

  /// Returns what is wrong with the styles and scripts that a container requires.
  private static func faults(of assets: [Asset], _ row: ContainerCase, in theme: ThemeContainers) -> [String] {
    assets.compactMap { asset in
      guard asset.url.hasPrefix("/") else { return nil }
      guard let text = theme.text(ofAssetAt: asset.url) else {
        return theme.unreadPlace(ofAssetAt: asset.url).map {
          "it needs `\(asset.url)`, and Garland does not read `\($0)`: stylesheets and scripts are in `assets`"
        } ?? "it needs `\(asset.url)`, and there is no file `Templates\(asset.url)`"
      }
      guard row.form == .rightToLeft, asset.kind == .style else { return nil }
      return PhysicalSides.first(in: text).map {
        "`\(asset.url)` has `\($0)`, which is the wrong side in a page from right to left"
      }
    }
  }
}
