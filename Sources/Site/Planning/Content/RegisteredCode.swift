package import Articles

/// The additions of a Swift program to a site, without the views themselves.
///
/// A site is planned with them.
package struct RegisteredCode: Sendable {
  package let containers: [Container]
  package let layouts: [Named]
  package let pages: [Page]
  package let views: [Named]

  package init(containers: [Container], layouts: [Named], pages: [Page], views: [Named]) {
    (self.containers, self.layouts, self.pages, self.views) = (containers, layouts, pages, views)
  }

  /// A layout, or a view that templates place by its name.
  package struct Named: Sendable {
    package let name: String
    package let reads: CodeReads

    package init(name: String, reads: CodeReads) { (self.name, self.reads) = (name, reads) }
  }

  /// A page or a file in Swift.
  package struct Page: Sendable {
    package let address: String
    package let title: String
    package let template: String
    package let reads: CodeReads
    package let isFile: Bool

    package init(address: String, title: String, template: String, reads: CodeReads, isFile: Bool) {
      (self.address, self.title, self.template) = (address, title, template)
      (self.reads, self.isFile) = (reads, isFile)
    }
  }
}

extension RegisteredCode {
  /// The names and addresses of everything that is registered.
  ///
  /// A program can compute them when it starts, so they can differ between two builds of the same program.
  package var registrations: [[String]] {
    containers.map { ["container", $0.name] + $0.aliases } + layouts.map { ["layout", $0.name] }
      + pages.map { ["page", $0.address, $0.title, $0.template, $0.isFile ? "file" : "view"] }
      + views.map { ["view", $0.name] }
  }

  /// The names in Markdown of the containers that run in every build in which an input changed.
  var namesOfRunningContainers: [String] {
    containers.filter { $0.reads == .anything || $0.readsSite }.flatMap { [$0.name] + $0.aliases }
  }
}
