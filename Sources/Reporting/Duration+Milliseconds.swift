extension Duration {
  /// The whole milliseconds, a begun one included.
  public var milliseconds: Int { Int((self / .milliseconds(1)).rounded(.up)) }
}
