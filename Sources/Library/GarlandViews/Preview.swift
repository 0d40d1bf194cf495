import Components
public import Views

/// Checks the views for an editor, and leaves them out: to look at a view, show it in a page and use `serve`.
///
/// ```swift
/// #Preview("A note") {
///   Text("Bread")
/// }
/// ```
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: () -> any View) =
  #externalMacro(module: "EntryMacro", type: "Preview")

/// A type with views for an editor, in SwiftUI's older spelling; a site never reads them.
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// Text that an app would translate; a site has a page for each language.
public typealias LocalizedStringKey = String
