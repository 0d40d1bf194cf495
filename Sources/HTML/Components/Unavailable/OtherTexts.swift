extension Text {
  /// Unavailable: a value needs a form as text.
  @available(
    *, unavailable,
    message: "write Text(\"\\(…)\") for a number, ?? \"\" after an optional, or page.date(.long) for a date"
  )
  @_disfavoredOverload
  public init<Other>(_ value: Other) { self.init("") }
}
