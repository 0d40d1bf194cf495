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
    Styled(
      "a translucent color",
      #"<span class="color-red color-share" style="--color:color-mix(in srgb, var(--red) 50%, transparent)">a</span>"#
    ) { Text("a").foregroundColor(.red.opacity(0.5)) },
    Styled(
      "a translucent background in a shape",
      #"<span class="background-blue background-share clip-capsule" style="--share:12.5%">a</span>"#
    ) { Text("a").background(.blue.opacity(0.125), in: Capsule()) },
    Styled("an opaque color", #"<p class="background-blue">a</p>"#) { p { Text("a") }.background(.blue.opacity(1)) },
    Styled(
      "a font with a size",
      #"<span class="font-size weight-bold design-rounded" style="--font-size:2.5rem">a</span>"#
    ) { Text("a").font(.system(size: 40, weight: .bold, design: .rounded)) },
    Styled("a font with a weight", #"<span class="font-caption weight-semibold italic">a</span>"#) {
      Text("a").font(.caption.weight(.semibold).italic())
    },
    Styled(
      "an image in a circle",
      #"<img src="/a.png" alt="A" class="fill frame frame-width clipped clip-circle" style="--width:3rem">"#
    ) { Image("/a.png", alt: "A").resizable().scaledToFill().frame(width: 48).clipShape(Circle()) },
    Styled("a shape with round corners", #"<p class="clipped rounded-length" style="--radius:0.5rem"></p>"#) {
      p().clipShape(.rect(cornerRadius: 8))
    },
    Styled(
      "a shadow",
      #"<p class="shadow" style="--shadow-radius:0.5rem;--shadow-x:0;--shadow-y:0.25rem;--shadow-color:color-mix(in srgb, #000 20%, transparent)"></p>"#
    ) { p().shadow(color: .black.opacity(0.2), radius: 8, y: 4) },
    Styled("proportions", #"<p class="aspect fill" style="--aspect:1.5"></p>"#) {
      p().aspectRatio(3 / 2, contentMode: .fill)
    },
    Styled("a limit of lines", #"<p class="line-limit" style="--lines:2"></p>"#) { p().lineLimit(2) },
    Styled("a tint", #"<p class="tint" style="--accent:var(--red)"></p>"#) { p().tint(.red) },
    Styled("a moved view", #"<p class="moved" style="--offset-x:0.5rem;--offset-y:-0.25rem"></p>"#) {
      p().offset(x: 8, y: -4)
    },
    Styled(
      "flexible space that has a length",
      #"<div class="spacer spacer-length" aria-hidden="true" style="--min-length:0"></div>"#
    ) {
      Spacer(minLength: 0)
    },
    Styled(
      "a grid with as many columns as there is space for",
      #"<div class="lazy-grid gap-rows" style="--tracks:repeat(auto-fill, minmax(min(100%, 10rem), 1fr));--row-gap:1rem"><span>a</span></div>"#
    ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))], spacing: 16) { Text("a") } },
    Styled(
      "a grid with columns of three kinds",
      #"<div class="lazy-grid tracks-start gap-columns" style="--tracks:minmax(0, 5rem) repeat(2, minmax(0.625rem, 1fr)) repeat(auto-fill, minmax(min(100%, 1rem), 2rem)) minmax(1rem, 1fr);--column-gap:0.5rem"></div>"#
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(80), spacing: 8), GridItem(), GridItem(.flexible()),
          GridItem(.adaptive(minimum: 16, maximum: 32)),
          GridItem(.adaptive(minimum: 16)),
        ], alignment: .leading
      ) {}
    },
    Styled(
      "a grid with rows",
      #"<div class="scroll scroll-sideways" tabindex="0"><div class="lazy-grid lazy-rows gap-columns" style="--tracks:repeat(auto-fill, minmax(1rem, 1fr));--column-gap:0"></div></div>"#
    ) { ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.adaptive(minimum: 16))], spacing: 0) {} } },
    Styled(
      "a grid whose widest row tells the columns",
      #"<div class="grid" style="--columns:3"><div class="grid-row"><span>a</span><span class="grid-cells" style="--cells:2">b</span></div><hr><div class="grid-row row-start"><p></p></div></div>"#
    ) {
      Grid {
        GridRow {
          Text("a"); Text("b").gridCellColumns(2)
        }
        Divider()
        GridRow(alignment: .top) { p() }
      }
    },
    Styled(
      "an unfolded group", #"<details class="disclosure" open><summary>More</summary><div><p></p></div></details>"#
    ) {
      DisclosureGroup("More", isExpanded: .constant(true)) { p() }
    },
    Styled("a box", #"<div class="group-box"><div class="group-box-label">Note</div><span>a</span></div>"#) {
      GroupBox("Note") { Text("a") }
    },
    Styled("a box without a label", #"<div class="group-box"><span>a</span></div>"#) { GroupBox { Text("a") } },
    Styled(
      "fields in sections",
      #"<div class="form"><fieldset class="group-box"><legend>Profile</legend><p></p></fieldset><span>a</span><div class="form-footer">b</div></div>"#
    ) {
      Form {
        Section("Profile") { p() }
        Section {
          Text("a")
        } footer: {
          Text("b")
        }
      }
    },
    Styled("controls that belong together", #"<div class="control-group" role="group"><p></p></div>"#) {
      ControlGroup { p() }
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

  @Test(arguments: [
    Styled("a symbol with a name", "aria-label=\"Favorite\" role=\"img\"") {
      Image(systemName: "star").foregroundColor(.red).accessibilityLabel("Favorite")
    },
    Styled("a symbol that screen readers say", "aria-hidden=\"false\"") {
      Image(systemName: "star").accessibilityLabel(Text("Favorite"))
    },
    Styled("a button with a name", #"<button type="button" class="button" disabled aria-label="Close">x</button>"#) {
      Button("x") {}.accessibilityLabel("Close")
    },
    Styled("a hint", #"<p aria-description="Closes the note">"#) { p().accessibilityHint("Closes the note") },
    Styled("a hidden view", #"<p aria-hidden="true">"#) { p().accessibilityHidden(true) },
    Styled("a view that is not hidden", "<p></p>") { p().accessibilityHidden(false) },
  ])
  fileprivate func `name views for screen readers`(_ row: Styled) {
    #expect(row.html.contains(row.expected), "\(row.name): \(row.html)", sourceLocation: row.sourceLocation)
  }

  @Test func `rows of a binding have bindings`() {
    struct Row: Identifiable { let id: Int, name: String }
    struct Names: View {
      @State private var rows = [Row(id: 1, name: "Ada"), Row(id: 2, name: "Grace")]
      var body: some View { ForEach($rows) { $row in p { Text(row.name) } } }
    }
    #expect(Names().rendered().html == "<p>Ada</p><p>Grace</p>")
  }

  @Test func `texts join with + and take parts of texts`() {
    #expect((Text("1 < ") + Text(verbatim: "2") + Text("3, 4".prefix(1))).rendered().html == "1 &lt; 23")
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
