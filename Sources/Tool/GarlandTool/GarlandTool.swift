import Command

/// The tool `garland`.
@main
enum GarlandTool {
  static func main() { GarlandCommand().run() }
}
