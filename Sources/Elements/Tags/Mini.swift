public import Views
public import Markup
public enum Tags {}
extension Tags {
  public enum a: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<a></a>" } }
  public enum p: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<p></p>" } }
  public enum ul: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<ul></ul>" } }
  public enum li: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<li></li>" } }
  public enum h2: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<h2></h2>" } }
  public enum article: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<article></article>" } }
  public enum table: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<table></table>" } }
  public enum tbody: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<tbody></tbody>" } }
  public enum tr: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<tr></tr>" } }
  public enum td: ContentTag { @inlinable @inline(__always) public static var markup: StaticString { "<td></td>" } }
  public enum hr: Tag { @inlinable @inline(__always) public static var markup: StaticString { "<hr>" } }
}
public typealias a<Attributes: AttributeList, Content: View> = Element<Tags.a, Attributes, Content>
public typealias p<Attributes: AttributeList, Content: View> = Element<Tags.p, Attributes, Content>
public typealias ul<Attributes: AttributeList, Content: View> = Element<Tags.ul, Attributes, Content>
public typealias li<Attributes: AttributeList, Content: View> = Element<Tags.li, Attributes, Content>
public typealias h2<Attributes: AttributeList, Content: View> = Element<Tags.h2, Attributes, Content>
public typealias article<Attributes: AttributeList, Content: View> = Element<Tags.article, Attributes, Content>
public typealias table<Attributes: AttributeList, Content: View> = Element<Tags.table, Attributes, Content>
public typealias tbody<Attributes: AttributeList, Content: View> = Element<Tags.tbody, Attributes, Content>
public typealias tr<Attributes: AttributeList, Content: View> = Element<Tags.tr, Attributes, Content>
public typealias td<Attributes: AttributeList, Content: View> = Element<Tags.td, Attributes, Content>
public typealias hr<Attributes: AttributeList> = VoidElement<Tags.hr, Attributes>
extension Attribute where T == Tags.a { @inlinable @inline(__always) public static func href(_ u: String) -> Self { .init(" href=\"", .url(u)) } }
extension Attribute { @inlinable @inline(__always) public static func `class`(_ u: String) -> Self { .init(" class=\"", .words(u)) } }
public struct Text: UnaryPrimitive, Equatable {
  @usableFromInline let text: String
  @inlinable @inline(__always) public init(_ text: String) { self.text = text }
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.isPlain { context.output.appendText(view.text) } else {
      context.writeElement("<span></span>", []) { $0.output.appendText(view.text) } }
  }
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .text(view.text), attributes: attributes) }
}
