public import Diagnostics

/// Something a view reported while it was rendered; kept with its markup, so that none is lost when that is used again.
enum Fact: Sendable, Equatable {
  /// The page needs an asset.
  case asset(Asset)
  /// Something is wrong or doubtful.
  case diagnostic(Diagnostic)
  /// An element has an `id` attribute.
  case identifier(String)
  /// A view asked for an id of its own, and what it was given.
  case claim(String, given: String)
}

extension View {
  /// Says that the page needs `asset` wherever this view is rendered; a page names each asset once.
  public func needs(_ asset: Asset, if isNeeded: Bool = true) -> ModifiedContent<Self, ReportModifier> {
    ModifiedContent(content: self, modifier: ReportModifier(fact: isNeeded ? .asset(asset) : nil))
  }

  /// Reports `diagnostic` wherever this view is rendered.
  public func report(_ diagnostic: Diagnostic) -> ModifiedContent<Self, ReportModifier> {
    ModifiedContent(content: self, modifier: ReportModifier(fact: .diagnostic(diagnostic)))
  }
}

extension RenderContext {
  /// Says that the page needs `asset`; a page names each asset once.
  public func needs(_ asset: Asset) { box.report(.asset(asset)) }

  /// Says that something is wrong or doubtful.
  public func report(_ diagnostic: Diagnostic) { box.report(.diagnostic(diagnostic)) }
}

/// A report made when the modified view is rendered: once for its whole list, and once for each child that is rendered alone.
public struct ReportModifier: ListModifier, Equatable {
  let fact: Fact?

  /// Reports, then writes the content.
  public static func render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    if let fact = modifier.fact { context.box.report(fact) }
    V._render(content, at: location, in: &context)
  }

  /// Resolves the content with the report on every child.
  public static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    if let fact = modifier.fact { inputs.reports.append(fact) }
    return inputs
  }
}
