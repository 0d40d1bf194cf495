import Diagnostics
import Parsing
import Texts

extension Composition {
  /// Copies the blocks that a directive stands for.
  mutating func emit(_ directive: Directive, _ index: Int, of part: Int) {
    let node = parts[part].tree.nodes[index]
    let start = Int(node.source.lowerBound) + parts[part].start
    let name = start..<start + Int(node.number) + node.text.count
    let list = parts[part].tree.traits(of: index).map { filled($0, of: part) }
    let traits = list?.named ?? []
    let blocks = parts[part].tree.blocks(in: index)
    expansions += 1
    defer { if isTooLarge { report(.tooLarge(directive.rawValue), at: name) } }
    if let label = parts[part].tree.labelNode(of: index) {
      report(.unusedText("`\(directive.rawValue)` shows no label"), at: parts[part].place(of: label))
    }
    if directive == .include, let block = blocks.first {
      report(.unusedText("`include` shows no blocks of its own"), at: parts[part].place(of: block))
    }
    switch directive {
    case .each: emitEach(index, traits, blocks, of: part, at: name)
    case .include: emitInclude(traits, of: part, at: name)
    case .only:
      if isShown(traits, of: part, at: name) { emit(blocks, of: part) }
    }
  }

  /// Returns the attributes of a directive by name; reports those that it does not take.
  private mutating func attributes(
    _ traits: [TraitList.Entry], of directive: Directive, _ part: Int, among names: [String]
  ) -> [String: String] {
    var attributes: [String: String] = [:]
    for entry in traits {
      if !names.contains(entry.name) {
        report(.wrongAttribute(entry.name, of: directive.rawValue, known: names), at: place(of: entry, in: part))
      }
      attributes[entry.name] = entry.value
    }
    return attributes
  }

  private func place(of entry: TraitList.Entry, in part: Int) -> Range<Int> {
    entry.range.lowerBound + parts[part].start..<entry.range.upperBound + parts[part].start
  }

  // MARK: Rows

  private mutating func emitEach(
    _ index: Int, _ traits: [TraitList.Entry], _ blocks: Range<Int>, of part: Int, at name: Range<Int>
  ) {
    let attributes = attributes(traits, of: .each, part, among: RowQuery.names)
    let query = RowQuery(attributes, parts[part].expressions(in: blocks) + [attributes["id"]].compactMap(\.self))
    let found: [any RowValues]
    do throws(CompositionProblem) {
      found = try site.rows(query)
    } catch {
      return report(error, at: name)
    }
    if found.isEmpty { report(.noRows, at: name) }
    if blocks.isEmpty { return emitList(of: found.compactMap(\.article), query, like: index, of: part, at: name) }
    var last: Int?
    for row in found {
      expansions += 1
      if isTooLarge { return }
      let start = builder.end
      rows.append(row)
      defer { rows.removeLast() }
      emit(blocks, of: part)
      if let key = query["id"] {
        do throws(CompositionProblem) {
          // Lists of repetitions become one list, so the first item has the id.
          let isList = start < builder.end && builder.tree.nodes[start].kind == .list
          identify(isList ? start + 1 : start, by: Slug.key(of: try row.text(of: key)))
        } catch {
          report(error, at: name)
        }
      }
      last = join(start, to: last)
    }
  }

  /// Writes `each` without blocks: a container that shows articles as lists of the theme do.
  ///
  /// In another container, each article is a child of its own.
  private mutating func emitList(
    of articles: [Int], _ query: RowQuery, like index: Int, of part: Int, at name: Range<Int>
  ) {
    guard query.selectsArticles else {
      return report(.badRows("`each` has no blocks to repeat", suggestion: nil), at: name)
    }
    for group in isInContainer ? articles.map({ [$0] }) : [articles] where !group.isEmpty {
      let copy = builder.open(index, of: parts[part].nodes)
      let numbers = group.map { "\($0)" }.joined(separator: " ")
      builder.setTraits(TraitList(value: numbers, named: RowQuery.articles, at: name), of: copy)
      builder.close(copy)
    }
  }

  // MARK: Included files

  /// The maximum number of files that include each other in a chain.
  private static let includeLimit = 32

  private mutating func emitInclude(_ traits: [TraitList.Entry], of part: Int, at name: Range<Int>) {
    let attributes = attributes(traits, of: .include, part, among: ["file", "part"])
    let range = traits.first { $0.name == "file" }.map { place(of: $0, in: part) } ?? name
    do throws(CompositionProblem) {
      guard let file = attributes["file"], !file.isEmpty else {
        throw .badInclude("`include` needs a file", suggestion: "write `:::include{file=_shared/name.md}`")
      }
      if including.count == Self.includeLimit { throw .tooLarge("include") }
      let included = try site.text(at: file, from: parts[part].path ?? site.path)
      if let start = ([site.path] + including).firstIndex(of: included.path) {
        let circle = ([site.path] + including)[start...] + [included.path]
        throw .badInclude(
          "`\(included.path)` includes itself: \(circle.joined(separator: " → "))", suggestion: nil)
      }
      let own = self.part(included, usedAt: name)
      let outer = (use, rows)
      use = use ?? name
      rows = []
      including.append(included.path)
      defer {
        (use, rows) = outer
        including.removeLast()
      }
      emit(try parts[own].blocks(ofPart: attributes["part"], in: file, style), of: own)
    } catch {
      report(error, at: range)
    }
  }

