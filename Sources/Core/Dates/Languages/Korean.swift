extension NaturalLanguage {
  /// Korean.
  static let korean = NaturalLanguage(
    "ko", names: ["korean", "한국어"], country: "KR", numbers: .commas, giscus: "ko"
  ) {
    DateWords(
      months: (1...12).map { "\($0)월" },
      weekdays: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
      shortWeekdays: ["월", "화", "수", "목", "금", "토", "일"],
      dayPeriods: ["오전", "오후"],
      short: "yy. M. d.", medium: "y. M. d.", long: "y년 MMMM d일", full: "y년 MMMM d일 EEEE", month: "y년 MMMM", year: "y년",
      time: "a h:mm")
  }
}
