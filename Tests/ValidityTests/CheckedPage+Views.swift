@testable import Gallery
import TestSupport
import Garland

extension CheckedPage {
  /// What only Swift can say, and the page that shows every example, with its styles and scripts in it.
  static let views = [
    CheckedPage("view-components") {
      h1 { Text("Components") }
      VStack {
        Text("<one>")
        Divider()
        HStack {
          Link("two & three", destination: "/?a=1&b=2")
          Spacer()
          Image("/four.png", alt: "\"four\"")
        }
        ScrollView { List { ForEach(5..<7) { Text("\($0)") } } }
        ZStack { p { Text("seven") } }
      }
    },
    CheckedPage(name: "gallery", html: Gallery().rendered().html),
  ]
}
