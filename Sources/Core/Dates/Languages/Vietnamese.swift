extension LanguageWords {
  /// Vietnamese.
  static let vietnamese = LanguageWords(
    months: [
      "tháng 1", "tháng 2", "tháng 3", "tháng 4", "tháng 5", "tháng 6", "tháng 7", "tháng 8", "tháng 9",
      "tháng 10", "tháng 11", "tháng 12",
    ],
    shortMonths: [
      "thg 1", "thg 2", "thg 3", "thg 4", "thg 5", "thg 6", "thg 7", "thg 8", "thg 9", "thg 10", "thg 11",
      "thg 12",
    ],
    standaloneMonths: [
      "Tháng 1", "Tháng 2", "Tháng 3", "Tháng 4", "Tháng 5", "Tháng 6", "Tháng 7", "Tháng 8", "Tháng 9",
      "Tháng 10", "Tháng 11", "Tháng 12",
    ],
    loneShortMonths: [
      "Tháng 1", "Tháng 2", "Tháng 3", "Tháng 4", "Tháng 5", "Tháng 6", "Tháng 7", "Tháng 8", "Tháng 9",
      "Tháng 10", "Tháng 11", "Tháng 12",
    ],
    weekdays: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
    shortWeekdays: ["Th 2", "Th 3", "Th 4", "Th 5", "Th 6", "Th 7", "CN"],
    dayPeriods: ["SA", "CH"],
    patterns: [
      .short: "d/M/yy",
      .medium: "d MMM, y",
      .long: "d MMMM, y",
      .full: "EEEE, d MMMM, y",
      .month: "MMMM 'năm' y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
