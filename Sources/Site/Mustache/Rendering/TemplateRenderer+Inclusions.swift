import Diagnostics
import Markup

extension TemplateRenderer {
  /// Renders another template, with the blocks that the current template overrides.
  mutating func include(_ inclusion: Inclusion, to output: inout MarkupBuffer) {
    guard let name = name(of: inclusion), !name.isEmpty else { return }
    guard let template = template(named: name) else {
      if mode == .site { report(.missingTemplate(name), at: inclusion.range, among: { $0.library.names }) }
      return
    }
    guard enter(at: inclusion.range, output) else { return }
    let (outer, outerLayout) = (program, layout)
    layout = LineLayout()
    if inclusion.isStandalone {
      layout.indentation = outerLayout.indentation(adding: outer.bytes[inclusion.indentation])
    }
    if !inclusion.blocks.isEmpty {
      checkBlocks(of: inclusion, in: template)
      overrides.append(Overrides(program: outer, blocks: inclusion.blocks))
    }
    trail.append(InclusionStep(program: outer, range: inclusion.range, name: name, isBlock: false))
    program = template.program
    run(program.instructions.indices, to: &output)
    trail.removeLast()
    if !inclusion.blocks.isEmpty { overrides.removeLast() }
    (program, layout) = (outer, outerLayout)
    leave()
  }

  /// Reports blocks that neither the parent nor its inclusions define.
  private mutating func checkBlocks(of inclusion: Inclusion, in parent: Template) {
    guard mode == .site else { return }
    for (name, index) in inclusion.blocks.sorted(by: { $0.value < $1.value }) {
      var search = BlockSearch(in: library)
      let isKnown = search.mayDefine(name, in: parent)
      // The page depends on these templates: if one of them no longer defines the block, the next build must report
      // that.
      requestedTemplates.formUnion(search.searchedTemplates)
      if isKnown { continue }
      report(.unknownBlock(name, parent: parent.name), at: program.blocks[index].range) { _ in search.blockNames }
    }
  }

  /// Returns a template by name.
  ///
  /// The renderer caches the last template, because loops include the same template repeatedly.
  private mutating func template(named name: String) -> Template? {
    if let latestTemplate, latestTemplate.name == name { return latestTemplate }
    requestedTemplates.insert(name)
    latestTemplate = library[name]
    return latestTemplate
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

  /// Renders the override of a block, or its default content.
  ///
  /// The override of the outermost template wins. If that override contains blocks, only templates that include
  /// the overriding template can override them.
  mutating func render(_ block: Block, to output: inout MarkupBuffer) {
    guard enter(at: block.range, output) else { return }
    if let level = overrides.firstIndex(where: { $0.blocks[block.name] != nil }),
      let index = overrides[level].blocks[block.name]
    {
      let given = overrides[level].program
      let (outer, outerLayout, outerOverrides) = (program, layout, overrides)
      let override = given.blocks[index]
      layout.indentation = outerLayout.indentation(adding: outer.bytes[block.indentation])
      layout.depth = override.depth
      layout.isWithinLine = !block.isStandalone && override.isStandalone
      if block.isStandalone, !override.isStandalone { output.append(rendered: layout.indentation.span) }
      overrides.removeSubrange(level...)
      trail.append(InclusionStep(program: outer, range: block.range, name: block.name, isBlock: true))
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

/// A search for a block in a template and in the templates that it includes.
struct BlockSearch {
  private let library: TemplateLibrary
  /// The names of the templates searched so far.
  private(set) var searchedTemplates: Set<String> = []
  /// The names of the blocks found so far.
  private(set) var blockNames: [String] = []
  private var includesDynamically = false

  init(in library: TemplateLibrary) {
    self.library = library
  }

  /// Whether a template defines a block, or may define it through a dynamic inclusion.
  ///
  /// A dynamic inclusion may be any template of the library.
  mutating func mayDefine(_ name: String, in template: Template) -> Bool {
    if defines(name, template) { return true }
    guard includesDynamically else { return false }
    searchedTemplates.formUnion(library.names)
    return library.names.contains { library[$0]?.program.defines(block: name) ?? false }
  }

  private mutating func defines(_ name: String, _ template: Template) -> Bool {
    guard searchedTemplates.insert(template.name).inserted else { return false }
    let blocks = template.program.blocks.map(\.name)
    if blocks.contains(name) { return true }
    blockNames += blocks
    for inclusion in template.program.inclusions {
      switch inclusion.name {
      case .dynamic: includesDynamically = true
      case .fixed(let included):
        if let inner = library[included], defines(name, inner) { return true }
      }
    }
    return false
  }
}

extension Program {
  /// Whether the template has a block of its own, which is no override of its parent's block.
  fileprivate func defines(block name: String) -> Bool {
    let overrides = Set(inclusions.flatMap(\.blocks.values))
    return blocks.indices.contains { blocks[$0].name == name && !overrides.contains($0) }
  }
}

/// A cycle of templates that include each other.
///
/// If the renderer exceeds the nesting limit, it looks for a cycle in its trail.
struct InclusionCycle {
  /// The tags that form the cycle, the last one first.
  private let steps: [InclusionStep]
  /// The names of the templates of the cycle, in order.
  ///
  /// The first name is also the last name.
  private let names: [String]

  /// Follows the trail backwards: an earlier step included the template that contains the current inclusion.
  init?(in trail: [InclusionStep], of templates: [Template]) {
    let names = Dictionary(templates.map { (ObjectIdentifier($0.program), $0.name) }) { first, _ in first }
    guard var end = trail.lastIndex(where: { !$0.isBlock }) else { return nil }
    var steps: [InclusionStep] = []
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

  /// The diagnostic at the tag that closes the cycle, with the other tags as notes.
  var diagnostic: Diagnostic {
    let problem = TemplateProblem.cycle(names)
    let location = steps.first.map { $0.program.location(of: $0.range) }
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: location, notes: steps.dropFirst().prefix(4).map(\.note))
  }
}
