import Articles
import Containers
import Mustache

@testable import Sites

/// The filters of a site's templates.
enum FilterNames {
  static let all = Set(FilterRegistry.site(at: SiteAddress(), SiteSettings()).names)
}

/// The containers that come with Garland; a callout is known by its kinds.
enum ContainerNames {
  static let all = ContainerRegistry.standard.containers.map { $0.name == "callout" ? "note" : $0.name }
}
