/// The templates that Pelican is given.
enum PelicanTheme {
  static let templates = [
    ("base", base), ("article", article), ("index", index), ("tag", tag), ("tags", tags), ("sitemap", sitemap),
    ("labels", labels),
  ]

  private static let base = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{% block title %}{{ SITENAME }}{% endblock %} · {{ SITENAME }}</title>
    <meta name="description" content="{% block description %}{% endblock %}">
    <link rel="canonical" href="{{ SITEURL }}/{% block address %}{% endblock %}">
    <meta property="og:title" content="{{ self.title() }}">
    <meta property="og:description" content="{{ self.description() }}">
    <meta property="og:url" content="{{ SITEURL }}/{{ self.address() }}">
    <link rel="alternate" type="application/rss+xml" href="/feed.xml">
    <link rel="stylesheet" href="/style.css">
    </head>
    <body>
    <header><nav><a href="/">Home</a><a href="/tags/">Tags</a><a href="/feed.xml">Feed</a></nav></header>
    <main>
    {% block main %}{% endblock %}
    </main>
    <footer><p>Bench</p></footer>
    </body>
    </html>

    """

  private static let labels = """
    <ul class="tags">{% for tag in one.tags %}<li><a href="/{{ tag.url }}">{{ tag }}</a></li>{% endfor %}</ul>

    """

  private static let article = """
    {% extends "base.html" %}
    {% block title %}{{ article.title|striptags|e }}{% endblock %}
    {% block description %}{{ article.summary|striptags|e }}{% endblock %}
    {% block address %}{{ article.url }}{% endblock %}
    {% block main %}
    <article>
    <h1>{{ article.title }}</h1>
    <p><time datetime="{{ article.date.isoformat() }}">{{ article.date.strftime("%d %B %Y") }}</time> · \
    {{ article.content|wordcount // 200 }} min</p>
    {% with one = article %}{% include "labels.html" %}{% endwith %}
    {{ article.content }}
    </article>
    <nav class="pager">\
    {% if article.older %}<a rel="prev" href="/{{ article.older.url }}">{{ article.older.title }}</a>{% endif %}\
    {% if article.newer %}<a rel="next" href="/{{ article.newer.url }}">{{ article.newer.title }}</a>{% endif %}</nav>
    {% endblock %}

    """

  private static let index = """
    {% extends "base.html" %}
    {% block main %}
    {% for one in articles_page.object_list %}
    <article>
    <h2><a href="/{{ one.url }}">{{ one.title }}</a></h2>
    <p><time datetime="{{ one.date.isoformat() }}">{{ one.date.strftime("%d %B %Y") }}</time></p>
    <p>{{ one.summary }}</p>
    {% include "labels.html" %}
    </article>
    {% endfor %}
    <nav class="pager">{% if articles_page.has_previous() %}<a href="/{{ articles_previous_page.url }}">Newer</a>{% endif %}\
    <span>{{ articles_page.number }} / {{ articles_paginator.num_pages }}</span>\
    {% if articles_page.has_next() %}<a href="/{{ articles_next_page.url }}">Older</a>{% endif %}</nav>
    {% endblock %}

    """

  private static let tag = """
    {% extends "base.html" %}
    {% block title %}{{ tag }}{% endblock %}
    {% block address %}{{ tag.url }}{% endblock %}
    {% block main %}
    <h1>{{ tag }}</h1>
    <ul>
    {% for one in articles %}
    <li><a href="/{{ one.url }}">{{ one.title }}</a> <time>{{ one.date.strftime("%Y-%m-%d") }}</time></li>
    {% endfor %}
    </ul>
    {% endblock %}

    """

  private static let tags = """
    {% extends "base.html" %}
    {% block title %}Tags{% endblock %}
    {% block address %}tags/{% endblock %}
    {% block main %}
    <h1>Tags</h1>
    <ul>
    {% for tag, articles in tags|sort %}
    <li><a href="/{{ tag.url }}">{{ tag }}</a> ({{ articles|count }})</li>
    {% endfor %}
    </ul>
    {% endblock %}

    """

  private static let sitemap = """
    <?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    {% for one in articles %}<url><loc>{{ SITEURL }}/{{ one.url }}</loc><lastmod>{{ one.date.isoformat() }}</lastmod></url>
    {% endfor %}
    {% for tag, articles in tags %}<url><loc>{{ SITEURL }}/{{ tag.url }}</loc></url>
    {% endfor %}
    </urlset>

    """
}
