public import Articles

extension ContainerRegistry {
  /// The containers that come with Garland, under the names that articles know them by.
  public static let standard = ContainerRegistry(standardContainers)

  /// Those of a site's own, and behind them those that come with Garland.
  public static func standard(with own: [Container]) -> ContainerRegistry {
    ContainerRegistry(own + standardContainers)
  }

  private static let standardContainers: [Container] = [
    .divided, .interleave, .stack, .cards, .tabs, .picker, .accordion, .carousel, .steps, .columns, .chat, .callout,
    .reversed,
  ]
}
