/// What to write in `site.yml` in the place of the settings of other generators.
enum ForeignSettings {
  /// Returns the advice for an unknown key, such as `baseURL`; upper case, `_` and `-` do not matter.
  static func advice(for key: String) -> String? {
    let name = key.lowercased().filter { $0 != "_" && $0 != "-" }
    return keys.first { $0.value.contains(name) }.map { "write `\($0.key)`" } ?? places[name]
  }

  /// The names in other generators, by Garland's key.
  private static let keys: KeyValuePairs<String, [String]> = [
    "url": ["baseurl", "siteurl", "rooturl", "hostname", "domain", "site", "root"],
    "language": ["languagecode", "locale", "defaultlanguage", "defaultlang"],
    "time_zone": ["timezone", "tz"],
    "title": ["name", "sitename", "sitetitle"],
    "description": ["subtitle", "tagline", "sitedescription", "summary"],
    "palette": ["theme", "skin", "colors", "colours", "color", "colour", "colorscheme"],
    "page_size": ["paginate", "perpage", "pagersize", "paginateby", "itemsperpage", "postsperpage", "articlesperpage"],
    "menus": ["menu", "nav", "navigation", "navbar", "navlinks", "mainmenu"],
    "permalinks": ["permalink", "urlformat"],
    "taxonomies": ["taxonomy", "tags", "categories"],
    "social": ["twitter", "github", "mastodon", "sociallinks", "socialmedia", "githubusername", "twitterusername"],
    "feeds": ["feed", "rss", "atom", "generatefeeds", "feedsettings"],
    "comments": ["disqus", "disqusshortname", "giscus", "utterances"],
    "repository": ["editlink", "editurl", "repo", "repourl", "edituri"],
    "author": ["authors", "authorname", "email"],
    "params": ["extra", "data", "custom", "themeconfig"],
  ]

  /// What to do for keys that have no counterpart in `site.yml`.
  private static let places: [String: String] = [
    "favicon": "write `icon`, or put `favicon.ico` or `favicon.svg` in `Content/static`",
    "plugins": "Garland has no plug-ins; `garland help` lists what is built in",
    "analytics": hook, "googleanalytics": hook, "ga": hook, "head": hook, "scripts": hook,
    "css": stylesheet, "stylesheet": stylesheet, "stylesheets": stylesheet, "customcss": stylesheet,
    "defaults": "write `defaults` in the `_index.md` of a folder",
    "collections": "each folder of `Content` is a section", "sections": "each folder of `Content` is a section",
    "exclude": leftOut, "ignore": leftOut, "ignorefiles": leftOut, "include": "put such files in `Content/static`",
    "drafts": "run `garland build --drafts`", "builddrafts": "run `garland build --drafts`",
    "showdrafts": "run `garland build --drafts`", "future": "run `garland build --future`",
    "buildfuture": "run `garland build --future`", "destination": "run `garland build --output FOLDER`",
    "publishdir": "run `garland build --output FOLDER`", "output": "run `garland build --output FOLDER`",
    "source": "run `garland build --content FOLDER`", "contentdir": "run `garland build --content FOLDER`",
    "port": "run `garland serve --port NUMBER`", "toc": "write `toc` in the front matter of an article",
    "markdown": markdown, "markup": markdown, "kramdown": markdown, "goldmark": markdown,
    "languages": "a site has one language; write it as `language`",
    "copyright": "write it in `Templates/partials/footer.mustache`: run `garland new template partials/footer`",
  ]

  private static let hook = "put it in `Templates/partials/hooks/head-end.mustache`"
  private static let stylesheet = "put your rules in `Templates/assets/custom.css`"
  private static let leftOut = "begin the name of a file or folder with `_` to leave it out"
  private static let markdown =
    "the settings for Markdown are keys of their own, such as `html` and `smart_punctuation`"
}
