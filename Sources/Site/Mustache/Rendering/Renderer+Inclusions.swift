import Diagnostics
import Markup

extension Renderer {
  /// Writes another template, with the blocks that this one gives it.
  mutating func include(_ inclusion: Inclusion, to output: inout MarkupBuffer) {
    guard let name = name(of: inclusion), !name.isEmpty else { return }
    guard let template = template(named: name) else {
      if mode == .site { report(.missingTemplate(name), at: inclusion.range, among: { $0.library.names }) }
      return
    }
    guard enter(at: inclusion.range, output) else { return }
    let (outer, outerLayout) = (program, layout)
    layout = Layout()
    if inclusion.isAlone {
      layout.indentation = outerLayout.indentation(adding: outer.bytes[inclusion.indentation])
    }
    if !inclusion.blocks.isEmpty {
      checkBlocks(of: inclusion, in: template)
      overrides.append(Overrides(program: outer, blocks: inclusion.blocks))
    }
    trail.append(Step(program: outer, range: inclusion.range, name: name, isBlock: false))
    program = template.program
    run(program.instructions.indices, to: &output)
    trail.removeLast()
    if !inclusion.blocks.isEmpty { overrides.removeLast() }
    (program, layout) = (outer, outerLayout)
    leave()
  }

  /// Tells of blocks for which a parent has no place, neither itself nor in what it includes.
  private mutating func checkBlocks(of inclusion: Inclusion, in parent: Template) {
    guard mode == .site else { return }
    for (name, index) in inclusion.blocks.sorted(by: { $0.value < $1.value }) {
      var places = BlockPlaces(in: library)
      let isKnown = places.has(name, in: parent)
      // A place that is gone from there is to be noticed.
      asked.formUnion(places.seen)
      if isKnown { continue }
      report(.unknownBlock(name, parent: parent.name), at: program.blocks[index].range) { _ in places.names }
    }
  }

  /// The template of a name; in a list it is most often the one that was asked for last.
  private mutating func template(named name: String) -> Template? {
    if let latest, latest.name == name { return latest }
    asked.insert(name)
    latest = library[name]
    return latest
  }

  private mutating func name(of inclusion: Inclusion) -> String? {
    switch inclusion.name {
    case .fixed(let name): return name
    case .dynamic(let index):
      let expression = program.expressions[index]
      let value = evaluate(expression)
      if value.plainText == nil, mode == .site {
        let name = program.text(expression.range)
        report(.notText(name, kind: value.kind), at: expression.range)
      }
      return value.plainText
    }
  }

  /// Writes what a template further out puts into the place of a block, or else what stands in the block.
  ///
  /// The outermost template has the last word. What it gives is its own text: blocks in it are places for what was given to it.
  mutating func show(_ block: Block, to output: inout MarkupBuffer) {
    guard enter(at: block.range, output) else { return }
    if let level = overrides.firstIndex(where: { $0.blocks[block.name] != nil }),
      let index = overrides[level].blocks[block.name]
    {
      let given = overrides[level].program
      let (outer, outerLayout, outerOverrides) = (program, layout, overrides)
      let override = given.blocks[index]
      layout.indentation = outerLayout.indentation(adding: outer.bytes[block.indentation])
      layout.depth = override.depth
      layout.isWithinLine = !block.isAlone && override.isAlone
      if block.isAlone, !override.isAlone { output.append(rendered: layout.indentation.span) }
      overrides.removeSubrange(level...)
      trail.append(Step(program: outer, range: block.range, name: block.name, isBlock: true))
      program = given
      run(override.body, to: &output)
      trail.removeLast()
      (program, layout, overrides) = (outer, outerLayout, outerOverrides)
    } else {
      run(block.body, to: &output)
    }
    leave()
  }
}

/// The places for blocks that a template has, itself and in what it includes.
struct BlockPlaces {
  private let library: TemplateLibrary
  /// The templates that were looked into.
  private(set) var seen: Set<String> = []
  /// The names of the places that were seen.
  private(set) var names: [String] = []

  init(in library: TemplateLibrary) {
    self.library = library
  }

  /// Whether a template has a place of a name, or includes what only a rendering tells.
  mutating func has(_ name: String, in template: Template) -> Bool {
    guard seen.insert(template.name).inserted else { return false }
    let blocks = template.program.blocks.map(\.name)
    if blocks.contains(name) { return true }
    names += blocks
    for inclusion in template.program.inclusions {
      switch inclusion.name {
      case .dynamic: return true
      case .fixed(let included):
        if let inner = library[included], has(name, in: inner) { return true }
      }
    }
    return false
  }
}

/// Templates that include each other without end, found in the trail of a rendering that went too deep.
struct InclusionRing {
  /// The tags that lead round, the last one first.
  private let steps: [Step]
  /// The templates in the order in which they include each other; the first is the last, too.
  private let names: [String]

  /// Follows the trail back from its end, from each tag to the one that leads to the template that the tag stands in.
  init?(in trail: [Step], of templates: [Template]) {
    let names = Dictionary(templates.map { (ObjectIdentifier($0.program), $0.name) }) { first, _ in first }
    guard var end = trail.lastIndex(where: { !$0.isBlock }) else { return nil }
    var steps: [Step] = []
    while true {
      steps.append(trail[end])
      guard let source = names[ObjectIdentifier(trail[end].program)] else { return nil }
      if let start = steps.firstIndex(where: { $0.name == source }) {
        self.steps = Array(steps[start...])
        self.names = [source] + self.steps.reversed().map(\.name)
        return
      }
      guard let before = trail[..<end].lastIndex(where: { !$0.isBlock && $0.name == source }) else { return nil }
      end = before
    }
  }

  /// What is wrong, at the tag that closes the ring, with the others as notes.
  var diagnostic: Diagnostic {
    let problem = TemplateProblem.ring(names)
    let place = steps.first.map { $0.program.place(of: $0.range) }
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: place, notes: steps.dropFirst().prefix(4).map(\.note))
  }
}
