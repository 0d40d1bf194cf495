import Components
import Elements
import Views

/// The page at a former address: it leads on at once, and says where to.
struct Redirect: View {
  let target: String
  let canonical: String
  let language: String

  var body: some View {
    Document(lang: language) {
      title { Text(canonical) }
      link(.rel("canonical"), .href(canonical))
      meta(.httpEquiv("refresh"), .content("0; url=\(target)"))
      meta(.name("robots"), .content("noindex"))
    } content: {
      p { a(.href(target)) { Text(canonical) } }
    }
  }
}
