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
