extension NaturalLanguage {
  /// Chinese in simplified characters.
  static let chinese = NaturalLanguage(
    "zh", names: ["chinese", "中文"], country: "CN", numbers: .commas, giscus: "zh-CN", ownLetters: "这个们来说时会对为与学国"
  ) {
    DateWords(
      months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
      shortMonths: (1...12).map { "\($0)月" },
      weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
      shortWeekdays: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
      dayPeriods: ["上午", "下午"],
      short: "y/M/d", medium: "y年M月d日", long: "y年M月d日", full: "y年M月d日EEEE", month: "y年M月", year: "y年")
  }

  /// Chinese in traditional characters.
  package static let traditionalChinese = NaturalLanguage(
    "zh-Hant", regions: ["HK", "MO", "TW"], country: "TW", giscus: "zh-TW", ownLetters: "這個們來說時會對為與學國")
}
