extension NaturalLanguage {
  /// Japanese.
  static let japanese = NaturalLanguage(
    "ja", names: ["japanese", "日本語"], country: "JP", numbers: .commas, giscus: "ja"
  ) {
    DateWords(
      months: (1...12).map { "\($0)月" },
      weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
      shortWeekdays: ["月", "火", "水", "木", "金", "土", "日"],
      dayPeriods: ["午前", "午後"],
      short: "y/MM/dd", medium: "y/MM/dd", long: "y年M月d日", full: "y年M月d日EEEE", month: "y年M月", year: "y年",
      time: "H:mm")
  }
}
