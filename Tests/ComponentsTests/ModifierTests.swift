import Garland
import Testing

/// A view and the HTML that it must become.
private struct Styled: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let html: String
  let assets: [String]
  let sourceLocation: SourceLocation

  init(
    _ name: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> some View
  ) {
    let rendering = view().rendered()
    (self.name, self.expected, self.sourceLocation) = (name, expected, sourceLocation)
    html = rendering.html
    assets = rendering.assets.map(\.url)
  }

  var testDescription: String { name }
}

@Suite struct `SwiftUI's modifiers` {
  @Test(arguments: [
    Styled("padding", #"<span class="padding">a</span>"#) { Text("a").padding() },
    Styled("padding in points", #"<span class="padding-length" style="--padding:0.5rem">a</span>"#) {
      Text("a").padding(8)
    },
    Styled("padding on one edge", #"<span class="padding-top">a</span>"#) { Text("a").padding(.top) },
    Styled(
      "padding on two edges",
      #"<span class="padding-top-length padding-bottom-length" style="--padding-top:0.25rem;--padding-bottom:0.25rem">a</span>"#
    ) { Text("a").padding(.vertical, 4) },
    Styled("padding of no number", #"<span class="padding">a</span>"#) { Text("a").padding(.nan) },
    Styled("a border", #"<span class="border border-red">a</span>"#) { Text("a").border(.red) },
    Styled(
      "a border with a width", #"<span class="border border-length border-red" style="--border:0.125rem">a</span>"#
    ) {
      Text("a").border(.red, width: 2)
    },
    Styled("a radius", #"<p class="rounded-length" style="--radius:0.5rem">a</p>"#) {
      p { Text("a") }.cornerRadius(8)
    },
    Styled("a frame", #"<p class="frame frame-width place-trailing" style="--width:12.5rem">a</p>"#) {
      p { Text("a") }.frame(width: 200, alignment: .trailing)
    },
    Styled("a frame that fills", #"<p class="frame full-width">a</p>"#) { p { Text("a") }.frame(maxWidth: .infinity) },
    Styled("bold and italic", #"<span class="bold italic">a</span>"#) { Text("a").bold().italic() },
    Styled("not bold", "a") { Text("a").bold(false) },
    Styled("a mirrored view", #"<p class="scaled" style="--scale-x:-1;--scale-y:1">a</p>"#) {
      p { Text("a") }.scaleEffect(x: -1, y: 1, anchor: .center)
    },
    Styled("a rotated view", #"<p class="rotated anchor-top-leading" style="--rotation:180deg">a</p>"#) {
      p { Text("a") }.rotationEffect(.radians(.pi), anchor: .topLeading)
    },
    Styled("each of two children", #"<p class="bold">a</p><p class="bold">b</p>"#) {
      Group {
        p { Text("a") }; p { Text("b") }
      }.bold()
    },
    Styled("a color as a view", #"<div class="shape rectangle color-red" aria-hidden="true"></div>"#) { Color.red },
    Styled("a filled shape", #"<div class="shape circle color-green" aria-hidden="true"></div>"#) {
      Circle().fill(.green)
    },
    Styled(
      "a shape's outline",
      #"<div class="shape rectangle rounded-length stroked color-gray" aria-hidden="true" style="--radius:0.5rem;--stroke:0.0625rem"></div>"#
    ) { RoundedRectangle(cornerRadius: 8).stroke(.gray) },
    Styled(
      "a view over each child",
      #"<div class="layers"><span>a</span><div class="layer place-top"><span>new</span></div></div>"#
    ) { Text("a").overlay(alignment: .top) { Text("new") } },
    Styled(
      "a view behind a child",
      #"<div class="layers"><div class="layer layer-behind place-center"><div class="shape capsule" aria-hidden="true"></div></div><p>a</p></div>"#
    ) { p { Text("a") }.background { Capsule() } },
    Styled("a color behind a child", #"<p class="background-yellow">a</p>"#) {
      p { Text("a") }.background(Color.yellow)
    },
    Styled("a plain list", #"<ul class="list list-plain"><li>a</li></ul>"#) { List { Text("a") }.listStyle(.plain) },
    Styled(
      "a label",
      #"<span class="label"><span class="symbol" aria-hidden="true"><svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 12h16"/></svg></span> Less</span>"#
    ) { Label("Less", systemImage: "minus") },
    Styled("a field", #"<input type="text" class="text-field" placeholder="Name" aria-label="Name" value="&quot;A">"#) {
      TextField("Name", text: .constant("\"A"))
    },
    Styled("a button with an action", #"<button type="button" class="button" disabled>Go</button>"#) {
      Button("Go") {}
    },
    Styled("a button of a form", #"<button type="submit" class="button button-destructive">Delete</button>"#) {
      Button("Delete", type: .submit, role: .destructive)
    },
    Styled("a stack of views on top of each other", #"<div class="zstack place-top"><p></p></div>"#) {
      ZStack(alignment: .top) { p() }
    },
  ])
  fileprivate func `write classes and custom properties, and require the stylesheet`(_ row: Styled) {
    #expect(row.html == row.expected, "\(row.name)", sourceLocation: row.sourceLocation)
    #expect(
      row.assets.contains("/assets/views.css") || row.html == "a", "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Styled("no number", #"<div class="vstack"></div>"#) { VStack {} },
    Styled("a whole number", #"<div class="vstack align-start spacing-length" style="--spacing:0.75rem"></div>"#) {
      VStack(alignment: .leading, spacing: 12) {}
    },
    Styled("a fraction", #"<div class="hstack spacing-length" style="--spacing:0.09375rem"></div>"#) {
      HStack(spacing: 1.5) {}
    },
    Styled("zero", #"<div class="hstack spacing-zero"></div>"#) { HStack(spacing: 0) {} },
    Styled("a name", #"<div class="hstack align-end spacing-small"></div>"#) {
      HStack(alignment: .bottom, spacing: .small) {}
    },
  ])
  fileprivate func `space a stack by a number or a name`(_ row: Styled) {
    #expect(row.html == row.expected, "\(row.name)", sourceLocation: row.sourceLocation)
    #expect(row.assets == ["/containers/stack.css"], "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test func `keep the values of a child with a layer, also for a container around it`() {
    let options = Group(subviews: Text("a").tag(7).overlay { Text("b") }.tag(8).childLabel("c")) { children in
      ForEach(children) { child in
        Text("\(child.containerValues.tag(for: Int.self) ?? 0) \(child.containerValues.childLabel?.text ?? "none")")
      }
    }
    #expect(options.rendered().html == "7 c")
  }

  @Test func `a symbol without a drawing is an empty element and a warning that lists the drawings`() throws {
    let rendering = Image(systemName: "hare").rendered()
    #expect(rendering.html == #"<span class="symbol" aria-hidden="true"></span>"#)
    let warning = try #require(rendering.diagnostics.first)
    #expect(warning.code == "views.unknown-symbol")
    #expect(warning.suggestion?.message.contains("`star`") == true)
  }

  @Test func `a state has its initial value, also after an assignment`() {
    struct Counter: View {
      @State private var count = 3
      @Binding var name: String

      var body: some View {
        let _ = {
          count += 1; name = "Grace"
        }()
        TextField("Name", text: $name)
        Text("\(count)")
      }
    }
    let html = Counter(name: .constant("Ada")).rendered().html
    #expect(html.contains(#"value="Ada""#) && html.hasSuffix(">3"))
  }
}
