public import Articles

extension ContainerRegistry {
  /// The containers that come with Garland, under the names that articles know them by.
  public static let standard = ContainerRegistry(standardContainers)

  /// Those of a site's own, then those that its templates hold, then those that come with Garland: the first one answers.
  public static func standard(with own: [Container], templates: [Container] = []) -> ContainerRegistry {
    ContainerRegistry(own + templates + standardContainers)
  }

  private static let standardContainers: [Container] = [
    .divided, .interleave, .stack, .cards, .tabs, .picker, .accordion, .carousel, .steps, .columns, .chat, .callout,
    .reversed,
  ]
}
