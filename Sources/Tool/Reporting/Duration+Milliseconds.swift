extension Duration {
  /// The whole milliseconds, a begun one included.
  package var milliseconds: Int { Int((self / .milliseconds(1)).rounded(.up)) }
}
