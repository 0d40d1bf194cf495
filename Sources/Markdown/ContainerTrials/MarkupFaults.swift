import Markup

/// Finds mistakes in the structure of a container's HTML.
struct MarkupFaults {
  private let form: ContainerCase.Form
  private var faults: [String] = []
  /// The names of the open elements.
  private var open: [String] = []
  private var ids: Set<String> = []
  private var references: [(attribute: String, id: String)] = []

  /// Returns the mistakes in HTML, each as a sentence without a full stop.
  static func find(in bytes: [UInt8], form: ContainerCase.Form) -> [String] {
    var result = Self(form: form)
    var reader = PageReader(bytes)
    while let piece = reader.next() {
      switch piece {
      case .start(let tag): result.start(tag)
      case .end(let name): result.end(name)
      case .text(let text): result.read(text)
      case .comment: continue
      }
    }
    return result.finished()
  }

  private init(form: ContainerCase.Form) {
    self.form = form
  }

  private mutating func finished() -> [String] {
    for name in open where !Self.optionalEnds.contains(name) { faults.append("`<\(name)>` is never closed") }
    for (attribute, id) in references where !ids.contains(id) {
      faults.append("`\(attribute)` refers to the id `\(id)`, which no element has")
    }
    return faults.reduce(into: []) { unique, fault in
      if !unique.contains(fault) { unique.append(fault) }
    }
  }

  private mutating func start(_ tag: PageReader.Tag) {
    // The elements of a drawing follow the rules of XML.
    guard !open.contains("svg") else { return }
    closeBefore(tag.name)
    checkPlace(of: tag.name)
    checkAttributes(of: tag)
    if !PageReader.isVoid(tag.name) { open.append(tag.name) }
  }

  private mutating func end(_ name: String) {
    guard name == "svg" || !open.contains("svg") else { return }
    guard open.contains(name) else {
      faults.append("`</\(name)>` closes no open element")
      return
    }
    while let last = open.popLast(), last != name {
      if !Self.optionalEnds.contains(last) { faults.append("`</\(name)>` closes a parent of the open `<\(last)>`") }
    }
  }

  private mutating func read(_ text: ArraySlice<UInt8>) {
    guard let parent = open.last, Self.childrenOf[parent] != nil else { return }
    if text.contains(where: { $0 > 32 }) { faults.append("there is text directly inside `<\(parent)>`") }
  }

  /// Closes the elements that a start tag closes by itself.
  private mutating func closeBefore(_ name: String) {
    if open.last == "p", Self.isBlock(name) {
      faults.append("`<\(name)>` is inside `<p>`, which ends before it")
      open.removeLast()
    }
    while let last = open.last, Self.endedBy[name]?.contains(last) == true { open.removeLast() }
  }

  private mutating func checkPlace(of name: String) {
    let parent = open.last
    if let parent, let allowed = Self.childrenOf[parent], !allowed.contains(name), !Self.scripting.contains(name) {
      faults.append("`<\(name)>` is directly inside `<\(parent)>`")
    } else if let parents = Self.parentsOf[name], !parents.contains(parent ?? "") {
      faults.append("`<\(name)>` is not inside \(parents.map { "`<\($0)>`" }.joined(separator: " or "))")
    }
    if let phrase = open.last(where: Self.phrases.contains), Self.isBlock(name) {
      faults.append("`<\(name)>` is inside `<\(phrase)>`, which holds only text")
    }
    for outer in ["a", "button", "form", "label"] where name == outer && open.contains(outer) {
      faults.append("`<\(name)>` is inside another `<\(name)>`")
    }
    if form == .feed, Self.uselessInFeeds.contains(name) {
      faults.append("`<\(name)>` is in a feed, where no style and no script works")
    }
  }

  private mutating func checkAttributes(of tag: PageReader.Tag) {
    if let id = tag["id"] {
      if !ids.insert(id).inserted { faults.append("two elements have the id `\(id)`") }
      if id.isEmpty || id.contains(where: \.isWhitespace) { faults.append("`\(id)` is not an id") }
      if form == .feed { faults.append("the id `\(id)` is in a feed, whose articles share one page") }
    }
    for attribute in ["for", "aria-labelledby", "aria-describedby", "aria-controls"] {
      let names = (tag[attribute] ?? "").split(separator: " ")
      references += names.map { (attribute, String($0)) }
    }
    if let address = tag["href"], address.hasPrefix("#"), address.count > 1 {
      references.append(("href", String(address.dropFirst())))
    }
    if form == .rightToLeft, let style = tag["style"], let side = PhysicalSides.first(in: style) {
      faults.append("a `style` has `\(side)`, which is the wrong side in a page from right to left")
    }
  }

  private static func isBlock(_ name: String) -> Bool { PageReader.isBlock(name) && name != "br" }

  private static let scripting: Set = ["script", "template"]
  private static let uselessInFeeds: Set = ["script", "style", "button", "input", "select", "textarea", "form"]
  private static let optionalEnds: Set = ["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "option"]
  private static let phrases: Set = [
    "span", "strong", "em", "b", "i", "code", "small", "time", "label", "button", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
  /// The open elements that a start tag ends.
  private static let endedBy: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "td": ["td", "th"], "th": ["td", "th"],
    "tr": ["td", "th", "tr"], "tbody": ["td", "th", "tr", "thead", "tbody"],
    "tfoot": ["td", "th", "tr", "thead", "tbody"], "option": ["option"],
  ]
  /// The elements that may be directly inside an element.
  private static let childrenOf: [String: Set<String>] = [
    "ul": ["li"], "ol": ["li"], "menu": ["li"], "dl": ["dt", "dd", "div"], "tr": ["td", "th"],
    "table": ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"],
    "thead": ["tr"], "tbody": ["tr"], "tfoot": ["tr"],
  ]
  /// The elements that an element must be directly inside.
  private static let parentsOf: [String: [String]] = [
    "li": ["ul", "ol", "menu"], "dt": ["dl", "div"], "dd": ["dl", "div"], "tr": ["table", "thead", "tbody", "tfoot"],
    "td": ["tr"], "th": ["tr"], "summary": ["details"], "figcaption": ["figure"], "legend": ["fieldset"],
    "option": ["select", "optgroup", "datalist"],
  ]
}
