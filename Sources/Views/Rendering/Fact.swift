public import Diagnostics

/// Something a view reported while it was rendered; kept with its markup, so that none is lost when that is used again.
enum Fact: Sendable, Equatable {
  /// The page needs an asset.
  case asset(Asset)
  /// Something is wrong or doubtful.
  case diagnostic(Diagnostic)
  /// An element has an `id` attribute.
  case identifier(String)
}

/// A style sheet or a script that a view needs to look or work as it should.
public struct Asset: Hashable, Sendable {
  /// What the asset is.
  public enum Kind: String, Hashable, Sendable {
    /// A style sheet, linked in the head.
    case style
    /// A script, loaded in the head and run once the page is parsed.
    case script
  }

  /// What the asset is.
  public let kind: Kind
  /// Where the asset is found.
  public let url: String

  /// A style sheet at `url`.
  public static func style(_ url: String) -> Asset { Asset(kind: .style, url: url) }

  /// A script at `url`.
  public static func script(_ url: String) -> Asset { Asset(kind: .script, url: url) }
}

extension View {
  /// Says that the page needs `asset` wherever this view is rendered; a page names each asset once.
  public func needs(_ asset: Asset) -> ModifiedContent<Self, ReportModifier> {
    ModifiedContent(content: self, modifier: ReportModifier(fact: .asset(asset)))
  }

  /// Reports `diagnostic` wherever this view is rendered.
  public func report(_ diagnostic: Diagnostic) -> ModifiedContent<Self, ReportModifier> {
    ModifiedContent(content: self, modifier: ReportModifier(fact: .diagnostic(diagnostic)))
  }
}

extension RenderContext {
  /// Says that the page needs `asset`; a page names each asset once.
  public func needs(_ asset: Asset) { box.report(.asset(asset)) }
}

/// A report made when the modified view is rendered: once for its whole list, and once for each child that is rendered alone.
public struct ReportModifier: ListModifier, Equatable {
  let fact: Fact

  /// Reports, then writes the content.
  public static func render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    context.box.report(modifier.fact)
    V._render(content, at: location, in: &context)
  }

  /// Resolves the content with the report on every child.
  public static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    inputs.reports.append(modifier.fact)
    return inputs
  }
}
