public import Views

/// A view that frames pages, as a template of its name would.
public struct SiteLayout: Sendable {
  /// The name, such as `post`.
  public let name: String
  let view: @Sendable (PageHandle, SiteHandle) -> AnyView

  /// Frames the pages of a kind, or those that ask for the name.
  public init<Content: View & SendableMetatype>(
    _ name: String, @ViewBuilder view: @escaping @Sendable (PageHandle, SiteHandle) -> Content
  ) {
    self.name = name
    self.view = { AnyView(view($0, $1)) }
  }
}
