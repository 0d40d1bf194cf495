import Testing

@testable import Importing

/// Shortcodes with the name of a built-in container.
@Suite struct ContainerNameTests {
  private static func site(_ text: String) -> ImportedFiles {
    ImportedFiles(["hugo.toml": "title = 'A'\n", "content/a.md": "---\ntitle: A\n---\n\(text)\n"])
  }

  @Test(arguments: [
    (#"{{< video src="a.mp4" >}}"#, "video"),
    (#"{{< video src="a.mp4" poster="b.jpg" >}}"#, "video"),
    (#"{{< video src="a.mp4" autoplay="true" >}}"#, "old-video"),
    (#"{{< video file="a.mp4" >}}"#, "old-video"),
    (#"{{< youtube aqz-KE-bpKQ >}}"#, "video"),
    (#"{{< shelf wood="oak" >}}"#, "shelf"),
  ]) func `a shortcode keeps its name where the built-in container takes its parameters`(
    shortcode: String, name: String
  ) throws {
    let site = Self.site(shortcode)
    let article = try #require(site["Content/a.md"])
    #expect(article.contains(":::\(name){"))
    #expect((site["Templates/containers/\(name).mustache"] != nil) == (name != "video"))
  }

  @Test(arguments: [
    (
      "{{< tabs >}}\n{{< tab \"One\" >}}\na\n{{< /tab >}}\n{{< tab name=\"Two\" >}}\nb\n{{< /tab >}}\n{{< /tabs >}}",
      "tabs"
    ),
    ("{{< tabs items=\"One,Two\" >}}\n{{< tab >}}\na\n{{< /tab >}}\n{{< /tabs >}}", "old-tabs"),
    ("{{< accordion >}}\na\n{{< /accordion >}}", "old-accordion"),
  ]) func `a container whose children need labels has them, or another name`(shortcode: String, name: String) {
    #expect(Self.site(shortcode)["Content/a.md"]?.contains("::\(name)\n") == true)
  }

  @Test func `code that shows a container stays as it is`() throws {
    let site = Self.site("{{< video file=\"a.mp4\" >}}\n\n```\n:::video{file=\"a.mp4\"}\n```")
    #expect(site["Content/a.md"]?.contains("```\n:::video{file=\"a.mp4\"}\n```") == true)
  }
}
