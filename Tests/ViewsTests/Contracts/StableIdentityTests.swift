import Garland
import TestSupport
import Testing

/// Output does not depend on the process: case 221 of the view semantics.
@Suite struct `Ids are the same in every process` {
  @Test func `221. two processes print the same page, the same ids and the same dump`() async throws {
    let first = try await output()
    let second = try await output()
    #expect(first.page == second.page)
    #expect(first.page.contains("title=\"3/[7]\""), "\(first.page)")
    #expect(first.hashes != second.hashes, "both processes use the same hash seed, so the test proves nothing")
  }

  /// Returns the pages that a new process prints, and hash values that depend on that process's hash seed.
  private func output() async throws -> (page: String, hashes: String) {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("=====")
      print(StablePage().rendered().html)
      print(ViewTree(StablePage()))
      let renderer = Renderer()
      for _ in 0..<2 { print(renderer.render(StablePage()).html) }
      print("-----")
      print(Array(0..<8).map(\.hashValue))
      print("=====")
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    let parts = text.split(separator: "=====\n", omittingEmptySubsequences: false)
    let printed = try #require(parts.dropFirst().first).split(separator: "-----\n", omittingEmptySubsequences: false)
    return (String(try #require(printed.first)), String(try #require(printed.last)))
  }
}

private struct StablePage: View {
  var body: some View {
    Group {
      Text("a")
      if true { Text("b") } else { Text("c") }
      AnyView(Two())
      ForEach([7, 7, 8], id: \.self) { Text("\($0)") }
      ForEach(["x", "y"], id: \.self) { EnvLabel().id($0) }
      Section("s") { Text("in").tag(1.5) }
      Group { Text("z") }.variadic { $0 }.containerValue(\.rank, 3)
    }
    .variadic { children in
      ForEach(children) { child in
        Box("\(child.id)") { child }.attribute(.title("\(child.id)"))
      }
    }
  }
}
