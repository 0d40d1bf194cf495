import TestSupport
import Testing

@testable import Importing

@Suite struct AstroTests {
  @Test func `MDX becomes Markdown with containers`() throws {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/guides/bake.md"] == Self.article)
  }

  @Test func `the settings come from the literals of the configuration`() throws {
    let site = ImportedFiles(Self.site)
    #expect(
      site["Content/site.yml"] == """
        title: Bread
        url: "https://bread.example/book/"
        language: en
        languages:
          en:
            name: English
          de:
            name: Deutsch
        html: trusted
        containers: lenient
        heading_ids: github
        smart_punctuation: true

        """)
  }

  @Test func `front matter, locales and images`() throws {
    let site = ImportedFiles(Self.site)
    #expect(
      site["Content/de/index.md"] == """
        ---
        title: Brot
        ---
        **Gutes Brot**

        ![Laib](../assets/loaf.png)

        Guten Tag

        """)
    #expect(site["Content/index.md"] == "---\nfallback: true\n---\n")
    #expect(site["Content/assets/loaf.png"] == "copy of src/assets/loaf.png")
    #expect(site["Content/static/favicon.svg"] == "copy of public/favicon.svg")
    #expect(site.report.contains("src/pages/tags/[tag].astro: a page that a template generates"))
    #expect(site.report.contains("bake.mdx:13: `{1 + oven}` is removed"))
  }

  @Test func `a page without static paths tells the address, too`() {
    let site = ImportedFiles([
      "astro.config.mjs": "export default defineConfig({ output: 'server' });",
      "src/content/posts/a.md": "Text\n",
      "src/pages/blog/[...slug].astro": "const { slug } = Astro.params; const a = await getEntry('posts', slug);",
      "src/pages/index.astro": "",
    ])
    #expect(site["Content/site.yml"]?.contains("posts: \"/blog/:filename/\"") == true)
  }

  @Test func `a page that only redirects decides no addresses`() {
    let site = ImportedFiles([
      "astro.config.mjs": "export default defineConfig({});",
      "src/content/bread/oven.md": "Text\n",
      "src/pages/[slug].astro":
        "---\nexport const getStaticPaths = () => getCollection('bread');\nreturn Astro.redirect('/b');\n---\n",
      "src/pages/blog/de/[slug].astro":
        "---\nexport const getStaticPaths = () => getCollection('bread');\n---\n<Article />\n",
    ])
    #expect(site["Content/site.yml"]?.contains("bread: \"/blog/de/:filename/\"") == true)
  }

  @Test(
    "A key of the front matter and the language are parts of an address",
    arguments: [
      Case("the key", "lang: en\nabbrlink: hot/oven", "url: /hot/oven/"),
      Case("an empty key", "lang: ''\nabbrlink: ''", "url: /notes/oven-one/"),
      Case("another language", "lang: de\nabbrlink: ofen", "url: /de/ofen/"),
    ])
  func address(row: Case<String, String>) {
    let site = ImportedFiles([
      "astro.config.ts": "export default defineConfig({ i18n: { defaultLocale } });",
      "src/config.ts": "export const settings = { locale: 'en' };",
      "src/content/config.ts": "",
      "src/content/posts/notes/Oven-one.md": "---\n\(row.input)\n---\nText\n",
      "src/pages/[...lang]/[...post_slug].astro":
        "---\nexport async function getStaticPaths() {\n  const posts = await getCollection('posts');\n"
        + "  return posts.map((p) => ({ params: { post_slug: p.data.abbrlink || p.id } }));\n}\n---\n<Article />\n",
    ])
    let lines = site["Content/posts/notes/Oven-one.md"]?.split(separator: "\n") ?? []
    row.check(lines.first { $0.hasPrefix("url") }.map(String.init) ?? "")
  }

  @Test func `the path of a text redirects to the address in its front matter, as the page says`() {
    let site = ImportedFiles([
      "astro.config.mjs": "export default defineConfig({});",
      "src/content/blog/Hot oven.md": "---\npermalink: /heat/oven/\n---\nText\n",
      "src/pages/[...slug].astro":
        "---\nexport const getStaticPaths = () => getCollection('blog').map(of => [\n"
        + "  { params: { slug: (of.data.permalink as string).trim() } },\n"
        + "  { params: { slug: of.id }, redirectTo: of.data.permalink } ]);\n---\n<Article />\n",
    ])
    let text = site["Content/blog/Hot oven.md"] ?? ""
    // Garland reads `permalink`, too.
    #expect(text.contains("permalink: /heat/oven/\n") && !text.contains("url:"))
    #expect(text.contains("/hot-oven/"))
  }

  @Test func `braces in formulas stay`() {
    let site = ImportedFiles([
      "astro.config.mjs": "import remarkMath from 'remark-math';\nexport default defineConfig({});",
      "src/content/blog/a.mdx": "$\\frac{a}{b}$ and $5 {/* no */}\n\n$$\n\\vec{x}\n$$\n",
    ])
    #expect(site["Content/blog/a.md"] == "$\\frac{a}{b}$ and $5 \n\n$$\n\\vec{x}\n$$\n")
  }

  @Test func `Markdoc and formulas`() {
    let site = ImportedFiles([
      "astro.config.mjs": "import remarkMath from 'remark-math';\nexport default defineConfig({});",
      "src/content/blog/a.mdoc":
        "---\ntitle: A\n---\n{% callout type=\"tip\" title=\"Hot\" %}\nText\n{% /callout %}\n\n{% chart id=1 /%}\n",
    ])
    #expect(site["Content/blog/a.md"]?.contains(":::tip[Hot]\nText\n:::\n") == true)
    #expect(site["Content/site.yml"]?.contains("math: true") == true)
    #expect(site.report.contains("src/content/blog/a.mdoc:8: `{% chart id=1 /%}` is a container now"))
  }

  @Test func `a blog keeps its dates and its pictures`() throws {
    let blog = [
      "astro.config.ts":
        "import { defineConfig } from 'astro/config';\nexport default defineConfig({ site: 'https://a.example' });",
      "src/assets/loaf.jpg": "jpg",
      "src/content/blog/one.md": """
      ---
      title: One
      pubDate: Jul 08 2022
      heroImage: ../../assets/loaf.jpg
      slug: first
      ---
      ![Loaf](../../assets/loaf.jpg) and [two](./two.mdx)
      """,
      "src/content/blog/two.mdx": "---\ntitle: Two\n---\nText\n",
      "src/pages/blog/[...slug].astro": "",
    ]
    let site = ImportedFiles(blog)
    #expect(
      site["Content/blog/one.md"] == """
        ---
        title: One
        date: Jul 08 2022
        image: "../assets/loaf.jpg"
        url: /first/
        ---
        ![Loaf](../assets/loaf.jpg) and [two](two.md)
        """)
    #expect(site.report.contains("src/pages/blog/[...slug].astro: decides the addresses of its texts"))
  }

  @Test(arguments: [
    ("js title=\"a.js\" {2-3} ins={4} del={5} \"word\" /x/", "js title=\"a.js\" {2-3} added=4 removed=5"),
    ("sh showLineNumbers startLineNumber=5 frame=\"none\" wrap", "sh numbers start=5"),
    ("md {\"1\":2}", "md"),
    ("", ""),
  ]) func `info strings of code`(info: String, expected: String) {
    #expect(ExpressiveCode.info(info) == expected)
  }

  static let site = [
    "astro.config.mjs": """
    import starlight from '@astrojs/starlight';
    const locales = { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } };
    export default defineConfig({
      site: process.env.SITE || 'https://bread.example/',
      base: '/book',
      integrations: [starlight({ title: 'Bread', locales, sidebar: [{ label: 'A', items: ['b'] }] })],
    });
    """,
    "public/favicon.svg": "svg",
    "src/assets/loaf.png": "png",
    "src/components/oven.astro": "",
    "src/pages/tags/[tag].astro": "",
    "src/content/docs/de/index.mdx": """
    ---
    title: Brot
    template: splash
    hero: {tagline: ignored, title: Gutes Brot, image: {file: ~/assets/loaf.png, alt: Laib}}
    ---
    Guten Tag

    """.replacing("tagline: ignored, ", with: ""),
    "src/content/docs/guides/bake.mdx": """
    ---
    title: Bake
    sidebar: {order: 2}
    ---
    import { Tabs, TabItem } from '@astrojs/starlight/components';
    import loaf from '../../../assets/loaf.png';

    export const oven = {
      heat: 220,
    };

    # {frontmatter.title} {/* nothing */}
    Heat{" "}{1 + oven} \\{x\\}

    <Tabs syncKey="oven">
      <TabItem label="Gas">
        Hot
      </TabItem>
      <TabItem label="Wood">Hotter</TabItem>
    </Tabs>

    <CardGrid>
    	<Card title="Crust" icon="star">
    		Brown
    	</Card>
    	<LinkCard title="More" href="/more/" description="Read on" />
    </CardGrid>

    <Steps>

    1. Mix

       <Aside type="tip" title="Slowly">
         Wait
       </Aside>

    2. Bake

    </Steps>

    :::tip[Note]{icon="heart"}
    A <Badge text="New" variant="tip" /> thing
    :::

    <FileTree>

    - src/
      - **a.md** the **first** page
      - `b.md` more
    - …

    </FileTree>

    <Image src={loaf} alt="A loaf" />
    <p className="big" style={{ marginTop: '1em' }} onClick={() => 1}>Big</p>

    ```js ins={1} title="a.js"
    import { x } from 'y'; <Card>{z}</Card>
    ```
    """,
  ]

  static let article = """
    ---
    title: Bake
    order: 2
    ---
    Heat  {x}

    ::::tabs{sync="oven"}
    :::item[Gas]
    Hot
    :::
    :::item[Wood]
    Hotter
    :::
    ::::

    ::::cards
    :::item[Crust]
    Brown
    :::
    :::item

    [More](/more/)

    Read on



    :::
    ::::

    ::::steps
    1. Mix

       :::tip[Slowly]
       Wait
       :::

    2. Bake
    ::::

    :::tip[Note]
    A <span class="badge tip">New</span> thing
    :::

    ```filetree
    - src/
      - **a.md** # the first page
      - b.md # more
    - …
    ```

    ![A loaf](../assets/loaf.png)
    <p class="big" style="margin-top: 1em">Big</p>

    ```js added=1 title="a.js"
    import { x } from 'y'; <Card>{z}</Card>
    ```
    """
}

