import Addresses
import Parsing

/// What a part of an import adds to a plan.
struct PlanAddition: Sendable {
  var settings: [(key: SiteKey, value: DataNode.Value)] = []
  var copies: [ImportPlan.Move] = []
  /// New files by their path in `Content`.
  var written: [String: String] = [:]
  /// New files beside `Content`, by path.
  var rootFiles: [String: String] = [:]
  var notes: [ImportNote] = []

  mutating func set(_ key: SiteKey, to value: some SettingValue) { settings.append((key, value.setting)) }
}

extension ImportPlan {
  /// Returns the plan with an addition; what the plan has already stays.
  func adding(_ addition: PlanAddition) -> ImportPlan {
    var plan = self
    for (key, value) in addition.settings { plan.settings.set(key, to: value) }
    plan.copies += addition.copies
    plan.written.merge(addition.written) { old, _ in old }
    plan.rootFiles.merge(addition.rootFiles) { old, _ in old }
    plan.notes += addition.notes
    return plan
  }
}
