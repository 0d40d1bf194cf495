package import Views

extension View {
  /// Adds the stylesheet of a container to the page's required assets, and before it the shared colours.
  func styled(as name: String) -> some View {
    needs(.style("/containers/\(name).css")).needs(.palette)
  }
}

extension Asset {
  /// The stylesheet with the colours and lines that containers share.
  package static let palette = Asset.style("/assets/palette.css")

  /// The script that shows a reader's earlier choices, and one tab of each bar, before the first paint.
  package static let choices = Asset.early("/containers/choices.js")
}
