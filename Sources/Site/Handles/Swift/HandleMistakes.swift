public import Articles
public import Components
public import Dates
public import Elements
public import Views

// What the compiler refuses with a message that says what to write.

extension SiteValue {
  /// Unavailable: a value has no type before it is read.
  @available(*, unavailable, message: "write .text, .integer, .number or .flag before ==")
  public static func == <Other>(value: SiteValue, other: Other) -> Bool { false }

  /// Unavailable: a value has no type before it is read.
  @available(*, unavailable, message: "write .text, .integer, .number or .flag before ??")
  public static func ?? <Other>(value: SiteValue, other: Other) -> Other { other }
}

extension Text {
  /// Unavailable: a value has no type before it is read.
  @available(*, unavailable, message: "write .text ?? \"\" after the value of params")
  public init(_ value: SiteValue) { self.init("") }
}

extension PageHandle {
  /// Unavailable: a page can have several authors.
  @available(*, unavailable, message: "write authors, a list of names")
  public var author: String { "" }

  /// Unavailable: a page has an address, and can have a file.
  @available(*, unavailable, message: "write url for the address, or source for the file")
  public var path: String { "" }
}

extension SiteHandle {
  /// Unavailable: the property has another name.
  @available(*, unavailable, message: "write title")
  public var name: String { title }
}

extension Attribute {
  /// Unavailable: a page has an address.
  @available(*, unavailable, message: "write .url after the page")
  public static func href(_ page: PageHandle) -> Self { .id(nil) }

  /// Unavailable: a date needs a form as text.
  @available(*, unavailable, message: "write page.date(.iso)")
  public static func datetime(_ date: Instant?) -> Self { .id(nil) }
}

extension ViewBuilder {
  /// Unavailable: an article is a view, too.
  @available(*, unavailable, message: "these are bytes: write page.article, or page.excerpt in a list")
  public static func buildExpression(_ bytes: [UInt8]) -> EmptyView { EmptyView() }
}

extension Sequence<TermHandle> {
  /// Unavailable: a term has a title and a name.
  @available(*, unavailable, message: "write contains { $0.title == … }")
  public func contains(_ title: String) -> Bool { false }
}

extension Sequence<PageHandle> {
  /// Unavailable: an order compares two pages.
  @available(*, unavailable, message: "write sorted { $0.title < $1.title }")
  public func sorted<Value>(by key: KeyPath<PageHandle, Value>) -> [PageHandle] { Array(self) }
}

extension SitePage {
  /// Unavailable: a page needs a title.
  @available(*, unavailable, message: "a page has a title: write title: \"…\" after the address")
  public init<Content: View & SendableMetatype>(
    _ address: String, @ViewBuilder view: @escaping @Sendable (SiteHandle) -> Content
  ) { self.init(address, title: "", view: view) }

  /// Unavailable: a file is a text.
  @available(*, unavailable, message: "a file is a String: write view.rendered().html")
  public init<Content: View & SendableMetatype>(
    file address: String, view: @escaping @Sendable (SiteHandle) -> Content
  ) { self.init(file: address) { _ in "" } }
}

extension ContainerUse {
  /// Unavailable: an attribute is declared with its type.
  @available(
    *, unavailable, message: "write use[columns] with let columns = ContainerAttribute(\"columns\", default: 2)"
  )
  public subscript(name: String) -> String { "" }
}
