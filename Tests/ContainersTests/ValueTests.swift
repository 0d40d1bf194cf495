import Garland
import TestSupport
import Testing

/// The values of tabs and radio buttons: the tag as text, else the slug of the label.
@Suite struct `The value of a choice` {
  @Test(arguments: [
    ViewCase("a tag of text", "npm") { choices(item("a").tag("npm")) },
    ViewCase("a tag of a number", "2") { choices(item("a").tag(2)) },
    ViewCase("a tag of a case", "yarn") { choices(item("a").tag(Manager.yarn)) },
    ViewCase("an optional tag", "yarn") { choices(item("a").tag(Optional(Manager.yarn))) },
    ViewCase("the inner one of two tags", "2") { choices(item("a").tag(2).tag("npm")) },
    ViewCase("no tag", "a") { choices(item("a")) },
    ViewCase("only the tag of a loop", "a") { choices(ForEach([7], id: \.self) { _ in item("a") }) },
    ViewCase("only the tag of a loop, placed again", "a") {
      choices(Reversed { ForEach(["x"], id: \.self) { _ in item("a") } })
    },
    ViewCase("marked as untagged", "a") { choices(item("a")._untagged().tag("npm")) },
    ViewCase("marked as untagged after a tag", "a") { choices(item("a").tag("npm")._untagged()) },
    ViewCase("an empty tag", "a") { choices(item("a").tag("")) },
    ViewCase("a tag that is nil", "a") { choices(item("a").tag(Manager?.none)) },
    ViewCase("a label of punctuation", "!!!") { choices(p {}.childLabel("!!!")) },
    ViewCase("a label in Japanese", "日本語-の") { choices(p {}.childLabel("日本語 の")) },
    ViewCase("a tag with quotes and brackets", "&lt;a&gt; &quot;b&quot; &amp;") {
      choices(item("a").tag("<a> \"b\" &"))
    },
  ])
  func `is the same in a tab bar and a picker`(_ row: ViewCase<String>) {
    let tabs = PageTags(row.html).values(of: "data-value")
    let picker = PageTags(row.html).values(of: "value")
    row.check(tabs.first ?? "none")
    #expect(tabs == picker + picker, "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Case("a trait", ":::item[A]{tag=npm}", "npm"), Case("an id", ":::item[A]{#npm}", "npm"),
    Case("both", ":::item[A]{#npm tag=yarn}", "yarn"), Case("neither", ":::item[A *b*]", "a-b"),
    Case("punctuation", ":::item[!!!]", "!!!"), Case("punctuation with an id", ":::item[!!!]{#x}", "x"),
    Case("an empty trait", ":::item[A]{tag=\"\"}", "a"), Case("Japanese", ":::item[日本語 の]", "日本語-の"),
    Case("quotes", ":::item[A]{tag='<a> \"b\" &'}", "&lt;a&gt; &quot;b&quot; &amp;"),
    Case("an image without alt text", ":::item[![](x.png)]", "section"),
  ])
  func `is the trait, the id or the label in Markdown`(_ row: Case<String, String>) {
    row.check(PageTags(Written(":::picker\n\(row.input)\na\n:::\n:::").html()).values(of: "value").first ?? "none")
  }

  @Test(arguments: [
    ViewCase("the child whose tag is the selected text", "b") { Picker(selection: "y") { tagged("x", "y", "z") } },
    ViewCase("the child whose tag is the selected number", "c") { Picker(selection: 3) { tagged(1, 2, 3) } },
    ViewCase("the child whose tag is the selected case", "b") {
      Picker(selection: Manager.yarn) { tagged(Manager.npm, .yarn, .pnpm) }
    },
    ViewCase("the first child with the tag", "b") { Picker(selection: 2) { tagged(1, 2, 2) } },
    ViewCase("the child of a loop's element", "b") {
      Picker(selection: "b") { ForEach(["a", "b", "c"], id: \.self) { item($0) } }
    },
    ViewCase("the first child, without a selection", "a") { Picker { items("abc") } },
    ViewCase("the first child, if no child has the tag", "a") { Picker(selection: 9) { tagged(1, 2, 3) } },
    ViewCase("the first child with a label", "b") {
      Picker {
        Text("no choice")
        item("b")
        item("c")
      }
    },
  ])
  func `selects exactly one option`(_ row: ViewCase<String>) {
    var options = row.html.split(separator: "class=\"option\" id=\"").dropFirst()
    options.removeAll { !$0.contains(" checked>") }
    row.check(options.map { String($0.prefix { $0 != "\"" }) }.joined(separator: " "))
  }
}

private enum Manager { case npm, yarn, pnpm }

/// A tab bar and a picker of one child.
@ViewBuilder private func choices(_ child: some View) -> some View {
  TabBar { child }
  Picker { child }
}

@ViewBuilder private func tagged<Tag: Hashable>(_ a: Tag, _ b: Tag, _ c: Tag) -> some View {
  item("a").tag(a).childAnchor("a")
  item("b").tag(b).childAnchor("b")
  item("c").tag(c).childAnchor("c")
}
