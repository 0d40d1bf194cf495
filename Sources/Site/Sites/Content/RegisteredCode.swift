import Articles

/// The additions of a Swift program to a site, without the views of its layouts and pages.
///
/// A site is planned with them.
package struct RegisteredCode: Sendable {
  let containers: [Container]
  let layouts: [Layout]
  let pages: [Page]

  /// A layout in Swift.
  struct Layout: Sendable {
    let name: String
    let reads: CodeReads
  }

  /// A page or a file in Swift.
  struct Page: Sendable {
    let address: String
    let title: String
    let template: String
    let reads: CodeReads
    let isFile: Bool
  }
}

extension RegisteredCode {
  /// The names and addresses of everything that is registered.
  ///
  /// A program can compute them when it starts, so they can differ between two builds of the same program.
  package var registrations: [[String]] {
    containers.map { ["container", $0.name] + $0.aliases } + layouts.map { ["layout", $0.name] }
      + pages.map { ["page", $0.address, $0.title, $0.template, $0.isFile ? "file" : "view"] }
  }

  /// The names in Markdown of the containers that run in every build in which an input changed.
  var namesOfRunningContainers: [String] {
    containers.filter { $0.reads == .anything || $0.readsSite }.flatMap { [$0.name] + $0.aliases }
  }
}
