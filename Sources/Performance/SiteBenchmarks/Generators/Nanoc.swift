/// nanoc, with kramdown and Rouge.
struct Nanoc: BenchmarkGenerator {
  var name: String { "nanoc" }
  var program: String { "nanoc" }
  var caches: [String] { ["tmp"] }

  var remark: String {
    "ERB templates of the benchmark; a preprocessing step writes the pages of the index and of tags"
  }

  func call(_ mode: BuildMode) -> [String] { ["compile"] }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let site = "string_pattern_type: glob\ntext_extensions: [md, html, css, erb]\noutput_dir: \(BenchmarkFile.output)\n"
    return [
      BenchmarkFile("nanoc.yaml", site), BenchmarkFile("Rules", NanocTheme.rules(highlighting: highlighting)),
      BenchmarkFile("lib/lists.rb", NanocTheme.lists), BenchmarkFile("content/style.css", BenchmarkTheme.style),
    ] + NanocTheme.layouts.map { BenchmarkFile("layouts/\($0).erb", $1) }
  }

  func source(_ post: Post) -> BenchmarkFile? {
    BenchmarkFile("content/posts/\(post.head.slug).md", post.head.yaml() + "* toc\n{:toc}\n\n" + post.body)
  }
}

/// The rules and templates for nanoc.
enum NanocTheme {
  static let layouts = [
    ("base", base), ("post", post), ("list", list), ("tag", tag), ("tags", tags), ("feed", feed), ("sitemap", sitemap),
  ]

  static func rules(highlighting: Bool) -> String {
    """
    preprocess do
      @items.delete_if { |item| item[:draft] }
      posts = sorted(@items.find_all('/posts/*.md'))
      posts.each_cons(2) { |newer, older| newer[:older], older[:newer] = [older, newer].map { |one| [link(one), one[:title]] } }
      parts = posts.each_slice(\(Plan.pageSize)).to_a
      parts.each_with_index do |part, index|
        @items.create('', { title: 'Bench', kind: 'list', posts: part.map { |one| entry(one) }, number: index + 1,
                            total: parts.size }, index.zero? ? '/made/index' : "/made/page/#{index + 1}/index")
      end
      tags = Hash.new { |all, tag| all[tag] = [] }
      posts.each { |one| one[:tags].each { |tag| tags[tag] << entry(one) } }
      tags.each { |tag, list| @items.create('', { title: tag, kind: 'tag', posts: list }, "/made/tags/#{tag}/index") }
      @items.create('', { title: 'Tags', kind: 'tags', terms: tags.map { |tag, list| [tag, list.size] }.sort }, '/made/tags/index')
      @items.create('', { title: 'Feed' }, '/feed')
      @items.create('', { title: 'Sitemap', posts: posts.map { |one| entry(one) }, tags: tags.keys }, '/sitemap')
    end

    compile '/posts/*.md' do
      filter :kramdown, input: 'GFM', syntax_highlighter: \(highlighting ? ":rouge" : "nil")
      snapshot :text
      layout '/post.*'
      layout '/base.*'
      write item.identifier.without_ext + '/index.html'
    end

    compile '/made/**/*' do
      layout "/#{item[:kind]}.*"
      layout '/base.*'
      write item.identifier.to_s.sub('/made', '') + '.html'
    end

    compile('/feed') { layout '/feed.*'; write '/feed.xml' }
    compile('/sitemap') { layout '/sitemap.*'; write '/sitemap.xml' }
    passthrough '/style.css'
    layout '/**/*', :erb

    """
  }

  static let lists = """
    require 'erb'
    include ERB::Util

    def sorted(posts) = posts.sort_by { |one| one[:date].to_s }.reverse

    def link(item) = item.identifier.without_ext + '/'

    def entry(item) = { link: link(item), title: item[:title], date: item[:date].to_s, about: item[:description], tags: item[:tags] }

    def labels(tags) = '<ul class="tags">' + tags.map { |tag| %(<li><a href="/tags/#{tag}/">#{h tag}</a></li>) }.join + '</ul>'

    """

  private static let base = BenchmarkTheme.page(
    PageHead(
      title: "<%= h @item[:title] %>", description: "<%= h @item[:description] %>",
      address: "\(BenchmarkTheme.address)<%= @item_rep.path %>"),
    main: "<%= yield %>")

  private static let post = """
    <article>
    <h1><%= h @item[:title] %></h1>
    <p><time><%= @item[:date] %></time> · <%= @item.raw_content.split.size / 200 %> min</p>
    <%= labels(@item[:tags]) %>
    <%= yield %>
    </article>
    <nav class="pager"><% if @item[:older] %><a rel="prev" href="<%= @item[:older][0] %>"><%= h @item[:older][1] %></a><% end %>\
    <% if @item[:newer] %><a rel="next" href="<%= @item[:newer][0] %>"><%= h @item[:newer][1] %></a><% end %></nav>

    """

  private static let list = """
    <% @item[:posts].each do |one| %>
    <article>
    <h2><a href="<%= one[:link] %>"><%= h one[:title] %></a></h2>
    <p><time><%= one[:date] %></time></p>
    <p><%= h one[:about] %></p>
    <%= labels(one[:tags]) %>
    </article>
    <% end %>
    <nav class="pager"><% if @item[:number] > 1 %><a href="/page/<%= @item[:number] - 1 %>/">Newer</a><% end %>\
    <span><%= @item[:number] %> / <%= @item[:total] %></span>\
    <% if @item[:number] < @item[:total] %><a href="/page/<%= @item[:number] + 1 %>/">Older</a><% end %></nav>

    """

  private static let tag = """
    <h1><%= @item[:title] %></h1>
    <ul>
    <% @item[:posts].each do |one| %>
    <li><a href="<%= one[:link] %>"><%= h one[:title] %></a> <time><%= one[:date] %></time></li>
    <% end %>
    </ul>

    """

  private static let tags = """
    <h1>Tags</h1>
    <ul>
    <% @item[:terms].each do |tag, count| %>
    <li><a href="/tags/<%= tag %>/"><%= tag %></a> (<%= count %>)</li>
    <% end %>
    </ul>

    """

  private static let feed = """
    <?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
    <title>Bench</title><link>\(BenchmarkTheme.address)/</link><description>Bench</description>
    <% sorted(@items.find_all('/posts/*.md')).first(\(Plan.feedSize)).each do |one| %>
    <item><title><%= h one[:title] %></title><link>\(BenchmarkTheme.address)<%= link(one) %></link>
    <guid>\(BenchmarkTheme.address)<%= link(one) %></guid><pubDate><%= one[:date] %></pubDate>
    <description><%= h one[:description] %></description>
    <content:encoded><%= h one.compiled_content(snapshot: :text) %></content:encoded></item>
    <% end %>
    </channel></rss>

    """

  private static let sitemap = """
    <?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <% @item[:posts].each do |one| %><url><loc>\(BenchmarkTheme.address)<%= one[:link] %></loc></url>
    <% end %>
    <% @item[:tags].each do |tag| %><url><loc>\(BenchmarkTheme.address)/tags/<%= tag %>/</loc></url>
    <% end %>
    </urlset>

    """
}
