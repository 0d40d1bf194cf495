extension RenderContext {
  /// Writes several children of a list.
  mutating func writeChildren(of list: ViewList, _ bounds: Range<Int>, at location: Location) {
    meetingChildren { context in
      for index in bounds { list.render(at: index, location: location, in: &context) }
    }
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