@Suite struct AstroCollectionTests {
  static let site = [
    "astro.config.mjs": "export default defineConfig({ site: 'https://bread.example' })",
    "src/consts.ts":
      "// SITE_TITLE = 'Old'\nexport const SITE_TITLE = \"Bread\";\nexport const SITE_DESCRIPTION = 'On loaves';",
    "src/content.config.ts": """
    const posts = defineCollection({
      loader: glob({ base: './src/texts/posts', pattern: ['**/[^_]*.{md,mdx}', '!**/old/**'] }),
    });
    export const collections = { 'blog': posts };
    """,
    "src/pages/writing/[...slug].astro": """
    export async function getStaticPaths() {
      const posts = await getCollection("blog");
    }
    """,
    "src/pages/tags/[tag].astro": "getStaticPaths getCollection('blog')",
    "src/texts/posts/rye.md": "---\ntitle: Rye\n---\nRye",
    "src/texts/posts/2024/Spelt & Oats.md": "---\ntitle: Spelt\n---\nSpelt",
    "src/texts/posts/2024-05-06-oats.mdx": "---\ntitle: Oats\nslug: porridge\n---\nOats",
    "src/texts/posts/old/rye.md": "---\ntitle: Old rye\n---\nRye",
    "src/notes/a.md": "A note",
    "docs/plan.md": "A plan",
    "README.md": "Read me",
  ]

