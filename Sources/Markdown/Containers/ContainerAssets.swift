import Components
package import Views

extension View {
  /// Adds two stylesheets to the assets that the page requires: the shared colors, then the container's own stylesheet.
  func styled(as name: String) -> some View {
    needs(.style("/containers/\(name).css")).needs(.palette)
  }
}

extension Asset {
  /// The script that runs before the first paint, restores the reader's choices, and shows one tab of each tab bar.
  package static let choices = Asset.early("/containers/choices.js")
}
