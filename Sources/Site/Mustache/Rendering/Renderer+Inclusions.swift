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
