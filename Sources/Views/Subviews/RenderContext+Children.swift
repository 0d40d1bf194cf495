extension RenderContext {
  /// Writes several children of a list.
  ///
  /// The values written where they are placed are not for them: a child was resolved with those of its own program.
  mutating func writeChildren(of list: ViewList, _ bounds: Range<Int>, at location: Location) {
    let outer = layers
    if let outer { layers = outer.withoutTraits }
    meetingChildren { context in
      for index in bounds { list.render(at: index, location: location, in: &context) }
    }
    layers = outer
  }

  /// Counts what `render` writes among the children that a container meets.
  @usableFromInline
  mutating func meetingChildren(_ render: (inout RenderContext) -> Void) {
    guard let retention, !retention.isMeetingChildren else { return render(&self) }
    retention.isMeetingChildren = true
    render(&self)
    retention.isMeetingChildren = false
  }
}
