import Components
import Elements
package import Views

extension View {
  /// Adds two stylesheets to the assets that the page requires: the shared colors, then the container's own stylesheet.
  func styled(as name: String) -> some View {
    needs(.style("/containers/\(name).css")).needs(.palette)
  }
}

extension View {
  /// Adds the script that shows images in their full size, with the names of its buttons.
  func zoomable(if isNeeded: Bool, words: ContainerWords) -> some View {
    attribute(.data("previous", isNeeded ? words.previous : nil))
      .attribute(.data("next", isNeeded ? words.next : nil))
      .attribute(.data("close", isNeeded ? words.close : nil))
      .needs(.module("/containers/zoom.js"), if: isNeeded).needs(.style("/containers/zoom.css"), if: isNeeded)
  }
}

extension Asset {
  /// The script that runs before the first paint, restores the reader's choices, and shows one tab of each tab bar.
  package static let choices = Asset.early("/containers/choices.js")
}
