extension LanguageWords {
  /// Japanese.
  static let japanese = LanguageWords(
    months: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    shortMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
    shortWeekdays: ["月", "火", "水", "木", "金", "土", "日"],
    dayPeriods: ["午前", "午後"],
    patterns: [
      .short: "y/MM/dd",
      .medium: "y/MM/dd",
      .long: "y年M月d日",
      .full: "y年M月d日EEEE",
      .month: "y年M月",
      .year: "y年",
      .time: "H:mm",
      .weekday: "cccc",
    ])
}
