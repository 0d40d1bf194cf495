import Elements
import Testing
import Views

extension Row {
  /// Quotations, edits, dates and values.
  static let texts: [Row] = [
    Row(blockquote(.cite("/x")), #"<blockquote cite="/x"></blockquote>"#),
    Row(q(.cite("/x")), #"<q cite="/x"></q>"#),
    Row(ins(.datetime("2026-01-02")), #"<ins datetime="2026-01-02"></ins>"#),
    Row(time(.datetime("12:00")), #"<time datetime="12:00"></time>"#),
    Row(data(.value("1")), #"<data value="1"></data>"#),
  ]

  /// Lists.
  static let lists: [Row] = [
    Row(ol(.start(3), .reversed), #"<ol start="3" reversed></ol>"#),
    Row(ol(.type(.lowerRoman)), #"<ol type="i"></ol>"#),
    Row(li(.value(3)), #"<li value="3"></li>"#),
  ]

  /// Tables.
  static let tables: [Row] = [
    Row(col(.span(2)), #"<col span="2">"#),
    Row(colgroup(.span(2)), #"<colgroup span="2"></colgroup>"#),
    Row(td(.colspan(2), .rowspan(0)), #"<td colspan="2" rowspan="0"></td>"#),
    Row(td(.headers(["a", "b"])), #"<td headers="a b"></td>"#),
    Row(th(.headers("a")), #"<th headers="a"></th>"#),
    Row(th(.scope(.rowgroup)), #"<th scope="rowgroup"></th>"#),
    Row(th(.abbr("x")), #"<th abbr="x"></th>"#),
  ]

  /// Disclosure.
  static let disclosure: [Row] = [
    Row(details(.open, .name("x")), #"<details open name="x"></details>"#),
    Row(dialog(.open(true)), "<dialog open></dialog>"),
    Row(dialog(.closedby(.closerequest)), #"<dialog closedby="closerequest"></dialog>"#),
    Row(slot(.name("x")), #"<slot name="x"></slot>"#),
    Row(map(.name("x")), #"<map name="x"></map>"#),
  ]

  /// Measures.
  static let measures: [Row] = [
    Row(progress(.value(1), .max(3)), #"<progress value="1" max="3"></progress>"#),
    Row(progress(.value(0.25)), #"<progress value="0.25"></progress>"#),
    Row(meter(.min(0), .low(1), .high(2), .optimum(1.5)), #"<meter min="0" low="1" high="2" optimum="1.5"></meter>"#),
  ]

  /// Forms.
  static let forms: [Row] = [
    Row(form(.action("/s"), .method(.post)), #"<form action="/s" method="post"></form>"#),
    Row(form(.enctype(.multipart)), #"<form enctype="multipart/form-data"></form>"#),
    Row(form(.acceptCharset("utf-8")), #"<form accept-charset="utf-8"></form>"#),
    Row(form(.novalidate), "<form novalidate></form>"),
    Row(form(.autocomplete(.off)), #"<form autocomplete="off"></form>"#),
    Row(button(.formaction("/s")), #"<button formaction="/s"></button>"#),
    Row(button(.formmethod(.get)), #"<button formmethod="get"></button>"#),
    Row(input(.formenctype(.plain)), #"<input formenctype="text/plain">"#),
    Row(input(.formnovalidate), "<input formnovalidate>"),
    Row(input(.formtarget(.blank)), #"<input formtarget="_blank">"#),
    Row(input(.formtarget("side")), #"<input formtarget="side">"#),
    Row(input(.form("x")), #"<input form="x">"#),
    Row(object(.form("x")), #"<object form="x"></object>"#),
    Row(label(.for("x")), #"<label for="x"></label>"#),
    Row(output(.for("a b")), #"<output for="a b"></output>"#),
    Row(output(.for(["a", "b"])), #"<output for="a b"></output>"#),
    Row(fieldset(.disabled, .name("x")), #"<fieldset disabled name="x"></fieldset>"#),
    Row(optgroup(.label("x"), .disabled), #"<optgroup label="x" disabled></optgroup>"#),
    Row(option(.selected, .value("x")), #"<option selected value="x"></option>"#),
  ]

  /// Controls.
  static let controls: [Row] = [
    Row(select(.multiple, .size(3), .required), #"<select multiple size="3" required></select>"#),
    Row(select(.autocomplete(.country)), #"<select autocomplete="country"></select>"#),
    Row(
      textarea(.autocomplete("shipping street-address")),
      #"<textarea autocomplete="shipping street-address"></textarea>"#),
    Row(textarea(.placeholder("x"), .readonly), #"<textarea placeholder="x" readonly></textarea>"#),
    Row(textarea(.minlength(1), .maxlength(2)), #"<textarea minlength="1" maxlength="2"></textarea>"#),
    Row(textarea(.dirname("x")), #"<textarea dirname="x"></textarea>"#),
    Row(textarea(.cols(20), .rows(3)), #"<textarea cols="20" rows="3"></textarea>"#),
    Row(textarea(.wrap(.hard)), #"<textarea wrap="hard"></textarea>"#),
  ]

  /// Inputs.
  static let inputs: [Row] = [
    Row(input(.type(.datetimeLocal)), #"<input type="datetime-local">"#),
    Row(input(.value("x")), #"<input value="x">"#),
    Row(input(.value(3)), #"<input value="3">"#),
    Row(input(.value(0.5)), #"<input value="0.5">"#),
    Row(input(.min(1), .max(2.5)), #"<input min="1" max="2.5">"#),
    Row(input(.min("2026-01-01"), .max("2026-12-31")), #"<input min="2026-01-01" max="2026-12-31">"#),
    Row(input(.step(2)), #"<input step="2">"#),
    Row(input(.step(.any)), #"<input step="any">"#),
    Row(input(.checked), "<input checked>"),
    Row(input(.list("x")), #"<input list="x">"#),
    Row(input(.pattern("[a-z]+")), #"<input pattern="[a-z]+">"#),
    Row(input(.accept([".pdf", "image/*"])), #"<input accept=".pdf,image/*">"#),
    Row(input(.accept("image/*")), #"<input accept="image/*">"#),
    Row(input(.alpha, .colorspace(.displayP3)), #"<input alpha colorspace="display-p3">"#),
    Row(input(.src("/a.png"), .alt("x")), #"<input src="/a.png" alt="x">"#),
  ]

  /// Buttons.
  static let buttons: [Row] = [
    Row(button(.type(.reset)), #"<button type="reset"></button>"#),
    Row(button(.command(.showModal), .commandfor("x")), #"<button command="show-modal" commandfor="x"></button>"#),
    Row(button(.command("--mine")), #"<button command="--mine"></button>"#),
    Row(button(.popovertarget("x")), #"<button popovertarget="x"></button>"#),
    Row(input(.popovertargetaction(.hide)), #"<input popovertargetaction="hide">"#),
  ]
}
