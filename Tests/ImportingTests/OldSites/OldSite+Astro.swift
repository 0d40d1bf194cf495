extension OldSite {
  static let starlight = OldSite(
    name: "Astro with Starlight",
    evidence: "from the source of Starlight 0.41.7, loaders.ts and utils/slugs.ts, and of github-slugger 2.0.0",
    settings: [
      "astro.config.mjs": "export default defineConfig({ integrations: [starlight({ title: 'T' })] })\n"
    ],
    pages: [
      Page("src/content/docs/index.md", at: "/"),
      Page("src/content/docs/About Us.md", at: "/about-us/"),
      Page("src/content/docs/404.md", at: "/404.html"),
      Page("src/content/docs/v1.2.md", at: "/v12/"),
      Page("src/content/docs/under_score.md", at: "/under_score/"),
      Page("src/content/docs/größe.md", at: "/größe/"),
      Page("src/content/docs/2024-01-02-x.md", at: "/2024-01-02-x/"),
      Page(
        "src/content/docs/guides/2024-02-30-impossible.md", at: "/guides/2024-02-30-impossible/"),
      Page("src/content/docs/guides/2024-01-02-same.md", at: "/guides/2024-01-02-same/"),
      Page("src/content/docs/guides/2024-03-04-same.mdx", at: "/guides/2024-03-04-same/"),
      Page("src/content/docs/Big Folder/Sub.Dir/deep.md", at: "/big-folder/subdir/deep/"),
      Page("src/content/docs/slug.md", "slug: x/Y", at: "/x/Y/"),
      Page("src/content/docs/_part.md"),
      Page("src/content/docs/draft.md", "draft: true"),
    ])

  static let astro = OldSite(
    name: "Astro with a collection",
    evidence:
      "from the source of Astro 7.2.4, content/loaders/glob.ts, content/utils.ts and core/routing/create-manifest.ts",
    settings: [
      "astro.config.mjs": "export default defineConfig({})\n",
      "src/content.config.ts": """
      const blog = defineCollection({ loader: glob({ base: './src/content/blog', pattern: '**/*.{md,mdx}' }) })
      export const collections = { blog }
      """,
      "src/pages/blog/[...slug].astro": """
      ---
      export async function getStaticPaths() {
        const posts = await getCollection('blog')
        return posts.map((post) => ({ params: { slug: post.id }, props: post }))
      }
      const { Content } = await render(Astro.props)
      ---
      <Content />
      """,
    ],
    pages: [
      Page("src/content/blog/2024-01-02-same.md", at: "/blog/2024-01-02-same/"),
      Page("src/content/blog/2024-03-04-same.md", at: "/blog/2024-03-04-same/"),
      Page("src/content/blog/2024-02-30-impossible.md", at: "/blog/2024-02-30-impossible/"),
      Page("src/content/blog/Capital Name.md", at: "/blog/capital-name/"),
      Page("src/content/blog/Привет Мир.md", at: "/blog/привет-мир/"),
      Page("src/content/blog/sub/index.md", at: "/blog/sub/"),
      Page("src/content/blog/slug.md", "slug: own/Slug", at: "/blog/own/Slug/"),
      Page("src/pages/index.md", at: "/"),
      Page("src/pages/notes/2024-01-02-n.md", at: "/notes/2024-01-02-n/"),
      Page("src/pages/_hidden.md"),
    ])
}
