import Diagnostics

extension FormulaParser {
  /// Reads an environment behind `\begin`.
  mutating func environment(_ begin: Token) -> Node {
    let name = words(for: begin)
    let hasStar = name.hasSuffix("*")
    guard var environment = Environment.all[hasStar ? String(name.dropLast()) : name] else {
      let nearest = nearestName(to: name, among: Environment.all.keys)
      reader.stop("the environment `\(name)` is not known", at: begin.source, suggestion: nearest)
      return .row([])
    }
    guard enter(at: begin) else { return .row([]) }
    defer { leave() }
    var rules: [String] = []
    if environment.takesCount { _ = words(for: begin) }
    if environment.takesColumns {
      _ = reader.optionalArgument()
      (environment.columns, rules) = columns(words(for: begin), begin)
    } else if let option = reader.optionalArgument() {
      let alignment = option.map(\.text).joined()
      if hasStar, "lcr".contains(alignment), !alignment.isEmpty { environment.columns = alignment }
    }
    let outer = (rowTag, rowLabel)
    defer { (rowTag, rowLabel) = outer }
    let rows = rows(of: environment, named: name, from: begin)
    var node = Self.table(rows, environment, rules: rules)
    if environment.isSmall { node = .element(.mstyle, [node], " scriptlevel=\"1\"") }
    guard !environment.opening.isEmpty || !environment.closing.isEmpty else { return node }
    return .fenced(environment.opening, [node], environment.closing)
  }

  private mutating func rows(of environment: Environment, named name: String, from begin: Token) -> [Row] {
    var rows: [Row] = []
    while true {
      (rowTag, rowLabel) = (nil, nil)
      var row = Row(rules: rules())
      var end: Token
      repeat {
        let isContinued = environment.isPaired && row.cells.count % 2 == 1
        row.cells.append(.row(self.row(isContinued: isContinued)))
        end = nextToken()
      } while end.isCharacter("&")
      (row.tag, row.label) = (rowTag?.nodes, rowLabel)
      let isEmpty = row.cells.count == 1 && row.cells[0].tag == .row && row.cells[0].children.isEmpty
      if end.isCommand("end") {
        let endName = words(for: end)
        if endName != name {
          reader.stop("`\\begin{\(name)}` ends with `\\end{\(endName)}`", at: end.source)
        }
        if !isEmpty || rows.isEmpty || !row.rules.isEmpty || row.tag != nil || row.label != nil { rows.append(row) }
        return rows
      }
      guard end.isCommand("\\") || end.isCommand("cr") || end.isCommand("newline") else {
        if end.kind == .end {
          reader.stop("`\\begin{\(name)}` has no `\\end{\(name)}`", at: begin.source)
        } else {
          reader.stop(Self.message(unexpected: end), at: end.source)
        }
        return rows
      }
      // A bracket after a space or in the next line is a bracket of the next row.
      let next = reader.raw()
      if !next.isCharacter("*") { reader.putBack(next) }
      if next.isCharacter("[") || next.isCharacter("*"), let gap = reader.optionalArgument() {
        row.gap = length(gap.map(\.text).joined(), of: end)
      }
      rows.append(row)
    }
  }

  /// Reads `\hline` and the like and returns them as classes.
  private mutating func rules() -> String {
    var rules = ""
    while true {
      let token = nextToken()
      if token.isCommand("hline") {
        rules = " fm-top"
      } else if token.isCommand("hdashline") {
        rules = " fm-top-dashed"
      } else {
        reader.putBack(token)
        return rules
      }
    }
  }

  /// Returns the alignment of the columns of an array, and the rules at the left of each column, as classes.
  private mutating func columns(_ text: String, _ begin: Token) -> (String, [String]) {
    var columns = ""
    var rules = [""]
    for character in text where character != " " {
      switch character {
      case "l", "c", "r":
        columns.append(character)
        rules.append("")
      case "|": rules[columns.count] = " fm-rule"
      case ":": rules[columns.count] = " fm-rule-dashed"
      default:
        reader.report("`\(character)` is no column: write `l`, `c`, `r`, `|` or `:`", at: begin.source)
        return ("c", [])
      }
    }
    return (columns.isEmpty ? "c" : columns, rules)
  }

  // MARK: - Tags

