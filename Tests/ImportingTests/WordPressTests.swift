import Testing

@testable import Importing

@Suite struct WordPressTests {
  private static func item(
    _ id: Int, _ type: String, _ link: String, _ text: String, status: String = "publish", more: String = ""
  ) -> String {
    """
    <item><title>Item \(id)</title><link>https://oven.example\(link)</link><dc:creator>ada</dc:creator>
    <content:encoded><![CDATA[\(text)]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>\(id)</wp:post_id><wp:post_date>2026-01-02 00:30:00</wp:post_date><wp:post_date_gmt>2026-01-01 23:30:00</wp:post_date_gmt>
    <wp:post_name>item-\(id)</wp:post_name><wp:status>\(status)</wp:status><wp:post_type>\(type)</wp:post_type>\(more)</item>

    """
  }

  private static func export(_ items: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <title>The Oven</title><link>https://oven.example</link><description>Bread &amp; more</description><language>en-US</language>
    <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://oven.example</wp:base_blog_url>
    <wp:author><wp:author_login>ada</wp:author_login><wp:author_email>ada@oven.example</wp:author_email><wp:author_display_name>Ada L.</wp:author_display_name></wp:author>
    \(items.joined())</channel></rss>
    """
  }

  private static let attachment = item(
    7, "attachment", "/?attachment_id=7", "", status: "inherit",
    more: "<wp:attachment_url>https://oven.example/wp-content/uploads/2026/01/rye.jpg</wp:attachment_url>"
      + "<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A loaf</wp:meta_value></wp:postmeta>"
  )

  @Test func `the lists of categories and tags keep their addresses`() {
    let terms =
      "<category domain=\"category\" nicename=\"rye-2\">Rye</category><category domain=\"post_tag\" nicename=\"hot\">Very hot</category>"
      + "<category domain=\"category\" nicename=\"oat\">Oat</category><category domain=\"post_tag\" nicename=\"dark\">Dark</category>"
    func category(_ slug: String, in parent: String) -> String {
      "<wp:category><wp:category_nicename>\(slug)</wp:category_nicename><wp:category_parent>\(parent)</wp:category_parent></wp:category>"
    }
    let site = ImportedFiles([
      "oven.xml": Self.export(
        category("rye-2", in: "bread"), category("bread", in: "rye-2"),
        Self.item(1, "post", "/item-1/", "A", more: terms))
    ])
    #expect(site["Content/categories/rye.md"] == "---\ntitle: Rye\nurl: /category/bread/rye-2/\n---\n")
    #expect(site["Content/tags/very-hot.md"] == "---\ntitle: Very hot\nurl: /tag/hot/\n---\n")
    #expect(site.paths.count { $0.hasPrefix("Content/tags/") || $0.hasPrefix("Content/categories/") } == 2)
  }

  @Test func `a playlist and an address on a line of its own are kept`() {
    let sound = Self.item(
      8, "attachment", "/?attachment_id=8", "", status: "inherit",
      more: "<wp:attachment_url>https://oven.example/wp-content/uploads/song.mp3</wp:attachment_url>")
    let text = "Listen:\nhttps://rye.example/a\nand\nhttps://youtu.be/abcdef1\n\n[playlist ids=\"8\"]"
    let site = ImportedFiles(["oven.xml": Self.export(sound, Self.item(1, "post", "/item-1/", text))])
    let new = site["Content/posts/item-1.md"]?.components(after: "\n---\n") ?? ""
    #expect(
      new.hasPrefix("Listen:\n\n<https://rye.example/a>\n\nand\n\n:::video{youtube=abcdef1}\n:::\n\nItem 8\n\n"),
      "\(new)")
    #expect(new.contains("<audio") && new.contains("src=\"/wp-content/uploads/song.mp3\""), "\(new)")
    #expect(site.site.losses == [])
  }

  @Test func `comments become a part of their articles only if they are asked for`() {
    func comment(_ id: Int, _ text: String, approved: String = "1", type: String = "comment", parent: Int = 0) -> String
    {
      """
      <wp:comment><wp:comment_id>\(id)</wp:comment_id><wp:comment_author><![CDATA[Ann *\(id)*]]></wp:comment_author>
      <wp:comment_author_email>ann@oven.example</wp:comment_author_email><wp:comment_author_IP>192.0.2.1</wp:comment_author_IP>
      <wp:comment_date>2026-01-0\(id) 10:00:00</wp:comment_date><wp:comment_content><![CDATA[\(text)]]></wp:comment_content>
      <wp:comment_approved>\(approved)</wp:comment_approved><wp:comment_type>\(type)</wp:comment_type>
      <wp:comment_parent>\(parent)</wp:comment_parent></wp:comment>
      """
    }
    let comments =
      comment(3, "Good.\n\n<b>Thanks</b> [x]<script>a()</script>") + comment(4, "No", approved: "spam")
      + comment(5, "Ping", type: "pingback") + comment(6, "> You are welcome", parent: 3)
    let files = ["oven.xml": Self.export(Self.item(1, "post", "/2026/01/item-1/", "Text", more: comments))]
    let kept = ImportedFiles(files, keepingComments: true)["Content/posts/item-1.md"]?.components(after: "\n---\n")
    #expect(
      kept == """
        Text

        ## Comments

        **Ann \\*3\\***, 2026-01-03

        > Good.
        >
        > **Thanks** \\[x\\]

        **Ann \\*6\\*** → Ann \\*3\\*, 2026-01-06

        > \\> You are welcome

        """)
    #expect(ImportedFiles(files)["Content/posts/item-1.md"]?.components(after: "\n---\n") == "Text\n")
  }

  /// Returns the text below the front matter of the post 1.
  private static func post(_ text: String) -> String? {
    let files = ImportedFiles([
      "oven.xml": export(item(1, "post", "/2026/01/item-1/", text), item(2, "page", "/item-2/", "x"), attachment)
    ])
    return files["Content/posts/item-1.md"]?.components(after: "\n---\n")
  }

  @Test(arguments: [
    ("paragraphs", "One\ntwo\n\nThree", "One\\\ntwo\n\nThree\n"),
    ("a quotation", "<blockquote>a\n\nb</blockquote>", "> a\n>\n> b\n"),
    ("a list", "Text\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nEnd", "Text\n\n- a\n- b\n\nEnd\n"),
    ("code with blank lines", "<pre>a\n\nb</pre>", "```\na\n\nb\n```\n"),
    ("blocks", "<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->", "a b\n"),
    ("the end of the excerpt", "a\n\n<!--more-->\n\nb", "a\n\n<!--more-->\n\nb\n"),
    ("the number of a page", "<a href=\"https://oven.example/?p=2#b\">x</a>", "[x](../item-2.md#b)\n"),
    ("the address of a page", "<a href=\"http://oven.example/item-2\">x</a>", "[x](../item-2.md)\n"),
    (
      "a smaller picture", "<img src=\"https://oven.example/wp-content/uploads/2026/01/rye-300x200.jpg\" alt=\"Rye\">",
      "![Rye](/wp-content/uploads/2026/01/rye.jpg)\n"
    ),
    ("a gallery", "[gallery ids=\"7,8\"]", ":::gallery\n![A loaf](/wp-content/uploads/2026/01/rye.jpg)\n:::\n"),
    ("a code plug-in", "[sourcecode language=\"swift\"]a < b\n[x][/sourcecode]", "```swift\na < b\n[x]\n```\n"),
    ("an escaped shortcode", "Write [[gallery]] and [1]", "Write \\[gallery\\] and \\[1\\]\n"),
    ("an unknown shortcode", "[box color=\"red\"]a[/box]", "a\n"),
    ("a page builder", "[vc_row][vc_column]a[/vc_column][/vc_row]", "a\n"),
    ("a script", "<p onclick=\"x()\">a</p><script>alert(1)</script>", "a\n"),
  ])
  func `the text of a post becomes Markdown`(name: String, text: String, expected: String) {
    #expect(Self.post(text) == expected)
  }

  @Test func `a post has its date, its author and its terms`() {
    let terms = "<category domain=\"category\" nicename=\"b\">Bread &amp;amp; more</category>"
    let files = ImportedFiles(["oven.xml": Self.export(Self.item(1, "post", "/2026/01/item-1/", "x", more: terms))])
    let text = files["Content/posts/item-1.md"] ?? ""
    #expect(text.contains("date: \"2026-01-02T00:30:00+01:00\"\n"))
    #expect(text.contains("categories: [\"Bread & more\"]\n"))
    #expect(text.contains("authors: [Ada L.]\n"))
    #expect(files["Content/site.yml"]?.contains("posts: \"/:year/:month/:slug/\"") == true)
  }

  @Test func `no e-mail address leaves the export`() {
    let comment = "<wp:comment><wp:comment_author_email>eve@oven.example</wp:comment_author_email></wp:comment>"
    let files = ImportedFiles(["oven.xml": Self.export(Self.item(1, "post", "/item-1/", "x", more: comment))])
    #expect(!files.paths.compactMap { files[$0] }.contains { $0.contains("@oven.example") })
    #expect(files.report.contains("comments in the export: 1"))
  }

  @Test(arguments: ["draft", "pending", "private", "future"]) func `hidden posts are drafts`(status: String) {
    let files = ImportedFiles(["oven.xml": Self.export(Self.item(1, "post", "/?p=1", "x", status: status))])
    #expect(files["Content/posts/item-1.md"]?.contains("draft: true\n") == true)
  }

  @Test func `posts in the trash are left out and counted`() {
    let export = Self.export(
      Self.item(1, "post", "/item-1/", "x"), Self.item(2, "post", "/item-2/", "x", status: "trash"))
    let files = ImportedFiles(["oven.xml": export])
    #expect(files["Content/posts/item-2.md"] == nil)
    #expect(files.report.contains("1 × `trash`"))
  }

  @Test func `the addresses of missing uploads are in a list`() {
    let export = Self.export(Self.item(1, "post", "/item-1/", "x"), Self.attachment)
    let address = "https://oven.example/wp-content/uploads/2026/01/rye.jpg\n"
    #expect(ImportedFiles(["oven.xml": export])["attachments.txt"] == address)
    let with = ImportedFiles(["oven.xml": export, "wp-content/uploads/2026/01/rye.jpg": "JPEG"])
    #expect(with["attachments.txt"] == nil)
    #expect(with["Content/static/wp-content/uploads/2026/01/rye.jpg"] == "copy of wp-content/uploads/2026/01/rye.jpg")
  }

  @Test func `split exports make one site`() {
    let files = ImportedFiles([
      "a.xml": Self.export(Self.item(1, "post", "/item-1/", "x")),
      "b.xml": Self.export(Self.item(2, "post", "/item-2/", "y")),
    ])
    #expect(files["Content/posts/item-1.md"] != nil)
    #expect(files["Content/posts/item-2.md"] != nil)
  }

  @Test func `an export that was cut off is refused with its place`() {
    let text = Self.export(Self.item(1, "post", "/item-1/", "x"))
    let refusal =
      ImportedFiles(["oven.xml": String(text[..<(text.firstRange(of: "</wp:status>")?.lowerBound ?? text.startIndex)])])
      .refusal ?? ""
    #expect(refusal.hasPrefix("`oven.xml`, line "))
    #expect(refusal.contains("cut off"))
  }
}
