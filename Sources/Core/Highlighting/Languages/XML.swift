extension Language {
  static let xml = Language(
    "xml", aliases: ["svg", "rss", "atom", "plist", "xsd", "xsl", "xslt", "wsdl", "mathml", "xaml", "storyboard"]
  ) {
    let markup = Markup()
    return Grammar(Mode(.plain, markup.text), markup.modes)
  }
}
