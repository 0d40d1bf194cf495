// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of forms and of interactive elements.

public import Views

extension Tags {
  /// A form.
  public enum form: ContentTag {
    /// `<form></form>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<form></form>" }
  }

  /// The label of a control.
  public enum label: ContentTag {
    /// `<label></label>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<label></label>" }
  }

  /// A form control; `type` sets its kind.
  public enum input: HTMLTag {
    /// `<input>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<input>" }
  }

  /// A button.
  public enum button: ContentTag {
    /// `<button></button>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<button></button>" }
  }

  /// A control for choosing among options.
  public enum select: ContentTag {
    /// `<select></select>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<select></select>" }
  }

  /// A copy of the selected option in a customized `select`, filled by the browser.
  public enum selectedcontent: ContentTag {
    /// `<selectedcontent></selectedcontent>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<selectedcontent></selectedcontent>" }
  }

  /// Suggested options for another control.
  public enum datalist: ContentTag {
    /// `<datalist></datalist>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<datalist></datalist>" }
  }

  /// A group of options with a label.
  public enum optgroup: ContentTag {
    /// `<optgroup></optgroup>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<optgroup></optgroup>" }
  }

  /// An option.
  public enum option: ContentTag {
    /// `<option></option>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<option></option>" }
  }

  /// A text field with several lines; it contains only text.
  public enum textarea: ContentTag {
    /// `<textarea></textarea>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<textarea></textarea>" }

    /// `true`: a parser drops a line feed right after the start tag.
    @inlinable @inline(__always)
    public static var _swallowsLineFeed: Bool { true }
  }

  /// The result of a calculation or of a user action.
  public enum output: ContentTag {
    /// `<output></output>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<output></output>" }
  }

  /// The progress of a task.
  public enum progress: ContentTag {
    /// `<progress></progress>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<progress></progress>" }
  }

  /// A measurement within a known range.
  public enum meter: ContentTag {
    /// `<meter></meter>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<meter></meter>" }
  }

  /// A group of controls.
  public enum fieldset: ContentTag {
    /// `<fieldset></fieldset>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<fieldset></fieldset>" }
  }

  /// The caption of a `fieldset`.
  public enum legend: ContentTag {
    /// `<legend></legend>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<legend></legend>" }
  }

  /// A disclosure widget.
  public enum details: ContentTag {
    /// `<details></details>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<details></details>" }
  }

  /// The visible heading of a `details` element.
  public enum summary: ContentTag {
    /// `<summary></summary>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<summary></summary>" }
  }

  /// A dialog.
  public enum dialog: ContentTag {
    /// `<dialog></dialog>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<dialog></dialog>" }
  }
}

/// A form.
public typealias form<Attributes: AttributeList, Content: View> = Element<Tags.form, Attributes, Content>

/// The label of a control.
public typealias label<Attributes: AttributeList, Content: View> = Element<Tags.label, Attributes, Content>

/// A form control; `type` sets its kind.
public typealias input<Attributes: AttributeList> = VoidElement<Tags.input, Attributes>

/// A button.
public typealias button<Attributes: AttributeList, Content: View> = Element<Tags.button, Attributes, Content>

/// A control for choosing among options.
public typealias select<Attributes: AttributeList, Content: View> = Element<Tags.select, Attributes, Content>

/// A copy of the selected option in a customized `select`, filled by the browser.
public typealias selectedcontent<Attributes: AttributeList> = Element<Tags.selectedcontent, Attributes, EmptyView>

/// Suggested options for another control.
public typealias datalist<Attributes: AttributeList, Content: View> = Element<Tags.datalist, Attributes, Content>

/// A group of options with a label.
public typealias optgroup<Attributes: AttributeList, Content: View> = Element<Tags.optgroup, Attributes, Content>

/// An option.
public typealias option<Attributes: AttributeList, Content: View> = Element<Tags.option, Attributes, Content>

/// A text field with several lines; it contains only text.
public typealias textarea<Attributes: AttributeList, Content: View> = Element<Tags.textarea, Attributes, Content>

/// The result of a calculation or of a user action.
public typealias output<Attributes: AttributeList, Content: View> = Element<Tags.output, Attributes, Content>

/// The progress of a task.
public typealias progress<Attributes: AttributeList, Content: View> = Element<Tags.progress, Attributes, Content>

/// A measurement within a known range.
public typealias meter<Attributes: AttributeList, Content: View> = Element<Tags.meter, Attributes, Content>

/// A group of controls.
public typealias fieldset<Attributes: AttributeList, Content: View> = Element<Tags.fieldset, Attributes, Content>

/// The caption of a `fieldset`.
public typealias legend<Attributes: AttributeList, Content: View> = Element<Tags.legend, Attributes, Content>

/// A disclosure widget.
public typealias details<Attributes: AttributeList, Content: View> = Element<Tags.details, Attributes, Content>

/// The visible heading of a `details` element.
public typealias summary<Attributes: AttributeList, Content: View> = Element<Tags.summary, Attributes, Content>

/// A dialog.
public typealias dialog<Attributes: AttributeList, Content: View> = Element<Tags.dialog, Attributes, Content>
