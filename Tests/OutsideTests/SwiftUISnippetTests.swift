import Foundation
import TestSupport
import Testing

/// Short pieces of SwiftUI, as articles and answers show them.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `A pasted piece of SwiftUI` {
  private static let setting = """
    import Garland
    struct Item: Identifiable, Sendable { let id: Int; var name = "Bread"; var isNew = true; let date: Instant? = nil }
    let items = [Item(id: 1)], tags = ["a"], columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 3)
    let spacing = 8.0
    """

  /// Views that compile, in the body of a view with `@State` properties.
  private static let views = [
    "LazyVGrid(columns: [GridItem(.adaptive(minimum: 160, maximum: 240))], spacing: 16) { ForEach(items) { Text($0.name) } }",
    "LazyVGrid(columns: columns, alignment: .leading) { ForEach(0..<3) { Text(\"\\($0)\") } }",
    "ScrollView(.horizontal, showsIndicators: false) { LazyHGrid(rows: [GridItem(.fixed(80)), GridItem()]) { Text(\"a\") } }",
    "Grid(alignment: .leading, horizontalSpacing: 12) { GridRow { Text(\"a\"); Text(\"b\").gridCellColumns(2) }; Divider() }",
    "HStack { Text(\"a\"); Spacer(minLength: 0); Divider(); Text(\"b\") }",
    "VStack(alignment: .leading, spacing: spacing) { Text(\"a\") }",
    "HStack(alignment: .lastTextBaseline, spacing: spacing) { Text(\"a\") }",
    "LazyVStack(spacing: 8) { Text(\"a\") }",
    "Label(\"Favorites\", systemImage: \"star.fill\").font(.headline)",
    "Label { Text(\"a\") } icon: { Image(systemName: \"star\").foregroundStyle(.tint) }",
    "Link(\"Posts\", destination: \"/posts/\").tint(.red)",
    "DisclosureGroup(\"More\") { Text(\"a\") }",
    "DisclosureGroup(\"More\", isExpanded: $isOn) { Text(\"a\"); Text(\"b\") }",
    "DisclosureGroup { Text(\"a\") } label: { Label(\"More\", systemImage: \"plus\") }",
    "Form { Section(header: Text(\"a\"), footer: Text(\"b\")) { TextField(\"Name\", text: $name) } }",
    "Form { Section(\"Profile\") { TextField(\"Name\", text: $name) }; Section { Button(\"Save\") {} } }",
    "List { Section(header: Text(\"a\")) { Text(\"b\") }; Section { Text(\"c\") } footer: { Text(\"d\") } }",
    "GroupBox(\"Note\") { Text(\"a\") }",
    "GroupBox { Text(\"a\") } label: { Label(\"Note\", systemImage: \"bell\") }",
    "ControlGroup { Button(\"a\") {}; Button(\"b\", systemImage: \"plus\") {} }",
    "Image(\"/a.png\", alt: \"A\").resizable().scaledToFill().frame(width: 48, height: 48).clipShape(Circle())",
    "Image(\"/a.png\", alt: \"A\").resizable().aspectRatio(contentMode: .fit).clipShape(.rect(cornerRadius: 12))",
    "Text(\"a\").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous)).shadow(radius: 4)",
    "Text(\"a\").shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)",
    "Text(\"a\").padding().background(.blue.opacity(0.1), in: Capsule())",
    "Text(\"a\").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).background(Color.gray.opacity(0.2))",
    "Text(\"a\").padding([.top, .leading], 8).padding(spacing).border(Color.red, width: 2)",
    "Text(\"a\").lineLimit(2).multilineTextAlignment(.center).foregroundStyle(.secondary).opacity(0.5)",
    "Text(\"a\").foregroundStyle(.tertiary).fontWeight(.black).fontDesign(.rounded).monospacedDigit()",
    "Text(\"a\").font(.system(size: 40, weight: .bold, design: .rounded))",
    "Text(\"a\").font(.system(.title, design: .serif)).italic()",
    "Text(\"a\").font(.headline.bold()).font(.caption.weight(.semibold)).font(.body.monospaced())",
    "Image(systemName: \"star\").imageScale(.large).accessibilityLabel(\"Favorite\")",
    "Image(systemName: \"star\").foregroundStyle(.yellow).accessibilityHidden(true)",
    "Button(\"a\") {}.accessibilityLabel(Text(\"Close\")).accessibilityHint(\"Closes the note\")",
    "Text(\"a\").hidden()",
    "ZStack { Color.red; Text(\"a\").zIndex(1) }.aspectRatio(16 / 9, contentMode: .fill).clipped()",
    "Text(\"a\").offset(x: 4, y: -8).offset(y: spacing)",
    "Circle().strokeBorder(.gray, lineWidth: 2).frame(width: 20, height: 20)",
    "ForEach(tags, id: \\.self) { Text($0) }",
    "ForEach(1...5, id: \\.self) { number in Text(\"\\(number)\") }",
    "ForEach(Array(tags.enumerated()), id: \\.offset) { index, tag in Text(\"\\(index): \\(tag)\") }",
    "ForEach(items.indices, id: \\.self) { Text(items[$0].name) }",
    "ForEach($rows) { $row in TextField(\"Name\", text: $row.name) }",
    "Text(verbatim: \"*a*\") + Text(\"b \\(items.count)\")",
    "Text(tags[0].prefix(1))",
    "Text(items[0].date?.formatted(.long) ?? \"\")",
    "if isOn { Text(\"a\") } else { EmptyView() }",
    "Text(\"a\").onTapGesture { isOn.toggle() }.onTapGesture(count: 2) {}",
    "Text(\"a\").fixedSize().fixedSize(horizontal: false, vertical: true)",
  ]

  @Test func `compiles if it describes a view`() throws {
    let structures = Self.views.enumerated().map { index, code in
      "struct V\(index): View { @State private var isOn = false; @State private var name = \"\"; "
        + "@State private var rows = items; var body: some View {\n\(code)\n} }"
    }
    let declarations = [
      "#Preview { Text(\"a\") }",
      "#Preview(\"A name\") { VStack { Text(\"a\"); Text(\"b\") }.padding() }",
      "struct V_Previews: PreviewProvider { static var previews: some View { Text(\"a\"); Text(\"b\") } }",
      "struct Row: View { let title: LocalizedStringKey; var alignment: HorizontalAlignment = .leading; "
        + "var body: some View { VStack(alignment: alignment) { Text(title) } } }",
    ]
    let lines = ([Self.setting] + structures + declarations).joined(separator: "\n")
    for error in try Compiler.errors(in: lines, ["-parse-as-library"]) {
      let line = lines.split(separator: "\n", omittingEmptySubsequences: false)[max(0, error.line - 1)]
      Issue.record("\(line): \(error.message)")
    }
  }

  private static let mistakes = [
    ("Toggle(\"On\", isOn: $isOn)", "write label { input(.type(.checkbox)"),
    ("Slider(value: $share, in: 0...10)", "input(.type(.range)"),
    ("Stepper(\"Count\", value: $count, in: 0...9)", "input(.type(.number)"),
    ("Picker(\"Size\", selection: $count) { Text(\"a\").tag(1) }", "write select"),
    ("DatePicker(\"Day\", selection: $count)", "input(.type(.date)"),
    ("SecureField(\"Password\", text: $name)", "input(.type(.password)"),
    ("TextEditor(text: $name)", "write textarea"),
    ("Menu(\"More\") { Text(\"a\") }", "write DisclosureGroup"),
    ("ProgressView(value: 0.5)", "write progress"),
    ("ProgressView()", "write progress"),
    ("AsyncImage(url: name)", "write Image("),
    ("NavigationStack { Text(\"a\") }", "write the content alone"),
    ("NavigationLink(\"More\", destination: Text(\"a\"))", "write Link("),
    ("NavigationLink(value: 3) { Text(\"a\") }", "write Link("),
    ("TabView { Text(\"a\"); Text(\"b\") }", "write TabBar("),
    ("GeometryReader { geo in Text(\"a\").frame(width: geo.size.width) }", "only the browser knows the size"),
    ("LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "a gradient in a stylesheet"),
    ("Text(\"a\").ignoresSafeArea()", "a page has no safe area"),
    ("Text(\"a\").edgesIgnoringSafeArea(.all)", "a page has no safe area"),
    ("Text(\"a\").onAppear { print(1) }", "compute the value before or in body"),
    ("Text(\"a\").task { print(1) }", "compute the value before or in body"),
    ("Text(\"a\").onChange(of: name) { print(1) }", "compute the value before or in body"),
    ("Text(\"a\").navigationTitle(\"a\")", "write h1"),
    ("Text(\"a\").navigationBarTitleDisplayMode(.inline)", "write h1"),
    ("Text(\"a\").toolbar { ToolbarItem(placement: .primaryAction) { Text(\"b\") } }", "a page has no toolbar"),
    ("Text(\"a\").animation(.easeInOut(duration: 0.3), value: isOn)", "write the animation in a stylesheet"),
    ("Text(\"a\").transition(.move(edge: .leading).combined(with: .opacity))", "write the animation in a stylesheet"),
    ("Text(\"a\").sheet(isPresented: $isOn) { Text(\"b\") }", "use the element dialog"),
    ("Text(\"a\").alert(\"Sure?\", isPresented: $isOn) { Button(\"Yes\") {} }", "use the element dialog"),
    ("Button(\"a\") {}.buttonStyle(.borderedProminent)", "add a class"),
    ("Text(\"a\").background(.ultraThinMaterial)", "write a Color"),
    ("Text(\"a\").preferredColorScheme(.dark)", "the reader chooses"),
    ("Text(\"a\").foregroundColor(Color(red: 1, green: 0, blue: 0))", "it has a name"),
    ("Text(\"a\").font(.custom(\"Lato\", size: 12))", "the font in a stylesheet"),
    ("Text(3.5, format: .currency(code: \"EUR\"))", "write a String"),
    ("Text(name, style: .date)", "write a String"),
    ("Text(\"\\(share, specifier: \"%.2f\")\")", "format the number before"),
    ("Link(\"a\", destination: URL(string: \"/\")!)", "an address is a String"),
    ("Text(\"a\").frame(width: CGFloat(3))", "write Double"),
    ("Text(\"\\(Date())\")", "write Instant"),
    ("Text(\"a\").tabItem { Label(\"a\", systemImage: \"star\") }", "a page has no toolbar"),
    ("Text(\"a\").disabled(isOn)", "write the attribute at the element"),
  ]

  private static let properties = [
    ("@StateObject var model = Model()", "write let"), ("@ObservedObject var model = Model()", "write let"),
    ("@EnvironmentObject var model: Model", "@Environment"), ("@FocusState var isFocused: Bool", "input(.autofocus"),
    ("@AppStorage(\"name\") var name = \"\"", "a page keeps no state"),
    ("@Environment(\\.colorScheme) var scheme", "the reader chooses"),
    ("@Environment(\\.dismiss) var dismiss", "a page has no sheets"),
    ("let id = UUID()", "the same in every build"),
  ]

  @Test func `that cannot work says what to write`() throws {
    let rows =
      Self.mistakes.map { code, message in
        (
          "struct V#: View { @State var isOn = true; @State var name = \"\"; @State var share = 0.5; @State var count = 1; "
            + "var body: some View { \(code) } }", message
        )
      } + Self.properties.map { ("struct V#: View { \($0); var body: some View { EmptyView() } }", $1) }
    let lines = rows.enumerated().map { $1.0.replacing("V#", with: "V\($0)") }
    let source = ["import Garland", "class Model {}"] + lines
    let errors = try Compiler.errors(in: source.joined(separator: "\n"), ["-parse-as-library"])
    for (index, row) in rows.enumerated() {
      let messages = errors.filter { $0.line == index + 3 }.map(\.message)
      #expect(messages.contains { $0.contains(row.1) } && messages.count <= 2, "\(row.0): \(messages)")
    }
  }
}
