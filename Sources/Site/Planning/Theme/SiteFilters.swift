import Articles
import Dates
import Diagnostics
package import Mustache
import Views

extension FilterRegistry {
  /// Returns the filters for the templates of a site.
  package static func site(at address: SiteAddress, _ settings: SiteSettings) -> FilterRegistry {
    .standard.adding(
      .format, .with, .slug, .markdown(settings, at: address), .resize(at: address),
      TemplateFilter("url") { value, _ throws(FilterError) in .text(address.local(try value.text())) },
      TemplateFilter("absolute") { value, _ throws(FilterError) in
        let text = try value.text()
        // A result of the filter `url` already starts with the site's root. Two slashes start the address of another
        // site.
        return .text(
          text.hasPrefix(address.root) && !text.hasPrefix("//") ? address.origin + text : address.absolute(text))
      })
  }
}

extension TemplateFilter {
  /// Formats a time with a named format or a pattern, in the language of the page.
  fileprivate static let format = TemplateFilter("format", takes: [Parameter("a format", .text)]) {
    value, arguments throws(FilterError) in
    if case .text("") = value { return .nothing }
    guard let date = date(value, arguments) else { throw FilterError("takes a date") }
    let format = arguments.text(0) ?? ""
    do throws(DatePatternError) {
      return .text(date.text(as: try DateFormat(format)))
    } catch {
      let suggestion =
        nearestName(to: format, among: DateFormat.names).map(didYouMean)
        ?? "formats are \(DateFormat.names.joined(separator: ", ")), and patterns of \(DateFormat.letters)"
      let reason = error.message.prefix(1).lowercased() + error.message.dropFirst().dropLast()
      throw FilterError("cannot use `\(format)`: \(reason); \(suggestion)", argument: 0)
    }
  }

  /// Returns a date of the site, or one that data has as ISO 8601 text.
  private static func date(_ value: TemplateValue, _ arguments: FilterArguments) -> DateValue? {
    switch value {
    case .atom(let atom): atom as? DateValue
    case .text(let text): CivilDate(text).flatMap { arguments.enclosing((any DateScope).self)?.value(of: $0) }
    default: nil
    }
  }

  /// Turns a text into a slug, one part of an address.
  fileprivate static let slug = TemplateFilter("slug") { value, _ throws(FilterError) in
    .text(AddressPart.of(try value.text()))
  }

  /// Renders a text as Markdown, without the `p` element around a single paragraph.
  fileprivate static func markdown(_ settings: SiteSettings, at address: SiteAddress) -> TemplateFilter {
    TemplateFilter("markdown", steps: 32) { value, _ throws(FilterError) in
      var sources = SourceMap()
      let file = SourceFile(path: "text", text: try value.text())
      let options = ArticleOptions(settings.markdown) {
        .address(address.local($0))
      }
      let article = Article(file, as: sources.add(file), options: options)
      let rendering = article.content.rendered()
      let diagnostics = settings.levels.applied(to: DiagnosticList(article.diagnostics + rendering.diagnostics))
      if let problem = diagnostics.first(where: { $0.severity == .error }) {
        throw FilterError("cannot show the text as Markdown: \(problem.message)")
      }
      let html = rendering.html
      let (start, end) = ("<p>", "</p>\n")
      guard html.hasPrefix(start), html.hasSuffix(end), html.dropFirst(3).firstRange(of: start) == nil else {
        return .markup(Array(html.utf8))
      }
      return .markup(Array(html.dropFirst(start.count).dropLast(end.count).utf8))
    }
  }
}
