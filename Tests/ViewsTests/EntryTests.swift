import Garland
import TestSupport
import Testing

extension EnvironmentValues {
  @Entry fileprivate var accent = "plum"  // "no = sign"
  /// A type, and an attribute with a text that looks like code.
  @available(swift, introduced: 5, message: "var accent = {")
  @Entry fileprivate var shade: @Sendable (_ level: Int) -> String = { "\($0 == 1 ? "pale" : "dark")" }
}

extension ContainerValues {
  @Entry
  fileprivate var rank: Int = 7
  @Entry fileprivate var note: String?
  @Entry fileprivate var `default`: [String: [Int]] = ["\u{e9}": [1, 2]]
  @Entry fileprivate var box: Box = Box(name: "empty")
}

/// A class that is not sendable.
private final class Box {
  let name: String
  init(name: String) { self.name = name }
}

private struct Reader: View {
  @Environment(\.accent) private var accent
  @Environment(\.shade) private var shade
  var body: some View { Text("\(shade(1)) \(accent)") }
}

@Suite struct `Values that @Entry declares` {
  @Test func `have their default until a view sets another`() {
    #expect(Reader().rendered().html == "pale plum")
    #expect(Reader().environment(\.accent, "gold").rendered().html == "pale gold")
    #expect(Reader().environment(\.shade) { "level \($0)" }.rendered().html == "level 1 plum")
  }

  @Test func `reach the container`() {
    let children = subs {
      Text("a")
      Text("b").containerValue(\.rank, 1).containerValue(\.note, "n").containerValue(\.box, Box(name: "full"))
    }
    let values = children.map(\.containerValues)
    #expect(values.map(\.rank) == [7, 1])
    #expect(values.map(\.note) == [nil, "n"])
    #expect(values.map(\.default) == [["é": [1, 2]], ["é": [1, 2]]])
    #expect(values.map(\.box.name) == ["empty", "full"])
  }
}
