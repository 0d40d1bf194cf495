public import Garland

/// A library of components as a package has it: containers, a style and a template in one value.
public enum Kit {
  /// What a site adds to its own code.
  public static let code = SiteCode(
    containers: [aside],
    files: [
      "kit/aside.css": PackageResources.aside_css,
      "containers/price.mustache": PackageResources.price_mustache,
    ])

  static let aside = Container("aside", reads: .recorded) { use in
    div(.class("kit-aside")) { use.content }.needs(.style("/kit/aside.css"))
  }
}
