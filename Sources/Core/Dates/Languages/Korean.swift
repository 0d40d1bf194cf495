extension LanguageWords {
  /// Korean.
  static let korean = LanguageWords(
    months: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
    shortMonths: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
    weekdays: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
    shortWeekdays: ["월", "화", "수", "목", "금", "토", "일"],
    dayPeriods: ["오전", "오후"],
    patterns: [
      .short: "yy. M. d.",
      .medium: "y. M. d.",
      .long: "y년 MMMM d일",
      .full: "y년 MMMM d일 EEEE",
      .month: "y년 MMMM",
      .year: "y년",
      .time: "a h:mm",
      .weekday: "cccc",
    ])
}
