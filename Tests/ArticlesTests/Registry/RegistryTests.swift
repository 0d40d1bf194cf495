import Garland
import TestSupport
import Testing

/// Lookups of containers by name.
@Suite struct `A registry of containers` {
  @Test func `prefers a site's own containers`() {
    let own = Container("divided", aliases: ["tip"]) { use in Text("own \(use.name)") }
    let second = Container("divided") { _ in Text("second") }
    #expect(Draft(":::divided\na\n:::", with: [own, second]).html == "own divided\n")
    #expect(Draft(":::tip\na\n:::", with: [own]).html == "own tip\n")
    #expect(Draft("> [!TIP]\n> a", with: [own]).html == "own tip\n")
    #expect(Draft(":::note\na\n:::", with: [own]).html == Draft(":::note\na\n:::").html)
  }

  @Test func `lists each name once, in order`() {
    let own = [Container("b", aliases: ["a", "b"]) { _ in EmptyView() }, Container("a") { _ in EmptyView() }]
    #expect(ContainerRegistry(own).names == ["b", "a"])
    #expect(ContainerRegistry.standard(with: own).names == ["b", "a"] + ContainerRegistry.standard.names)
    #expect(ContainerRegistry(own)["a"]?.name == "b")
    #expect(ContainerRegistry(own)["c"] == nil)
  }

  @Test func `ignores case, in registered names and in Markdown`() {
    let own = [Container("Price", aliases: ["PriceList"]) { use in Text(use.name) }]
    for name in ["price", "Price", "pricelist", "PRICELIST"] {
      #expect(Draft(":::\(name)\na\n:::", with: own).html == name.lowercased() + "\n", "\(name)")
    }
    #expect(ContainerRegistry(own)["Price"]?.name == "Price")
  }

  @Test(arguments: [
    "divided", "interleave", "stack", "cards", "tabs", "picker", "accordion", "carousel", "steps", "columns", "chat",
    "callout", "reversed", "gallery", "note", "tip", "important", "warning", "caution", "info", "danger",
  ])
  func `has the built-in containers`(_ name: String) {
    #expect(Draft(":::\(name)\n## A\na\n:::").problems == [])
    #expect(ContainerRegistry.standard[name] != nil)
  }

  @Test func `reports an unknown name with a suggestion`() {
    #expect(
      Draft("a\n\n:::tab[x]\nb\n:::").problems == [
        "3:1 ‹:::tab› error: there is no container `tab` [containers.unknown]; did you mean `tabs`?"
      ])
    #expect(Draft("> ::: divide\n> b\n> :::").problems.count == 1)
    #expect(Draft(":::item\na\n:::").problems.count == 1)
    #expect(
      Draft("> [!NOTE]\n> a", ArticleOptions()).problems == [],
      "an alert without a registered container shows its blocks")
  }

  @Test func `shows the blocks of an unknown container`() {
    let options = ArticleOptions(containers: .standard)
    let draft = Draft(":::tab[x]\n# b\n\nc\n:::\nd", options)
    #expect(draft.html == "<div class=\"tab\" id=\"x\"><p>x</p><h1 id=\"b\">b</h1>\n<p>c</p>\n</div>\n<p>d</p>\n")
    #expect(
      draft.problems == [
        "1:1 ‹:::tab› error: there is no container `tab` [containers.unknown]; did you mean `tabs`?"
      ])
  }

  @Test func `reports children that a container does not accept`() {
    let own = Container("own", accepts: ["image", "code"]) { use in use.content }
    #expect(Draft(":::own\n![a](b)\n\n```\nc\n```\n:::", with: [own]).problems == [])
    #expect(
      Draft(":::own\n![a](b)\n\ntext\nmore\n\n> q\n:::", with: [own]).problems == [
        "4:1 ‹text\nmore› error: `own` does not accept a paragraph as a child, only code, image"
          + " [containers.refused-child]",
        "7:1 ‹> q› error: `own` does not accept a quote as a child, only code, image [containers.refused-child]",
      ])
  }

  @Test func `passes the written name, label and id to the view`() {
    let own = Container("own", aliases: ["other"], labels: .optional) { use in
      p { Text("\(use.name) \(use.label?.text ?? "-") \(use.anchor ?? "-") \(use.headingLevel)") }
    }
    #expect(Draft(":::own\n:::", with: [own]).html == "<p>own - - 2</p>\n")
    #expect(Draft("### H\n\n:::other[A *b*]{#x}\n:::", with: [own]).html.hasSuffix("<p id=\"x\">other A b x 4</p>\n"))
    #expect(Draft("###### H\n\n:::own[A]\n:::", with: [own]).html.hasSuffix("<p id=\"a\">own A a 6</p>\n"))
    #expect(
      Draft("::: own Long title\n:::", with: [own]).html == "<p id=\"long-title\">own Long title long-title 2</p>\n")
  }
}
