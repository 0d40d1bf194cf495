/// Jekyll, with kramdown and Rouge.
struct Jekyll: BenchmarkGenerator {
  var name: String { "Jekyll" }
  var program: String { "jekyll" }
  var caches: [String] { [".jekyll-cache"] }

  var remark: String {
    "Liquid templates of the benchmark; a plugin of the benchmark writes the pages of the index and of tags"
  }

  func call(_ mode: BuildMode) -> [String] { ["build", "--quiet", "--destination", BenchmarkFile.output] }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let site = """
      title: Bench
      url: \(BenchmarkTheme.address)
      permalink: /posts/:slug/
      markdown: kramdown
      kramdown:
        input: GFM
        syntax_highlighter: \(highlighting ? "rouge" : "null")

      """
    return [BenchmarkFile("_config.yml", site), BenchmarkFile("style.css", BenchmarkTheme.style)]
      + JekyllTheme.files.map { BenchmarkFile($0, $1) }
  }

  func source(_ post: Post) -> BenchmarkFile? {
    let head = post.head
    let front = head.yaml("layout: post", head.isDraft ? "published: false" : "published: true")
    return BenchmarkFile("_posts/\(head.time.day)-\(head.slug).md", front + "* toc\n{:toc}\n\n" + post.body)
  }
}

/// The templates and the plugin for Jekyll.
enum JekyllTheme {
  static let files = [
    ("_layouts/base.html", base), ("_layouts/post.html", post), ("_layouts/list.html", list),
    ("_layouts/tag.html", tag),
    ("_layouts/tags.html", tags), ("_includes/labels.html", labels), ("_plugins/lists.rb", lists), ("feed.xml", feed),
    ("sitemap.xml", sitemap),
  ]

  private static let base = BenchmarkTheme.page(
    PageHead(
      title: "{{ page.title | escape }}", description: "{{ page.description | escape }}",
      address: "{{ site.url }}{{ page.url }}"),
    site: "{{ site.title }}", main: "{{ content }}")

  private static let labels = """
    <ul class="tags">{% for tag in include.one.tags %}<li><a href="/tags/{{ tag }}/">{{ tag }}</a></li>{% endfor %}</ul>

    """

  private static let post = """
    ---
    layout: base
    ---
    <article>
    <h1>{{ page.title | escape }}</h1>
    <p><time datetime="{{ page.date | date_to_xmlschema }}">{{ page.date | date: "%-d %B %Y" }}</time> · \
    {{ content | number_of_words | divided_by: 200 }} min</p>
    {% include labels.html one=page %}
    {{ content }}
    </article>
    <nav class="pager">\
    {% if page.previous %}<a rel="prev" href="{{ page.previous.url }}">{{ page.previous.title | escape }}</a>{% endif %}\
    {% if page.next %}<a rel="next" href="{{ page.next.url }}">{{ page.next.title | escape }}</a>{% endif %}</nav>

    """

  private static let list = """
    ---
    layout: base
    ---
    {% for one in page.posts %}
    <article>
    <h2><a href="{{ one.url }}">{{ one.title | escape }}</a></h2>
    <p><time datetime="{{ one.date | date_to_xmlschema }}">{{ one.date | date: "%-d %B %Y" }}</time></p>
    <p>{{ one.description | escape }}</p>
    {% include labels.html one=one %}
    </article>
    {% endfor %}
    <nav class="pager">{% if page.newer %}<a href="{{ page.newer }}">Newer</a>{% endif %}\
    <span>{{ page.number }} / {{ page.total }}</span>{% if page.older %}<a href="{{ page.older }}">Older</a>{% endif %}</nav>

    """

  private static let tag = """
    ---
    layout: base
    ---
    <h1>{{ page.title }}</h1>
    <ul>
    {% for one in page.posts %}
    <li><a href="{{ one.url }}">{{ one.title | escape }}</a> <time>{{ one.date | date: "%Y-%m-%d" }}</time></li>
    {% endfor %}
    </ul>

    """

  private static let tags = """
    ---
    layout: base
    ---
    <h1>Tags</h1>
    <ul>
    {% for term in page.terms %}
    <li><a href="/tags/{{ term[0] }}/">{{ term[0] }}</a> ({{ term[1] }})</li>
    {% endfor %}
    </ul>

    """

  private static let lists = """
    module Bench
      class Lists < Jekyll::Generator
        def add(site, folder, layout, data)
          page = Jekyll::PageWithoutAFile.new(site, site.source, folder, 'index.html')
          page.data.merge!({ 'layout' => layout }, data)
          site.pages << page
        end

        def generate(site)
          parts = site.posts.docs.sort_by(&:date).reverse.each_slice(\(Plan.pageSize)).to_a
          parts.each_with_index do |posts, index|
            address = ->(number) { number.zero? ? '/' : "/page/#{number + 1}/" }
            add(site, address.(index), 'list', 'title' => 'Bench', 'posts' => posts, 'number' => index + 1,
                'total' => parts.size, 'newer' => (address.(index - 1) if index > 0),
                'older' => (address.(index + 1) if index + 1 < parts.size))
          end
          site.tags.each { |tag, posts| add(site, "tags/#{tag}", 'tag', 'title' => tag, 'posts' => posts.sort_by(&:date).reverse) }
          add(site, 'tags', 'tags', 'title' => 'Tags', 'terms' => site.tags.map { |tag, posts| [tag, posts.size] }.sort)
        end
      end
    end

    """

  private static let feed = """
    ---
    ---
    <?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
    <title>{{ site.title }}</title><link>{{ site.url }}/</link><description>{{ site.title }}</description>
    {% for post in site.posts limit: \(Plan.feedSize) %}
    <item><title>{{ post.title | xml_escape }}</title><link>{{ site.url }}{{ post.url }}</link>
    <guid>{{ site.url }}{{ post.url }}</guid><pubDate>{{ post.date | date_to_rfc822 }}</pubDate>
    <description>{{ post.description | xml_escape }}</description>
    <content:encoded>{{ post.content | xml_escape }}</content:encoded></item>
    {% endfor %}
    </channel></rss>

    """

  private static let sitemap = """
    ---
    ---
    <?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    {% for post in site.posts %}<url><loc>{{ site.url }}{{ post.url }}</loc><lastmod>{{ post.date | date_to_xmlschema }}</lastmod></url>
    {% endfor %}
    {% for tag in site.tags %}<url><loc>{{ site.url }}/tags/{{ tag[0] }}/</loc></url>
    {% endfor %}
    </urlset>

    """
}