  // MARK: Variables

  /// Returns whether all named variables have one of the given values.
  private mutating func isShown(_ traits: [TraitList.Entry], of part: Int, at name: Range<Int>) -> Bool {
    if traits.isEmpty {
      let problem = CompositionProblem.badRows(
        "`only` names no variable", suggestion: "write `:::only{product=pro}`, with a variable of `site.yml`")
      report(problem, at: name)
    }
    return traits.reduce(true) { isShown, entry in
      guard let value = site.variable(entry.name) else {
        report(.unknownVariable(entry.name, known: site.variables), at: place(of: entry, in: part))
        return isShown
      }
      return isShown && entry.value.split(separator: ",").contains { $0.trimmed == value }
    }
  }
}

extension Composition.Part {
  /// Returns the expressions that read values of rows, in some blocks.
  fileprivate func expressions(in blocks: Range<Int>) -> [String] {
    var found: Set<String> = []
    func add(_ text: ArraySlice<UInt8>) {
      guard parsed.marks.isIn(text) else { return }
      for case .tag(let number) in parsed.marks.pieces(of: text) {
        tags[number].expression.map { _ = found.insert($0) }
      }
    }
    for index in blocks where parsed.isComposed[index] {
      add(tree.bytes(tree.nodes[index].text))
      add(tree.bytes(tree.nodes[index].title))
      for entry in tree.traits(of: index)?.entries ?? [] {
        add(Array(entry.name.utf8)[...])
        add(Array(entry.value.utf8)[...])
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the text of a heading or a label, in which variables have their names.
  private func text(of index: Int) -> String {
    parsed.marks.pieces(of: Array(tree.plainText(of: index).utf8)[...]).map { piece in
      switch piece {
      case .text(let text): String(decoding: text, as: UTF8.self)
      case .tag(let number): if case .variable(let name) = tags[number] { name } else { "" }
      }
    }.joined()
  }

  /// Returns the range of a node in the composed text.
  fileprivate func place(of index: Int) -> Range<Int> {
    let place = tree.nodes[index].place
    return place.lowerBound + start..<place.upperBound + start
  }

  /// Returns the blocks of the file, or of its part with an id, a label or a heading.
  ///
  /// A first heading of level 1 is the title of the file, and not one of its blocks.
  fileprivate func blocks(
    ofPart name: String?, in file: String, _ style: HeadingIDStyle
  ) throws(CompositionProblem) -> Range<Int> {
    guard !tree.nodes.isEmpty else { return 0..<0 }
    let all = tree.content(of: 0)
    guard let name else {
      let hasTitle = all.first.map { tree.nodes[$0].kind == .heading && tree.nodes[$0].number == 1 } ?? false
      return hasTitle ? Int(tree.nodes[all.lowerBound].end)..<all.upperBound : all
    }
    var known: [String] = []
    // The ids are those that the file would have as a page.
    var slugs = SlugRegister(style, reserving: tree.nodes.indices.compactMap { tree.traits(of: $0)?.identifier?.name })
    for index in all {
      let node = tree.nodes[index]
      let title: String? =
        switch node.kind {
        case .heading: text(of: index)
        case .container: tree.labelNode(of: index).map { text(of: $0) }
        default: nil
        }
      let id = tree.traits(of: index)?.identifier?.name ?? title.map { slugs.unique($0) }
      if let id { known.append(id) }
      guard id == name || title == name else { continue }
      return node.kind == .heading ? index..<tree.endOfSection(index) : index..<Int(node.end)
    }
    throw .missingPart(name, of: file, known: known)
  }
}

extension MarkdownTree {
  /// Returns the blocks of a container, without its label.
  fileprivate func blocks(in container: Int) -> Range<Int> {
    let content = content(of: container)
    return (labelNode(of: container).map { Int(nodes[$0].end) } ?? content.lowerBound)..<content.upperBound
  }

  /// Returns the end of the blocks below a heading: the next heading of its level or above among its siblings.
  fileprivate func endOfSection(_ heading: Int) -> Int {
    let parent = nodes[..<heading].lastIndex { Int($0.end) > heading } ?? 0
    return siblings(heading..<Int(nodes[parent].end)).first { index in
      index > heading && nodes[index].kind == .heading && nodes[index].number <= nodes[heading].number
        || nodes[index].kind == .footnoteDefinition
    } ?? Int(nodes[parent].end)
  }
}
