import Markup

// If an element does not have an attribute, these overloads make the compiler name the elements that have it. Overloads
// for the right elements are more specific, so the compiler prefers them.
extension Attribute {
  /// The target URL: unavailable for this element.
  @available(*, unavailable, message: "this element has no href; it belongs to a, area, base and link")
  public static func href(_ url: String?) -> Self { Self("", .absent) }

  /// The URL of a resource: unavailable for this element.
  @available(
    *, unavailable,
    message: "this element has no src; it belongs to audio, embed, iframe, img, input, script, source, track and video"
  )
  public static func src(_ url: String?) -> Self { Self("", .absent) }

  /// The alternative text: unavailable for this element.
  @available(*, unavailable, message: "this element has no alt; it belongs to area, img and input")
  public static func alt(_ text: String?) -> Self { Self("", .absent) }

  /// Where a link opens: unavailable for this element.
  @available(*, unavailable, message: "this element has no target; it belongs to a, area, base and form")
  public static func target(_ target: Keywords.Target) -> Self { Self("", .absent) }

  /// The name of a control: unavailable for this element.
  @available(
    *, unavailable,
    message:
      "this element has no name; it belongs to button, details, fieldset, form, iframe, input, map, meta, object, output, select, slot and textarea"
  )
  public static func name(_ name: String?) -> Self { Self("", .absent) }

  /// The value of a control: unavailable for this element.
  @available(*, unavailable, message: "this element has no value; it belongs to button, data, input and option")
  public static func value(_ value: String?) -> Self { Self("", .absent) }

  /// The hint in an empty field: unavailable for this element.
  @available(*, unavailable, message: "this element has no placeholder; it belongs to input and textarea")
  public static func placeholder(_ text: String?) -> Self { Self("", .absent) }

  /// Whether a checkbox is checked: unavailable for this element.
  @available(*, unavailable, message: "this element has no checked; it belongs to input")
  public static func checked(_ isPresent: Bool) -> Self { Self("", .absent) }

  /// The URL that receives a form: unavailable for this element.
  @available(*, unavailable, message: "this element has no action; it belongs to form")
  public static func action(_ url: String?) -> Self { Self("", .absent) }

  /// The method of a form: unavailable for this element.
  @available(*, unavailable, message: "this element has no method; it belongs to form")
  public static func method(_ method: Keywords.Method) -> Self { Self("", .absent) }

  /// The control of a label: unavailable for this element.
  @available(*, unavailable, message: "this element has no for; it belongs to label, output and template")
  public static func `for`(_ id: String?) -> Self { Self("", .absent) }

  /// The columns of a cell: unavailable for this element.
  @available(*, unavailable, message: "this element has no colspan; it belongs to td and th")
  public static func colspan(_ columns: Int) -> Self { Self("", .absent) }

  /// The rows of a cell: unavailable for this element.
  @available(*, unavailable, message: "this element has no rowspan; it belongs to td and th")
  public static func rowspan(_ rows: Int) -> Self { Self("", .absent) }

  /// A time: unavailable for this element.
  @available(*, unavailable, message: "this element has no datetime; it belongs to del, ins and time")
  public static func datetime(_ text: String?) -> Self { Self("", .absent) }

  /// The width: unavailable for this element.
  @available(
    *, unavailable,
    message: "this element has no width; it belongs to canvas, embed, iframe, img, input, object, source and video"
  )
  public static func width(_ pixels: Int) -> Self { Self("", .absent) }

  /// The height: unavailable for this element.
  @available(
    *, unavailable,
    message: "this element has no height; it belongs to canvas, embed, iframe, img, input, object, source and video"
  )
  public static func height(_ pixels: Int) -> Self { Self("", .absent) }

  /// Whether a control is disabled: unavailable for this element.
  @available(
    *, unavailable,
    message:
      "this element has no disabled; it belongs to button, fieldset, input, link, optgroup, option, select and textarea"
  )
  public static func disabled(_ isPresent: Bool) -> Self { Self("", .absent) }

  /// Whether a control must be filled: unavailable for this element.
  @available(*, unavailable, message: "this element has no required; it belongs to input, select and textarea")
  public static func required(_ isPresent: Bool) -> Self { Self("", .absent) }

  /// The image before a video plays: unavailable for this element.
  @available(*, unavailable, message: "this element has no poster; it belongs to video")
  public static func poster(_ url: String?) -> Self { Self("", .absent) }
}
