import Garland

@main enum Site {
  static func main() {
    GarlandCommand(
      code: SiteCode(containers: [.timeline], layouts: [.letter], pages: [.books], computedPages: [.years])
    ).run()
  }
}
