public import Views

private enum HeadingLevelKey: EnvironmentKey {
  static var defaultValue: Int { 2 }
}

extension EnvironmentValues {
  /// The level that a heading made here should have, from 2 to 6; what stands below one is a level deeper.
  public var headingLevel: Int {
    get { self[HeadingLevelKey.self] }
    set { self[HeadingLevelKey.self] = min(max(newValue, 1), 6) }
  }
}
