import Garland

@main enum Site {
  static func main() {
    GarlandCommand(code: SiteCode(containers: [.timeline])).run()
  }
}
