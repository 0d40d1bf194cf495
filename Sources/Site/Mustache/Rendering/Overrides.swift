/// The blocks that a template gives to its parent.
struct Overrides {
  let program: Program
  let blocks: [String: Int]
}