  mutating func nameRow(_ structure: Command.Structure, _ token: Token) -> Node? {
    switch structure {
    case .tag:
      let isBare = star()
      if rowTag != nil { reader.report("this is a second `\\tag` of one equation", at: token.source) }
      reader.skipSpaces()
      let tokens = reader.argument() ?? []
      var text = ""
      for token in tokens { text += token.text }
      reader.putBack(Token(kind: .character, scalar: "}", source: token.source))
      for token in tokens.reversed() { reader.putBack(token) }
      reader.putBack(Token(kind: .character, scalar: "{", source: token.source))
      let node = self.text(for: token, font: "normal")
      let mark = { Node(tag: .mtext, text: $0) }
      rowTag = (isBare ? [node] : [mark("("), node, mark(")")], text)
      if node.tag == .mtext, node.children.isEmpty {
        rowTag?.nodes = [mark(isBare ? node.text : "(\(node.text))")]
      }
      if let rowLabel, let index = labels.lastIndex(where: { $0.name == rowLabel }) { labels[index].tag = text }
    case .label:
      let name = words(for: token)
      if rowLabel != nil { reader.report("this is a second `\\label` of one equation", at: token.source) }
      rowLabel = name
      labels.append(Formula.Label(name: name, tag: rowTag?.text, range: token.source))
    default: break
    }
    return nil
  }

  // MARK: - Tables

  /// Returns the table of rows.
  ///
  /// Classes have the alignment of cells, as MathML Core has no attribute for it.
  static func table(_ rows: [Row], _ environment: Environment, rules: [String] = []) -> Node {
    let isTagged = rows.contains { $0.tag != nil || $0.label != nil }
    let columns = Array(environment.columns)
    let width = rows.map(\.cells.count).max() ?? 0
    var children: [Node] = []
    for (index, row) in rows.enumerated() {
      // A last row with a rule only is the line at the bottom of the table.
      if index == rows.count - 1, index > 0, row.tag == nil, row.cells.count == 1, row.cells[0].isEmptyRow,
        !row.rules.isEmpty
      {
        children[children.count - 1].addToCells(row.rules.replacing("top", with: "bottom"))
        break
      }
      var cells: [Node] = []
      for (column, cell) in row.cells.enumerated() {
        var classes = row.rules
        var alignment = columns[column % columns.count]
        if environment.isMultline { alignment = index == 0 ? "l" : index == rows.count - 1 ? "r" : "c" }
        if alignment != "c" { classes += " fm-\(alignment)" }
        if environment.isPaired, environment.hasGaps, column > 0, column % 2 == 0 { classes += " fm-gap" }
        if column < rules.count { classes += rules[column] }
        if column == width - 1, rules.count > width, !rules[width].isEmpty { classes += rules[width] + "-right" }
        cells.append(.element(.mtd, [cell], classes.classAttribute))
      }
      if row.gap != 0, !cells.isEmpty {
        let strut = Node(tag: .mspace, attributes: " depth=\"\(emText(max(0, 0.3 + row.gap)))\"")
        cells[0].children.append(strut)
      }
      if isTagged {
        for _ in row.cells.count..<max(width, row.cells.count) { cells.append(.element(.mtd, [])) }
        cells.insert(.element(.mtd, [], " class=\"fm-glue\""), at: 0)
        var attributes = " class=\"fm-glue fm-tag\""
        if let label = row.label { attributes += " id=\"\(Formula.id(of: label))\"" }
        let number = row.label.map { [Node(tag: .mtext, text: $0, attributes: "")] } ?? []
        var tag = Node.element(.mtd, row.tag ?? number, attributes)
        if row.tag == nil, row.label != nil { tag.children[0].limits = .always }
        cells.append(tag)
      }
      children.append(.element(.mtr, cells))
    }
    var classes = ""
    if environment.isPaired { classes += " fm-pairs" }
    if environment.isSmall { classes += " fm-small" }
    if isTagged { classes += " fm-tagged" }
    let attributes = (environment.isDisplay ? " displaystyle=\"true\"" : "") + classes.classAttribute
    var table = Node.element(.mtable, children, attributes)
    table.limits = environment.isDisplay ? .always : .never
    return table
  }
}

extension Node {
  fileprivate var isEmptyRow: Bool { tag == .row && children.isEmpty }

  /// Adds classes to the cells of a row.
  fileprivate mutating func addToCells(_ classes: String) {
    for index in children.indices {
      if children[index].attributes.isEmpty {
        children[index].attributes = classes.classAttribute
      } else {
        children[index].attributes.removeLast()
        children[index].attributes += classes + "\""
      }
    }
  }
}

extension String {
  fileprivate var classAttribute: String { isEmpty ? "" : " class=\"\(dropFirst())\"" }
}
