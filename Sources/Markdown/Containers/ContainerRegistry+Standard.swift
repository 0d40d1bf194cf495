public import Articles

extension ContainerRegistry {
  /// The built-in containers.
  public static let standard = ContainerRegistry(standardContainers)

  /// Returns a registry of a site's own containers, its templates and the built-in containers, in this order.
  ///
  /// If several containers have the same name, the first one is used.
  public static func standard(with own: [Container], templates: [Container] = []) -> ContainerRegistry {
    ContainerRegistry(own + templates + standardContainers)
  }

  private static let standardContainers: [Container] = [
    .divided, .interleave, .stack, .cards, .tabs, .picker, .accordion, .carousel, .steps, .columns, .chat, .callout,
    .reversed, .figure, .gallery, .video,
  ]
}
