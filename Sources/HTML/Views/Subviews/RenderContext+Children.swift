extension RenderContext {
  /// Writes several children of a list.
  ///
  /// The values written where they are placed are not for them: a child was resolved with those of its own program.
  mutating func writeChildren(of list: ViewList, _ bounds: Range<Int>, at location: Location) {
    let outer = layers
    if let outer { layers = outer.withoutTraits }
    let place = exchangePlace(.child)
    for index in bounds { list.render(at: index, location: location, in: &self) }
    _ = exchangePlace(place)
    layers = outer
  }

  /// Says where the next bodies run, to a renderer that counts them; gives back where they ran so far.
  @inlinable
  mutating func exchangePlace(_ place: Retention.Place) -> Retention.Place {
    guard let retention else { return .way }
    return retention.exchange(place)
  }
}
