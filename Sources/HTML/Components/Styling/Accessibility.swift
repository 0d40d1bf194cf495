import Elements
public import Views

extension View {
  /// Sets the name that screen readers say for the view.
  ///
  /// ```swift
  /// Image(systemName: "star.fill").accessibilityLabel("Favorite")
  /// ```
  public func accessibilityLabel(_ text: String) -> some View {
    let isSymbol = (self as? any SymbolView)?.isSymbol == true
    return attribute(.ariaLabel(text)).attribute(.role(isSymbol ? "img" : nil))
      .attribute(.aria("hidden", isSymbol ? "false" : nil))
  }

  /// Sets the name that screen readers say for the view.
  public func accessibilityLabel(_ text: Text) -> some View { accessibilityLabel(text.text) }

  /// Sets the description that screen readers say after the name of the view.
  public func accessibilityHint(_ text: String) -> some View { attribute(.ariaDescription(text)) }

  /// Hides the view from screen readers.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    attribute(.aria("hidden", isHidden ? "true" : nil))
  }
}

/// A view that may be the drawing of a symbol, which screen readers ignore as long as it has no name.
protocol SymbolView {
  var isSymbol: Bool { get }
}

extension ModifiedContent: SymbolView where Content: SymbolView {
  var isSymbol: Bool { content.isSymbol }
}