  @Test func `texts of a collection keep the addresses of its page`() {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/posts/rye.md"]?.contains("url:") == false)
    #expect(site["Content/posts/2024/Spelt & Oats.md"]?.contains("url: /writing/2024/spelt--oats/") == true)
    #expect(site["Content/posts/2024-05-06-oats.md"]?.contains("url: /writing/porridge/") == true)
    let settings = site["Content/site.yml"] ?? ""
    #expect(settings.contains("title: Bread\ndescription: On loaves\n"))
    #expect(settings.contains("permalinks:\n  posts: \"/writing/:filename/\"\n"))
  }

  @Test func `Markdown outside the collections is imported or named`() {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/notes/a.md"] == "A note")
    #expect(site["Content/texts/posts/old/rye.md"]?.contains("Old rye") == true)
    #expect(site.report.contains("docs/plan.md: this Markdown file is not imported"))
    #expect(!site.report.contains("README"))
  }

  @Test func `a component of the site that shows an image is an image`() {
    let site = ImportedFiles([
      "astro.config.mjs": "",
      "src/content/blog/a.mdx": """
      import oven from './oven.png'

      <div>
        <Figure src={oven} label="The oven" />
      </div>
      """,
      "src/content/blog/oven.png": "png",
    ])
    #expect(
      site["Content/blog/a.md"] == "<div>\n  \n  ![The oven](oven.png)\n\n</div>")
  }

  @Test func `a site without articles is refused`() {
    let site = ImportedFiles(["astro.config.mjs": "", "docs/a.md": "A", "docs/b.md": "B"])
    #expect(site.refusal?.contains("Import the folder that contains the texts, such as that of `docs/a.md`") == true)
  }

  @Test(arguments: [
    ("**/[^_]*.md", "a/b.md", true), ("**/[^_]*.md", "a/_b.md", false), ("[a-c]?.md", "bx.md", true),
    ("[a-c]?.md", "xx.md", false), ("{a,b}/*.{md,mdx}", "b/x.mdx", true), ("{a,b}/*.{md,mdx}", "c/x.mdx", false),
    ("[!a]", "a", false), ("[", "[", true),
  ]) func `glob patterns`(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("a = 'x // y' // z", "a = 'x // y'     "), ("/* a */ b", "        b"),
    ("r = /\\/[/]*/ // c", "r = /      /     "), ("a(/[\"']/, \"b\")", "a(/    /, \"b\")"),
    ("a / b // c", "a / b     "), ("`a // ${b}`", "`a // ${b}`"), ("'//", "'//"), ("/*", "  "),
  ]) func `comments of scripts`(code: String, expected: String) {
    #expect(String(decoding: ScriptComments.blanked(Array(code.utf8)), as: UTF8.self) == expected)
  }
}
