import Dates
import Diagnostics
import Planning
import Sites
import TestSupport
import Testing

/// A hundred mistakes that people make in their first hours, with the answers.
///
/// An answer says where the mistake is, what is wrong and, unless that is plain, how to fix it.
@Suite struct `The answer to a common mistake` {
  /// A mistake: the files of the site that contain it, by path.
  ///
  /// Paths that begin with `Templates/` are templates.
  struct Mistake: Sendable {
    let files: [String: String]

    init(_ files: [String: String]) { self.files = files }
    /// A post.
    init(post: String) { files = ["posts/2026-01-01-a.md": post] }
    /// A post with a text below the title `A`.
    init(text: String) { files = ["posts/2026-01-01-a.md": "---\ntitle: A\n---\n\(text)\n"] }
    /// A post with these lines of front matter.
    init(keys: String) { files = ["posts/2026-01-01-a.md": "---\n\(keys)\n---\nx\n"] }
    /// These lines in `site.yml`.
    init(settings: String) { files = ["site.yml": "title: A\nurl: https://a.example\n\(settings)\n"] }
  }

  static let mistakes: [Case<Mistake, String>] = [
    Case(
      "a list without its end", Mistake(keys: "tags: [a, b"),
      """
      post:2:7: error: this list is not closed, or lacks a comma [front-matter.syntax]
      end it with `]`, and put a comma between two items
      """),
    Case(
      "a map without its end", Mistake(keys: "params: {a: 1"),
      """
      post:2:9: error: this map is not closed, or lacks a comma [front-matter.syntax]
      end it with `}`, and put a comma between two entries
      """),
    Case(
      "a tab before a key", Mistake(keys: "params:\n\ta: 1"),
      """
      post:3:1: error: there is a tab, but YAML allows only spaces here [front-matter.syntax]
      replace the tab by spaces
      """),
    Case(
      "a quote without its end", Mistake(keys: "title: \"A\ndate: 2026-01-01"),
      """
      post:2:8: error: this quoted text is not closed [front-matter.syntax]
      write the same quote at its end
      """),
    Case(
      "a colon in a title", Mistake(keys: "title: One: two"),
      """
      post:2:11: error: this line has a second `: ` [front-matter.syntax]
      put text that contains `: ` in quotes; begin each key in the same column, with a space after its colon
      """),
    Case(
      "no space after a colon", Mistake(keys: "title:A\ndescription: b"),
      """
      post:3:12: error: this line has a second `: ` [front-matter.syntax]
      put text that contains `: ` in quotes; begin each key in the same column, with a space after its colon
      """),
    Case(
      "an at sign", Mistake(keys: "title: @ada"),
      """
      post:2:8: error: a text cannot begin with this character [front-matter.syntax]
      put the text in quotes
      """),
    Case(
      "an asterisk", Mistake(keys: "title: *bold*"),
      """
      post:2:8: error: a text cannot begin with `&` or `*` [front-matter.syntax]
      put the text in quotes
      """),
    Case(
      "a percent sign", Mistake(keys: "title: %x"),
      """
      post:2:8: error: a text cannot begin with this character [front-matter.syntax]
      put the text in quotes
      """),
    Case(
      "a backtick", Mistake(keys: "title: `x`"),
      """
      post:2:8: error: a text cannot begin with this character [front-matter.syntax]
      put the text in quotes
      """),
    Case(
      "a wrong escape", Mistake(keys: "title: \"a\\w\""),
      """
      post:2:10: error: this backslash begins no escape [front-matter.syntax]
      write `\\\\`, or put the text in single quotes
      """),
    Case(
      "a key that is indented", Mistake(keys: "title: A\n date: 2026-01-01"),
      """
      post:3:6: error: this line has a second `: ` [front-matter.syntax]
      put text that contains `: ` in quotes; begin each key in the same column, with a space after its colon
      """),
    Case(
      "an item of a list beside its key", Mistake(keys: "tags: - a"),
      """
      post:2:7: error: an item of a list cannot begin here [front-matter.syntax]
      begin the list on the line below its key
      """),
    Case(
      "a language in words", Mistake(keys: "lang: german"),
      """
      post:2:7: warning: `lang` must be a language such as en or pt-BR, not the text `german`, so it is ignored [front-matter.wrong-type]
      write `de`
      """),
    Case(
      "a language in words under another key", Mistake(keys: "language: English"),
      """
      post:2:11: warning: `language` must be a language such as en or pt-BR, not the text `English`, so it is ignored [front-matter.wrong-type]
      write `en`
      """),
    Case(
      "a language with an underscore", Mistake(keys: "lang: pt_BR"),
      """
      post:2:7: warning: `lang` is the text `pt_BR`; it is read as `pt-BR` [front-matter.read-as]
      write `pt-BR`
      """),
    Case(
      "a title that is a number of dollars", Mistake(keys: "order: first"),
      """
      post:2:8: warning: `order` must be a whole number, not the text `first`, so it is ignored [front-matter.wrong-type]
      """),
    Case(
      "a draft with a word", Mistake(keys: "draft: maybe"),
      """
      post:2:8: error: `draft` must be true or false, not the text `maybe` [front-matter.wrong-type]
      """),
    Case(
      "a misspelt draft", Mistake(keys: "dratf: true"),
      """
      post:2:1: error: `dratf` is almost `draft`, which decides who sees the article [front-matter.unclear-publication]
      write `draft`; or write `keys: [dratf]` in `site.yml` if the key is your own
      """),
    Case(
      "a misspelt title", Mistake(keys: "titel: A"),
      """
      post:2:1: warning: `titel` is not a field, so it becomes a parameter [front-matter.misspelt-key]
      did you mean `title`?
      """),
    Case(
      "a date in numbers that means two days", Mistake(keys: "date: 01/02/2026"),
      """
      post:2:7: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `01/02/2026` [front-matter.wrong-type]
      write `2026-01-02` or `2026-02-01`
      """),
    Case(
      "a day that does not exist", Mistake(keys: "date: 2026-02-30"),
      """
      post:2:7: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `2026-02-30` [front-matter.wrong-type]
      """),
    Case(
      "a slug with a slash", Mistake(keys: "slug: a/b"),
      """
      post:2:7: warning: `slug` must be one part of an address, such as my-post, not the text `a/b`, so it is ignored [front-matter.wrong-type]
      """),
    Case(
      "an address on another site", Mistake(keys: "url: https://b.example/"),
      """
      post:2:6: warning: `url` must be an address within the site, such as /about/, not the text `https://b.example/`, so it is ignored [front-matter.wrong-type]
      """),
    Case(
      "a missing image", Mistake(keys: "image: nope.png"),
      """
      post:2:8: warning: there is no file `nope.png` [check.missing-image]
      """),
    Case(
      "tags with spaces", Mistake(keys: "tags: bread rye"),
      """
      post:2:7: warning: the text of `tags` is read as 2 words, as in Jekyll [front-matter.words]
      write a list: `[bread, rye]`, or `[bread rye]` if it is a single item
      """),
    Case(
      "a key twice", Mistake(keys: "title: A\ntitle: B"),
      """
      post:3:1: warning: the key `title` is given twice; the last value counts [front-matter.duplicate-key]
      """),
    Case(
      "a misspelt parameter of the theme",
      Mistake([
        "posts/_index.md": "---\ngird: true\ntitle: P\n---\n", "posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n",
      ]),
      """
      Content/posts/_index.md:2:1: warning: nothing reads `gird`, but `grid` has a meaning here [front-matter.misspelt-key]
      did you mean `grid`?
      """),
    Case(
      "a misspelt setting of a section",
      Mistake([
        "posts/_index.md": "---\nsidebr: true\ntitle: P\n---\n", "posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n",
      ]),
      """
      Content/posts/_index.md:2:1: warning: nothing reads `sidebr`, but `sidebar` has a meaning here [front-matter.misspelt-key]
      did you mean `sidebar`?
      """),
    Case(
      "an unknown order",
      Mistake([
        "posts/_index.md": "---\nsort: newst\ntitle: P\n---\n", "posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n",
      ]),
      """
      Content/posts/_index.md:2:7: warning: `sort` must be one of `newest`, `oldest`, `title`, `order`, `updated`, not the text `newst`, so it is ignored [front-matter.unknown-choice]
      did you mean `newest`?
      """),
    Case(
      "a missing container of a section",
      Mistake([
        "posts/_index.md": "---\npost_container: step\ntitle: P\n---\n",
        "posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n",
      ]),
      """
      Content/posts/_index.md:2:17: error: there is no container `step` [site.missing-container]
      did you mean `steps`?
      """),
    Case(
      "a missing template", Mistake(keys: "template: psot"),
      """
      post:2:11: warning: there is no template `psot`, so the page uses the default template of its kind [site.missing-template]
      did you mean `post`?
      """),
    Case(
      "front matter without its end", Mistake(post: "---\ntitle: A\nText\n"),
      """
      post:1:1: error: this front matter has no closing line [front-matter.unclosed]
      end it with a line `---`
      """),
    Case(
      "four dashes", Mistake(post: "----\ntitle: A\n----\nText\n"),
      """
      post:1:1: error: this front matter is read as text, because its first line is not exactly `---` [front-matter.invalid-fence]
      write `---` above and below the front matter, or an empty line below a thematic break
      """),
    Case(
      "no dashes", Mistake(post: "title: A\ndate: 2026-01-01\n\nText\n"),
      """
      post:1:1: error: this front matter is read as text, because no line `---` is above it [front-matter.no-fences]
      write `---` above and below the front matter, or convert the site with `garland import`
      """),
    Case(
      "a heading above the front matter", Mistake(post: "# A\n---\ndraft: true\n---\nText\n"),
      """
      post:2:1: error: this front matter is read as text, because it does not start the file [front-matter.misplaced]
      start it in the first column of the first line
      """),
    Case(
      "curly quotes in TOML", Mistake(post: "+++\ntitle = “A”\n+++\nText\n"),
      """
      post:2:9: error: `“A”` is not a valid value [front-matter.invalid-value]
      put text in quotes
      """),
    Case(
      "a text without quotes in TOML", Mistake(post: "+++\ntitle = A\n+++\nText\n"),
      """
      post:2:9: error: `A` is not a valid value [front-matter.invalid-value]
      put text in quotes
      """),
    Case(
      "a comma behind the last key in JSON", Mistake(post: "{\"title\": \"A\",}\n\nText\n"),
      """
      post:1:14: error: JSON allows no comma after the last value [front-matter.syntax]
      remove the comma
      """),
    Case(
      "a time zone under another name", Mistake(settings: "timezone: Europe/Berlin"),
      """
      Content/site.yml:3:1: error: there is no field `timezone` here [site.unknown-key]
      write `time_zone`
      """),
    Case(
      "a time zone that does not exist", Mistake(settings: "time_zone: Europe/Berln"),
      """
      Content/site.yml:3:12: error: `time_zone` must be a time zone such as Europe/Berlin, not `Europe/Berln` [site.wrong-value]
      did you mean `Europe/Berlin`?
      """),
    Case(
      "a theme", Mistake(settings: "theme: forest"),
      """
      Content/site.yml:3:1: error: there is no field `theme` here [site.unknown-key]
      write `palette`
      """),
    Case(
      "a palette that does not exist", Mistake(settings: "palette: forrest"),
      """
      Content/site.yml:3:10: error: `palette` must be one of `forest`, `ocean`, `rose`, `sepia`, `slate`, not `forrest` [site.wrong-value]
      did you mean `forest`?
      """),
    Case(
      "an address without a scheme", Mistake(["site.yml": "title: A\nurl: a.example\n"]),
      """
      Content/site.yml:2:6: error: `url` must be an address such as https://example.org/blog/, not `a.example` [site.wrong-value]
      """),
    Case(
      "an address with a password", Mistake(["site.yml": "title: A\nurl: https://me:secret@a.example/\n"]),
      """
      Content/site.yml:2:6: error: `url` must be an address without a user and a password, such as https://example.org/blog/, not `https://me:secret@a.example/` [site.wrong-value]
      """),
    Case(
      "a repository with a password", Mistake(settings: "repository: https://me:secret@github.com/me/blog"),
      """
      Content/site.yml:3:13: error: `repository` must be an address without a user and a password, such as https://github.com/me/blog, not `https://me:secret@github.com/me/blog` [site.wrong-value]
      """),
    Case(
      "a profile with a password", Mistake(settings: "social: https://me:secret@github.com/me"),
      """
      Content/site.yml:3:9: error: `social` must be a web address without a password, such as `https://github.com/ada`, an email address or a name such as `@ada@mastodon.example`, not `https://me:secret@github.com/me` [site.wrong-value]
      """),
    Case(
      "a menu entry with a password", Mistake(settings: "menus: {main: [{A: \"https://me:secret@a.example/\"}]}"),
      """
      Content/site.yml:3:20: error: `A` must be an address without spaces and passwords, not the text `https://me:secret@a.example/` [site.wrong-type]
      """),
    Case(
      "the address under another name", Mistake(["site.yml": "title: A\nbaseURL: https://a.example\n"]),
      """
      Content/site.yml:2:1: error: there is no field `baseURL` here [site.unknown-key]
      write `url`
      """),
    Case(
      "a menu", Mistake(settings: "menu:\n  main: [{About: /about/}]"),
      """
      Content/site.yml:3:1: error: there is no field `menu` here [site.unknown-key]
      write `menus`
      """),
    Case(
      "a menu that is no list", Mistake(settings: "menus:\n  main: /about/"),
      """
      Content/site.yml:4:9: error: `main` must be a list of links, each `Title: /address/` or `Title: file.md` [site.wrong-value]
      """),
    Case(
      "a menu with a missing file", Mistake(settings: "menus:\n  main:\n    - About: abuot.md"),
      """
      Content/site.yml:5:14: error: there is no article `abuot.md` [site.missing-menu-file]
      """),
    Case(
      "plug-ins", Mistake(settings: "plugins: [a]"),
      """
      Content/site.yml:3:1: error: there is no field `plugins` here [site.unknown-key]
      Garland has no plug-ins; `garland help` lists what is built in
      """),
    Case(
      "analytics", Mistake(settings: "google_analytics: G-1"),
      """
      Content/site.yml:3:1: error: there is no field `google_analytics` here [site.unknown-key]
      put it in `Templates/partials/hooks/head-end.mustache`
      """),
    Case(
      "pages of a list", Mistake(settings: "paginate: 5"),
      """
      Content/site.yml:3:1: error: there is no field `paginate` here [site.unknown-key]
      write `page_size`
      """),
    Case(
      "a size of zero", Mistake(settings: "page_size: 0"),
      """
      Content/site.yml:3:12: error: `page_size` must be a whole number of at least 1, not the number `0` [site.wrong-type]
      """),
    Case(
      "a language in words in the settings", Mistake(settings: "language: German"),
      """
      Content/site.yml:3:11: error: `language` must be a language such as en or pt-BR, not the text `German` [site.wrong-type]
      write `de`
      """),
    Case(
      "an unknown feed", Mistake(settings: "feeds: [rss, atmo]"),
      """
      Content/site.yml:3:14: error: there is no feed format `atmo`; choose from `atom`, `rss`, `json` [site.wrong-value]
      did you mean `atom`?
      """),
    Case(
      "an unknown policy for HTML", Mistake(settings: "html: unsafe"),
      """
      Content/site.yml:3:7: error: `html` must be one of `safe`, `trusted`, `escape`, not the text `unsafe` [site.unknown-choice]
      did you mean `safe`?
      """),
    Case(
      "an unknown level", Mistake(settings: "levels: {check.broken-link: warn}"),
      """
      Content/site.yml:3:10: error: the level of `check.broken-link` must be `error`, `warning` or `off` [levels.wrong-level]
      """),
    Case(
      "an unknown code", Mistake(settings: "levels: {check.broken-lnk: warning}"),
      """
      Content/site.yml:3:10: error: there is no diagnostic `check.broken-lnk` [levels.unknown-code]
      did you mean `check.broken-link`?
      """),
    Case(
      "a code that cannot be lowered", Mistake(settings: "levels: {front-matter.unclosed: warning}"),
      """
      Content/site.yml:3:10: error: `front-matter.unclosed` is always an error, so its level cannot be lowered [levels.fixed]
      `garland help front-matter.unclosed` explains how to fix it
      """),
    Case(
      "an unknown placeholder", Mistake(settings: "permalinks: {posts: /:yaer/:title/}"),
      """
      Content/site.yml:3:21: error: `posts` must be a pattern of `:year`, `:month`, `:day`, `:hour`, `:minute`, `:second`, `:title`, `:slug`, `:filename`, `:section`, `:sections`, `:categories`, `:short_year`, `:i_month`, `:i_day`, `:y_day`, not `:yaer` [site.wrong-value]
      """),
    Case(
      "a pattern without a slash", Mistake(settings: "permalinks: {posts: \":year/:title\"}"),
      """
      Content/site.yml:3:21: error: `posts` must be a pattern that begins with `/`, not `:year/:title` [site.wrong-value]
      """),
    Case(
      "a section that does not exist", Mistake(settings: "permalinks: {post: /:title/}"),
      """
      Content/site.yml:3:14: warning: `permalinks` names the section `post`, which has no articles [site.unknown-section]
      """),
    Case(
      "a taxonomy with the name of a field", Mistake(settings: "taxonomies: [title]"),
      """
      Content/site.yml:3:14: error: a taxonomy cannot be called `title`: pages already have a field with that name [site.reserved-name]
      """),
    Case(
      "a share target that does not exist", Mistake(settings: "share: [mastodn]"),
      """
      Content/site.yml:3:9: error: `share` must be a list of `mastodon`, `bluesky`, `x`, `linkedin`, `email`, `copy`, not `mastodn` [site.wrong-value]
      did you mean `mastodon`?
      """),
    Case(
      "settings under another name",
      Mistake(["site.yaml": "title: A\n", "posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n"]),
      """
      Content/site.yaml:1:1: error: `site.yaml` is not read: the settings of a site are in `site.yml` [site.unread-settings]
      rename it to `site.yml`
      """),
    Case(
      "a missing logo", Mistake(settings: "logo: static/lgoo.svg"),
      """
      Content/site.yml:3:7: warning: there is no file `static/lgoo.svg` [check.missing-image]
      """),
    Case(
      "an unknown container", Mistake(text: ":::tabss\n## A\nx\n:::"),
      """
      post:4:1: error: there is no container `tabss` [containers.unknown]
      did you mean `tabs`?
      """),
    Case(
      "a container without its end", Mistake(text: ":::tabs\n## A\nx"),
      """
      post:4:1: error: the container `tabs` is never closed [containers.unclosed]
      write `:::` on a line of its own where it ends
      """),
    Case(
      "an end without a container", Mistake(text: "x\n\n:::"),
      """
      post:6:1: warning: this fence closes nothing, because no container is open; it is shown as text [containers.stray-fence]
      """),
    Case(
      "an unknown attribute", Mistake(text: ":::columns{cols=2}\na\n\nb\n:::"),
      """
      post:4:12: error: `columns` takes no attribute `cols` [containers.unknown-attribute]
      it takes `count`
      """),
    Case(
      "a kind of callout as an attribute", Mistake(text: ":::callout{kind=tip}\na\n:::"),
      """
      post:4:12: error: `callout` takes no attribute `kind` [containers.unknown-attribute]
      write `:::tip`
      """),
    Case(
      "a wrong value", Mistake(text: ":::columns{count=two}\na\n\nb\n:::"),
      """
      post:4:18: error: `count` must be a whole number from 1 to 6, not `two` [containers.wrong-value]
      """),
    Case(
      "tabs without labels", Mistake(text: ":::tabs\na\n\nb\n:::"),
      """
      post:5:1: error: child 1 of this `tabs` has no label [containers.missing-label]
      begin it with a heading, or write `:::item[Label]`, or `{label="…"}` below it
      """),
    Case(
      "a misspelt language of code", Mistake(text: "```pyton\nx\n```"),
      """
      post:4:4: warning: there is no syntax highlighting for the language `pyton`; the code is shown as plain text [code.unknown-language]
      did you mean `python`?
      """),
    Case(
      "a trait that nothing reads", Mistake(text: "## A {colour=red}\n\nx"),
      """
      post:4:7: warning: nothing reads the trait `colour` here [traits.unread]
      """),
    Case(
      "an item outside of a container", Mistake(text: ":::item[A]\nx\n:::"),
      """
      post:4:1: error: `item` must be inside of a container, where it joins blocks into one child [containers.stray-item]
      write `:::tabs` or another container around it
      """),
    Case(
      "a YouTube shortcode", Mistake(text: "{{< youtube dQw4w9WgXcQ >}}"),
      """
      post:4:1: warning: Garland does not run the tag `youtube`; it is shown as text [article.foreign-tag]
      write `:::video[Title]{youtube=dQw4w9WgXcQ}` and `:::` on lines of their own
      """),
    Case(
      "a figure of Hugo", Mistake(text: "{{< figure src=\"/a.png\" >}}"),
      """
      post:4:1: warning: Garland does not run the tag `figure`; it is shown as text [article.foreign-tag]
      write a Markdown image: `![what it shows](/a.png)`
      """),
    Case(
      "an include of Jekyll", Mistake(text: "{% include note.html %}"),
      """
      post:4:1: warning: Garland does not run the tag `include`; it is shown as text [article.foreign-tag]
      write `:::note` and `:::` on lines of their own around the text
      """),
    Case(
      "a highlight of Jekyll", Mistake(text: "{% highlight ruby %}\nx\n{% endhighlight %}"),
      """
      post:4:1: warning: Garland does not run the tag `highlight`; it is shown as text [article.foreign-tag]
      write a fenced code block: ```` ```ruby ````, the code, ```` ``` ````
      """),
    Case(
      "an admonition", Mistake(text: "!!! note \"Title\"\n    Text"),
      """
      post:4:1: warning: Garland has no boxes such as `!!! note`; it is shown as text [article.foreign-tag]
      write `:::note` and `:::` on lines of their own around the text
      """),
    Case(
      "a misspelt alert", Mistake(text: "> [!NOTICE]\n> x"),
      """
      post:4:3: warning: there is no alert `[!NOTICE]`, so this is a plain quote [article.alert]
      write one of NOTE, TIP, IMPORTANT, WARNING and CAUTION, or a container: `:::info[Title]`
      """),
    Case(
      "an alert with a title", Mistake(text: "> [!NOTE] Title\n> x"),
      """
      post:4:3: warning: `[!NOTE]` makes an alert only on a line of its own, so this is a plain quote [article.alert]
      write `:::note[Title]` and `:::` on lines of their own around the text
      """),
    Case(
      "a form", Mistake(text: "<form action=\"/x\"><input name=\"a\"></form>"),
      """
      post:4:1: warning: <form> is not allowed here and was removed [article.raw-html]
      write `html: {allow: [form]}` in `site.yml` to keep it
      """),
    Case(
      "a script", Mistake(text: "<script>alert(1)</script>"),
      """
      post:4:1: warning: <script> is not allowed here and was removed [article.raw-html]
      put it in a hook, such as `Templates/partials/hooks/body-end.mustache`, or write `html: trusted` in `site.yml`
      """),
    Case(
      "a handler of an event", Mistake(text: "<p onclick=\"x()\">a</p>"),
      """
      post:4:4: warning: the attribute onclick is not allowed on <p> and was removed [article.raw-html]
      """),
    Case(
      "a link to a missing article",
      Mistake([
        "posts/2026-01-01-a.md": "---\ntitle: A\n---\n[b](bred.md)\n",
        "posts/bread.md": "---\ndate: 2026-01-02\n---\n# B",
      ]),
      """
      post:4:1: warning: there is no article `bred.md` [check.broken-link]
      did you mean `bread.md`?
      """),
    Case(
      "a link to a missing heading", Mistake(text: "[b](#tow)\n\n## Two"),
      """
      post:4:1: warning: this article has no heading or id `tow` [check.missing-part]
      did you mean `two`?
      """),
    Case(
      "a missing picture", Mistake(text: "![a](nope.png)"),
      """
      post:4:1: warning: there is no file `nope.png` [check.missing-image]
      """),
    Case(
      "an id that is used twice", Mistake(text: "## A {#x}\n\n## B {#x}"),
      """
      post:6:7: warning: the id `x` is already used in this article; this block gets another id [article.repeated-id]
      """),
    Case(
      "a heading of level 1 beside the title", Mistake(text: "# B\n\nx"),
      """
      post:4:1: warning: the page already has a heading of level 1: its title [site.second-title]
      make it a heading of level 2
      """),
    Case(
      "an author with the name of a file",
      Mistake([
        "posts/2026-01-01-a.md": "---\ntitle: A\nauthor: Mara Lind\n---\nx\n",
        "authors/mara.md": "---\ntitle: Mara\n---\nx",
        "site.yml": "title: A\nurl: https://a.example\ntaxonomies: [tags, authors]\n",
      ]),
      """
      Content/authors/mara.md:1:1: warning: `/authors/` lists the section `authors` instead of all authors: this article is about a term that no article has [site.hidden-list]
      the file about a term has the name of its address: `authors/mara-lind.md`
      """),
    Case(
      "a name that begins with an underscore",
      Mistake(["posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n", "_about.md": "# A"]),
      """
      Content/_about.md:1:1: warning: `_about.md` is left out, because its name begins with `_` [site.left-out]
      rename it, or move it to `static` to publish it as it is
      """),
    Case(
      "an article in MDX", Mistake(["posts/2026-01-01-a.md": "---\ntitle: A\n---\nx\n", "posts/b.mdx": "# B"]),
      """
      Content/posts/b.mdx:1:1: error: `posts/b.mdx` is not read as an article, because it is not a `.md` file [site.unread-format]
      convert the site with `garland import`, or move the file to `static` to publish it as it is
      """),
    Case(
      "two articles at one address", Mistake(["posts/2026-01-01-a.md": "---\nurl: /b/\n---\nx\n", "b.md": "# B"]),
      """
      post:2:6: error: `b.md` and `posts/2026-01-01-a.md` have the same address, `/b/` [site.same-address]
      """),
    Case(
      "a day in a file name that does not exist", Mistake(["posts/2026-02-30-a.md": "# A"]),
      """
      Content/posts/2026-02-30-a.md:1:1: error: the day `2026-02-30` in the path does not exist, so the day of publication is unclear [site.no-such-day]
      correct the day, or write `date` in the front matter
      """),
    Case(
      "a misspelt name", Mistake(["Templates/page.mustache": "{{titel}}", "about.md": "# A"]),
      """
      Templates/page.mustache:1:3: warning: nothing defines `titel` [templates.unknown-name]
      did you mean `title`?
      """),
    Case(
      "a misspelt filter", Mistake(["Templates/page.mustache": "{{title | uper}}", "about.md": "# A"]),
      """
      Templates/page.mustache:1:11: error: there is no filter `uper` [templates.unknown-filter]
      did you mean `upper`?
      """),
    Case(
      "a section without its end", Mistake(["Templates/page.mustache": "{{#tags}}x", "about.md": "# A"]),
      """
      Templates/page.mustache:1:1: error: `tags` is never closed [templates.unclosed-section]
      write `{{/tags}}` where it ends
      """),
    Case(
      "an end without a section", Mistake(["Templates/page.mustache": "x{{/tags}}", "about.md": "# A"]),
      """
      Templates/page.mustache:1:2: error: `tags` is closed here, but it is not open [templates.stray-closing]
      """),
    Case(
      "a missing partial", Mistake(["Templates/page.mustache": "{{> partials/hedaer}}", "about.md": "# A"]),
      """
      Templates/page.mustache:1:5: error: there is no template `partials/hedaer` [templates.missing-template]
      did you mean `partials/header`?
      """),
    Case(
      "a tag without its end", Mistake(["Templates/page.mustache": "{{title", "about.md": "# A"]),
      """
      Templates/page.mustache:1:1: error: the tag is not closed; `}}` is missing [templates.unclosed-tag]
      """),
    Case(
      "a parameter without `params`",
      Mistake([
        "Templates/page.mustache": "{{#site.posts | where: featured}}{{title}}{{/site.posts}}", "about.md": "# A",
        "posts/2026-01-01-a.md": "---\nfeatured: true\n---\nx\n",
      ]),
      """
      Templates/page.mustache:1:24: warning: `where`: no element of the list has `featured` [templates.unknown-name]
      did you mean `params.featured`?
      """),
    Case(
      "a misspelt hook", Mistake(["Templates/partials/hooks/head-edn.mustache": "<meta>", "about.md": "# A"]),
      """
      Templates/partials/hooks/head-edn.mustache:1:1: warning: no template shows `partials/hooks/head-edn` [templates.unknown-hook]
      did you mean `head-end`?
      """),
    Case(
      "a stylesheet that nothing links", Mistake(["Templates/assets/mine.css": "a{color:red}", "about.md": "# A"]),
      """
      Templates/assets/mine.css:1:1: warning: no page links `assets/mine.css`, so its rules have no effect [templates.unlinked-style]
      move its rules to `assets/custom.css`, or link it in a template with `{{asset.mine.css}}`
      """),
    Case(
      "a misspelt token", Mistake(["Templates/assets/custom.css": ":root { --acent: red; }", "about.md": "# A"]),
      """
      Templates/assets/custom.css:1:9: warning: nothing reads `--acent`, so this line has no effect [templates.unread-token]
      did you mean `--accent`?
      """),
    Case(
      "a brace without its end", Mistake(["Templates/assets/custom.css": "a { color: red;", "about.md": "# A"]),
      """
      Templates/assets/custom.css:1:3: warning: this `{` is never closed, so the rules after it do not apply [site.unclosed-brace]
      write `}` at the end of the rule
      """),
    Case(
      "a missing file in a stylesheet",
      Mistake(["Templates/assets/custom.css": "a { background: url(nope.png); }", "about.md": "# A"]),
      """
      Templates/assets/custom.css:1:21: warning: there is no file `nope.png` [check.broken-link]
      """),
    Case(
      "a misspelt word of the theme", Mistake(["Templates/words/en.yml": "psots: Posts", "about.md": "# A"]),
      """
      Templates/words/en.yml:1:1: warning: no template uses the word `psots` [words.unknown-key]
      did you mean `posts`?
      """),
    Case(
      "a condition of Liquid in a template",
      Mistake(["Templates/page.mustache": "{% if title %}{{title}}{% endif %}", "about.md": "# A"]),
      """
      Templates/page.mustache:1:1: warning: `{% if title %}` is not a tag of Mustache, so pages show it as text [templates.foreign-tag]
      templates are Mustache: a value is `{{page.title}}`, a condition or a loop is `{{#name}}…{{/name}}`, its opposite is `{{^name}}…{{/name}}`, and another template is `{{> partials/name}}`
      """),
    Case(
      "a value of Hugo in a template",
      Mistake(["Templates/page.mustache": "<h1>{{ .Title }}</h1>", "about.md": "# A"]),
      """
      Templates/page.mustache:1:8: error: `.Title` is not a name in Mustache; it is from another template language [templates.name]
      templates are Mustache: a value is `{{page.title}}`, a condition or a loop is `{{#name}}…{{/name}}`, its opposite is `{{^name}}…{{/name}}`, and another template is `{{> partials/name}}`
      """),
    Case(
      "a filter that compares", Mistake(["Templates/page.mustache": "{{title | eq \"A\"}}", "about.md": "# A"]),
      """
      Templates/page.mustache:1:11: error: there is no filter `eq` [templates.unknown-filter]
      `{{#name}}…{{/name}}` tests whether there is a value, `{{#name | is: value}}…{{/name}}` compares it, and `{{#list | where: name, value}}…{{/list}}` keeps the elements with a value
      """),
    Case(
      "a template in HTML",
      Mistake(["Templates/single.html": "<p>", "Templates/_default/list.html": "<p>", "about.md": "# A"]),
      """
      Templates/_default/list.html:1:1: warning: `_default/list.html` and 1 more file are not read: templates are `.mustache` files [templates.unread-file]
      write it in Mustache; `garland new template page` copies a built-in template to start from
      """),
    Case(
      "a stylesheet beside the templates", Mistake(["Templates/custom.css": "a{color:red}", "about.md": "# A"]),
      """
      Templates/custom.css:1:1: warning: `custom.css` is not read: stylesheets, scripts and fonts are in `assets` [templates.unread-file]
      move it to `Templates/assets/custom.css`
      """),
    Case(
      "templates inside of the content",
      Mistake(["Templates.md": "# A", "templates/page.mustache": "x", "about.md": "# A"]),
      """
      Content/templates/page.mustache:1:1: warning: `templates` is published as it is: Garland reads no templates inside of `Content` [templates.unread-file]
      move `Content/templates` to `Templates`
      """),
    Case(
      "the address of a video in place of its id", Mistake(text: ":::video{youtube=https://youtu.be/aqz-KE-bpKQ}\n:::"),
      """
      post:4:18: error: `youtube` must be the id of a video on YouTube, such as `aqz-KE-bpKQ`, not `https://youtu.be/aqz-KE-bpKQ` [containers.wrong-value]
      write `url=https://youtu.be/aqz-KE-bpKQ`
      """),
    Case(
      "a picture with other capitals",
      Mistake(["posts/2026-01-01-a.md": "---\ntitle: A\n---\n![a](../img/Welcome.PNG)\n", "img/welcome.png": "x"]),
      """
      post:4:1: warning: there is no file `../img/Welcome.PNG` [check.missing-image]
      did you mean `../img/welcome.png`?
      """),
    Case(
      "a picture with the slashes of Windows",
      Mistake(["posts/2026-01-01-a.md": "---\ntitle: A\n---\n![a](img\\a.png)\n", "posts/img/a.png": "x"]),
      """
      post:4:1: warning: there is no file `img\\a.png` [check.missing-image]
      did you mean `img/a.png`?
      """),
    Case(
      "a cover with other capitals",
      Mistake(["posts/2026-01-01-a.md": "---\nimage: Cover.jpg\n---\n# A\n", "posts/cover.jpg": "x"]),
      """
      post:2:8: warning: there is no file `Cover.jpg` [check.missing-image]
      did you mean `cover.jpg`?
      """),
    Case(
      "a link to another site without its scheme", Mistake(text: "[a](www.example.com/a?b)"),
      """
      post:4:1: warning: there is no file `www.example.com/a?b` [check.broken-link]
      did you mean `https://www.example.com/a?b`?
      """),
    Case(
      "a date with the month first", Mistake(keys: "title: A\ndate: 11/27/2026"),
      """
      post:3:7: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `11/27/2026` [front-matter.wrong-type]
      write `2026-11-27`
      """),
    Case(
      "a date with dots and a time", Mistake(keys: "title: A\ndate: 3.4.2026 10:30"),
      """
      post:3:7: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `3.4.2026 10:30` [front-matter.wrong-type]
      write `2026-04-03 10:30`
      """),
  ]

