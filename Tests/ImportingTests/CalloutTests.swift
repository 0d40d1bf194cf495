import TestSupport
import Testing

@testable import Importing

/// Notes and warnings of themes, whose shortcodes the old site does not define itself.
@Suite struct CalloutTests {
  @Test(
    "A shortcode of a theme becomes a callout",
    arguments: [
      Case("a kind in quotes", "{{< admonition \"warning\" >}}\nHot\n{{< /admonition >}}", ":::warning\nHot\n:::"),
      Case("a kind and a title", "{{< admonition tip \"Salt\" >}}\nHot\n{{< /admonition >}}", ":::tip[Salt]\nHot\n:::"),
      Case("names", "{{% notice style=\"info\" title=\"Oven\" %}}\nHot\n{{% /notice %}}", ":::info[Oven]\nHot\n:::"),
      Case("another word for a kind", "{{< callout type=\"warn\" >}}\nHot\n{{< /callout >}}", ":::warning\nHot\n:::"),
      Case("the kind as name", "{{% danger %}}\nHot\n{{% /danger %}}", ":::danger\nHot\n:::"),
      Case("the kind as name, with a title", "{{< tip \"Salt\" >}}\nHot\n{{< /tip >}}", ":::tip[Salt]\nHot\n:::"),
      Case(
        "an unknown kind is a title", "{{< admonition type=example >}}\nHot\n{{< /admonition >}}",
        ":::note[Example]\nHot\n:::"),
      Case(
        "an unknown kind and a title", "{{< admonition question \"Why?\" >}}\nHot\n{{< /admonition >}}",
        ":::note[Why?]\nHot\n:::"),
      Case("the name of an icon", "{{< alert \"circle-info\" >}}\nHot\n{{< /alert >}}", ":::note\nHot\n:::"),
      Case("no kind", "{{< notice >}}\nHot\n{{< /notice >}}", ":::note\nHot\n:::"),
      Case("no content", "{{< alert \"Hot\" >}}", ":::alert{value1=\"Hot\"}\n:::"),
      Case("another shortcode", "{{< oven hot >}}\nHot\n{{< /oven >}}", ":::oven{value1=\"hot\"}\nHot\n:::"),
    ])
  func callout(row: Case<String, String>) {
    let site = ImportedFiles(["hugo.toml": "", "content/a.md": "---\ntitle: A\n---\n\(row.input)\n"])
    #expect(
      site["Content/a.md"]?.contains("---\n\(row.expected)\n") == true, "\(row.name): \(site["Content/a.md"] ?? "")")
    #expect(
      site.paths.contains { $0.hasPrefix("Templates/") } == row.input.contains("hot >}}") || row.name == "no content")
  }

  @Test func `a shortcode that the site defines itself stays a container of its own`() {
    let site = ImportedFiles([
      "hugo.toml": "", "layouts/shortcodes/notice.html": "{{ partial \"notice\" . }}",
      "content/a.md": "{{< notice tip >}}\nHot\n{{< /notice >}}\n",
    ])
    #expect(site["Content/a.md"]?.contains(":::notice{value1=\"tip\"}") == true)
  }
}
