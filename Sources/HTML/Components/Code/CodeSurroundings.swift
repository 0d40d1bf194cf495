public import Views

private enum HighlightsCodeKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether code is shown in colours; without, it is the very markup of CommonMark.
  public var highlightsCode: Bool {
    get { self[HighlightsCodeKey.self] }
    set { self[HighlightsCodeKey.self] = newValue }
  }
}

extension Asset {
  /// What the colours of code are.
  public static let codeStyle = Asset.style("/assets/code.css")
  /// The button that copies code.
  public static let codeScript = Asset.script("/assets/code.js")
}
