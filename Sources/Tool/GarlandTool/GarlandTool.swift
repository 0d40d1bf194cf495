import Command
import Importing

/// The tool `garland`.
@main
enum GarlandTool {
  static func main() {
    let moving = MovingCommands(
      importSite: { ImportCommand(call: $0, code: $1).run() }, compareSites: { CompareCommand(call: $0).run() },
      generator: { paths in Generators.nameOfGenerator(at: ForeignSite(paths: paths) { _ in nil }) })
    GarlandCommand(moving: moving).run()
  }
}
