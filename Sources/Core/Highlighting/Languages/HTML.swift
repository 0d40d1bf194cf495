extension Language {
  static let html = Language("html", aliases: ["htm", "xhtml", "vue", "vue-html", "svelte", "astro", "webc"]) {
    .html()
  }
}

extension Grammar {
  /// Returns the grammar of HTML with embedded scripts and styles, and with rules for the tags of a template.
  static func html(inserts: [Rule] = [], _ others: [Mode] = []) -> Grammar {
    let markup = Markup(inserts: inserts)
    let elements = [RawElement.script, .style]
    return Grammar(
      Mode(.plain, elements.map(\.rule) + markup.text),
      markup.modes + elements.flatMap { $0.modes(in: markup) } + others)
  }
}

/// An element with content in another language.
private struct RawElement {
  let name: String
  /// The language if no attribute names one.
  let language: String
  /// The attributes that choose a language: the language for each value, and for all other values.
  let choices: [(attribute: String, languages: [(value: String, language: String)], other: String)]

  static let script = RawElement(
    name: "script", language: "javascript",
    choices: [
      (
        "type",
        [
          ("application/json", "json"), ("application/ld+json", "json"), ("importmap", "json"),
          ("speculationrules", "json"), ("module", "javascript"), ("text/javascript", "javascript"),
          ("application/javascript", "javascript"), ("text/babel", "javascript"), ("text/typescript", "typescript"),
        ], "text"
      ),
      ("lang", [("tsx", "tsx"), ("ts", "typescript"), ("typescript", "typescript")], "javascript"),
    ])

  static let style = RawElement(
    name: "style", language: "css", choices: [("lang", [("scss", "scss"), ("sass", "sass"), ("less", "less")], "css")])

  /// The rule for the start of the element.
  var rule: Rule { Rule([.folded("<" + name), .before(" \t\r\n/>")], .tag, .enterNamed(mode(language))) }

  /// Returns one mode for each language, and one for each attribute that chooses a language.
  func modes(in markup: Markup) -> [Mode] {
    let close = "</" + name
    let languages = Set(choices.flatMap { [$0.other] + $0.languages.map(\.language) } + [language])
    let contents = languages.sorted().map { language in
      let content = [
        Rule([">"], .tag, .embed(Embedding(language, until: .text(close)))),
        Rule([.folded(close)], .tag, .becomeNamed("tag")),
      ]
      let isChosen = language != self.language
      return Mode(.plain, name: mode(language), content + (isChosen ? [] : choosing) + markup.attributes)
    }
    return contents + choices.map(choice)
  }

  private func mode(_ language: String) -> String { "\(name) \(language)" }

  private var choosing: [Rule] {
    choices.map { choice in
      Rule(
        .afterSpace, [.folded(choice.attribute), .ahead, .run(.spaces), "="], .property,
        .becomeNamed(mode(choice.attribute)))
    }
  }

  /// Returns the mode after the name of an attribute that chooses a language.
  private func choice(
    _ attribute: String, _ languages: [(value: String, language: String)], _ other: String
  ) -> Mode {
    let known = ["\"", "'", ""].flatMap { quote in
      languages.map { value, language in
        Rule(
          [.text(quote), .folded(value), .text(quote), .before(" \t\r\n/>")], .string, .becomeNamed(mode(language)))
      }
    }
    let unknown: [[Step]] = [["\"", .run(!"\""), "\""], ["'", .run(!"'"), "'"], [.some(!" \t\r\n>\"'=")]]
    return Mode(
      .plain, name: mode(attribute),
      [Rule([.one("= \t\r\n")])] + known + unknown.map { Rule($0, .string, .becomeNamed(mode(other))) } + [
        Rule([.one(!"")], .tag, .becomeNamed("tag"))
      ])
  }
}
