public import Views

extension View {
  /// Says that the page needs the style sheet of a container, and before it the colours that all of them share.
  func styled(as name: String) -> some View {
    needs(.style("/containers/\(name).css")).needs(.palette)
  }
}

extension Asset {
  /// The colours and lines that containers share.
  public static let palette = Asset.style("/assets/palette.css")

  /// What shows from the first paint what a reader chose before, and one tab of each bar.
  public static let choices = Asset.early("/containers/choices.js")
}
