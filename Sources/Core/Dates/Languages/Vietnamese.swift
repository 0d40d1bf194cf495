extension NaturalLanguage {
  /// Vietnamese.
  static let vietnamese = NaturalLanguage(
    "vi", names: ["vietnamese", "tiếng việt"], country: "VN", numbers: .dots, giscus: "vi"
  ) {
    let lone = (1...12).map { "Tháng \($0)" }
    return DateWords(
      months: (1...12).map { "tháng \($0)" },
      shortMonths: (1...12).map { "thg \($0)" },
      standaloneMonths: lone, loneShortMonths: lone,
      weekdays: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
      shortWeekdays: ["Th 2", "Th 3", "Th 4", "Th 5", "Th 6", "Th 7", "CN"],
      dayPeriods: ["SA", "CH"],
      short: "d/M/yy", medium: "d MMM, y", long: "d MMMM, y", full: "EEEE, d MMMM, y", month: "MMMM 'năm' y")
  }
}
