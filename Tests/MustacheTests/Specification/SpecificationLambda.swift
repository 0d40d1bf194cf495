import Mustache
import Synchronization

/// The lambdas of the specification, which gives them in ten languages but Swift.
enum SpecificationLambda {
  static func named(_ name: String) -> TemplateLambda? {
    switch name {
    case "Interpolation": TemplateLambda { _ in "world" }
    case "Interpolation - Expansion": TemplateLambda { _ in "{{planet}}" }
    case "Interpolation - Alternate Delimiters": TemplateLambda { _ in "|planet| => {{planet}}" }
    case "Interpolation - Multiple Calls": counting()
    case "Escaping": TemplateLambda { _ in ">" }
    case "Section": TemplateLambda { $0 == "{{x}}" ? "yes" : "no" }
    case "Section - Expansion": TemplateLambda { "\($0 ?? ""){{planet}}\($0 ?? "")" }
    case "Section - Alternate Delimiters": TemplateLambda { "\($0 ?? ""){{planet}} => |planet|\($0 ?? "")" }
    case "Section - Multiple Calls": TemplateLambda { "__\($0 ?? "")__" }
    case "Inverted Section": TemplateLambda { _ in "" }
    default: nil
    }
  }

  private static func counting() -> TemplateLambda {
    let calls = Calls()
    return TemplateLambda { _ in String(calls.next()) }
  }

  private final class Calls: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
