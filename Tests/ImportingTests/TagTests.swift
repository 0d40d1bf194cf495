import Testing

@testable import Importing

@Suite struct TagTests {
  @Test func placeholder() {}
}
