import Theme
public import Views

extension Asset {
  /// The styles and scripts that Garland's own views and containers need, by their addresses.
  ///
  /// A build publishes them. A program without a site answers requests with them, or writes them into its pages:
  ///
  /// ```swift
  /// Document(lang: "en", inlining: Asset.builtIn) { title { Text("Bread") } } content: { Markdown(text) }
  /// ```
  public static let builtIn: [String: String] = Dictionary(
    uniqueKeysWithValues: Theme.files.filter { $0.path.hasSuffix(".css") || $0.path.hasSuffix(".js") }
      .map { ("/" + $0.path, $0.text) })
}