  @Test(arguments: mistakes)
  func `says where it is, what is wrong and how to fix it`(row: Case<Mistake, String>) {
    let settings = ["site.yml": "title: A\nurl: https://a.example\n"]
    let isSite = row.input.files.keys.contains { $0.hasPrefix("site.y") }
    let files = row.input.files.merging(isSite ? [:] : settings) { $1 }
    let prefix = "Templates/"
    let content = files.filter { !$0.key.hasPrefix(prefix) }
    let templates = files.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    let site = SiteBuild(
      content: FolderInMemory("Content", content),
      templates: FolderInMemory("Templates", Dictionary(uniqueKeysWithValues: templates)),
      options: SiteOptions(now: Instant("2026-11-26T00:00:00Z") ?? .latest)
    ).run()
    let answers = site.diagnostics.map { diagnostic in
      let message = "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code)]"
      let place = diagnostic.location.flatMap { range in
        site.sources[range.source].map { file -> String in
          let position = file.position(at: range.bytes.lowerBound)
          let path = file.path == "Content/posts/2026-01-01-a.md" ? "post" : file.path
          return "\(path):\(position.line):\(position.column): "
        }
      }
      return [(place ?? "") + message, diagnostic.suggestion?.message].compactMap(\.self).joined(separator: "\n")
    }
    #expect(answers.contains(row.expected), "\(row.name): \(answers.joined(separator: "\n"))")
  }

  @Test func `is in this table for a hundred mistakes`() {
    #expect(Set(Self.mistakes.map(\.name)).count >= 100)
  }
}
