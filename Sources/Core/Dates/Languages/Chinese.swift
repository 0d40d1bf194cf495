extension LanguageWords {
  /// Chinese in simplified characters.
  static let chinese = LanguageWords(
    months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
    shortMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
    shortWeekdays: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
    dayPeriods: ["上午", "下午"],
    patterns: [
      .short: "y/M/d",
      .medium: "y年M月d日",
      .long: "y年M月d日",
      .full: "y年M月d日EEEE",
      .month: "y年M月",
      .year: "y年",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
