// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of forms and their controls.

public import Views

extension Tags {
  /// What a reader fills in and sends.
  public enum form: ContentTag {
    /// `<form></form>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<form></form>" }
  }

  /// What a control is called.
  public enum label: ContentTag {
    /// `<label></label>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<label></label>" }
  }

  /// A control for one value, of the kind that its `type` says.
  public enum input: Tag {
    /// `<input>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<input>" }
  }

  /// A button.
  public enum button: ContentTag {
    /// `<button></button>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<button></button>" }
  }

  /// A choice between options.
  public enum select: ContentTag {
    /// `<select></select>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<select></select>" }
  }

  /// Where a customised `select` shows a copy of the chosen option; the browser fills it.
  public enum selectedcontent: ContentTag {
    /// `<selectedcontent></selectedcontent>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<selectedcontent></selectedcontent>" }
  }

  /// Options that are offered for another control.
  public enum datalist: ContentTag {
    /// `<datalist></datalist>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<datalist></datalist>" }
  }

  /// Options under one label.
  public enum optgroup: ContentTag {
    /// `<optgroup></optgroup>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<optgroup></optgroup>" }
  }

  /// One option of a choice.
  public enum option: ContentTag {
    /// `<option></option>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<option></option>" }
  }

  /// A control for text of several lines; it holds text only, and an element inside would show as text.
  public enum textarea: ContentTag {
    /// `<textarea></textarea>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<textarea></textarea>" }

    /// A parser drops a line feed right behind the start tag.
    @inlinable @inline(__always)
    public static var swallowsLineFeed: Bool { true }
  }

  /// The result of a calculation or of what the reader did.
  public enum output: ContentTag {
    /// `<output></output>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<output></output>" }
  }

  /// How far a task has come.
  public enum progress: ContentTag {
    /// `<progress></progress>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<progress></progress>" }
  }

  /// A measure within a known range.
  public enum meter: ContentTag {
    /// `<meter></meter>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<meter></meter>" }
  }

  /// Controls that belong together.
  public enum fieldset: ContentTag {
    /// `<fieldset></fieldset>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<fieldset></fieldset>" }
  }

  /// The title of a `fieldset`.
  public enum legend: ContentTag {
    /// `<legend></legend>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<legend></legend>" }
  }
}

extension HTML {
  /// What a reader fills in and sends.
  public typealias form<Attributes: AttributeList, Content: View> = Element<Tags.form, Attributes, Content>

  /// What a control is called.
  public typealias label<Attributes: AttributeList, Content: View> = Element<Tags.label, Attributes, Content>

  /// A control for one value, of the kind that its `type` says.
  public typealias input<Attributes: AttributeList> = VoidElement<Tags.input, Attributes>

  /// A button.
  public typealias button<Attributes: AttributeList, Content: View> = Element<Tags.button, Attributes, Content>

  /// A choice between options.
  public typealias select<Attributes: AttributeList, Content: View> = Element<Tags.select, Attributes, Content>

  /// Where a customised `select` shows a copy of the chosen option; the browser fills it.
  public typealias selectedcontent<Attributes: AttributeList> = Element<Tags.selectedcontent, Attributes, EmptyView>

  /// Options that are offered for another control.
  public typealias datalist<Attributes: AttributeList, Content: View> = Element<Tags.datalist, Attributes, Content>

  /// Options under one label.
  public typealias optgroup<Attributes: AttributeList, Content: View> = Element<Tags.optgroup, Attributes, Content>

  /// One option of a choice.
  public typealias option<Attributes: AttributeList, Content: View> = Element<Tags.option, Attributes, Content>

  /// A control for text of several lines; it holds text only, and an element inside would show as text.
  public typealias textarea<Attributes: AttributeList, Content: View> = Element<Tags.textarea, Attributes, Content>

  /// The result of a calculation or of what the reader did.
  public typealias output<Attributes: AttributeList, Content: View> = Element<Tags.output, Attributes, Content>

  /// How far a task has come.
  public typealias progress<Attributes: AttributeList, Content: View> = Element<Tags.progress, Attributes, Content>

  /// A measure within a known range.
  public typealias meter<Attributes: AttributeList, Content: View> = Element<Tags.meter, Attributes, Content>

  /// Controls that belong together.
  public typealias fieldset<Attributes: AttributeList, Content: View> = Element<Tags.fieldset, Attributes, Content>

  /// The title of a `fieldset`.
  public typealias legend<Attributes: AttributeList, Content: View> = Element<Tags.legend, Attributes, Content>
}

/// What a reader fills in and sends.
public typealias form<Attributes: AttributeList, Content: View> = HTML.form<Attributes, Content>

/// What a control is called.
public typealias label<Attributes: AttributeList, Content: View> = HTML.label<Attributes, Content>

/// A control for one value, of the kind that its `type` says.
public typealias input<Attributes: AttributeList> = HTML.input<Attributes>

/// A button.
public typealias button<Attributes: AttributeList, Content: View> = HTML.button<Attributes, Content>

/// A choice between options.
public typealias select<Attributes: AttributeList, Content: View> = HTML.select<Attributes, Content>

/// Where a customised `select` shows a copy of the chosen option; the browser fills it.
public typealias selectedcontent<Attributes: AttributeList> = HTML.selectedcontent<Attributes>

/// Options that are offered for another control.
public typealias datalist<Attributes: AttributeList, Content: View> = HTML.datalist<Attributes, Content>

/// Options under one label.
public typealias optgroup<Attributes: AttributeList, Content: View> = HTML.optgroup<Attributes, Content>

/// One option of a choice.
public typealias option<Attributes: AttributeList, Content: View> = HTML.option<Attributes, Content>

/// A control for text of several lines; it holds text only, and an element inside would show as text.
public typealias textarea<Attributes: AttributeList, Content: View> = HTML.textarea<Attributes, Content>

/// The result of a calculation or of what the reader did.
public typealias output<Attributes: AttributeList, Content: View> = HTML.output<Attributes, Content>

/// How far a task has come.
public typealias progress<Attributes: AttributeList, Content: View> = HTML.progress<Attributes, Content>

/// A measure within a known range.
public typealias meter<Attributes: AttributeList, Content: View> = HTML.meter<Attributes, Content>

/// Controls that belong together.
public typealias fieldset<Attributes: AttributeList, Content: View> = HTML.fieldset<Attributes, Content>

/// The title of a `fieldset`.
public typealias legend<Attributes: AttributeList, Content: View> = HTML.legend<Attributes, Content>
