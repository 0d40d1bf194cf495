extension NaturalLanguage {
  /// English, with dates as they are written in America.
  static let english = NaturalLanguage(
    "en", names: ["english", "eng"], country: "US", plurals: .germanic, numbers: .commas,
    frequentWords: "the and that with this you are from have which it be"
  ) {
    DateWords(
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ],
      shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      short: "M/d/yy", medium: "MMM d, y", long: "MMMM d, y", full: "EEEE, MMMM d, y", time: "h:mm\u{A0}a")
  }

  /// English with dates as they are written in Britain.
  static let britishEnglish = NaturalLanguage("en-GB", regions: ["001", "AU", "HK", "IE", "IN", "NZ", "SG", "ZA"]) {
    let american = DateLanguage.english.words
    return DateWords(
      months: american.months,
      shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
      weekdays: american.weekdays, shortWeekdays: american.shortWeekdays, dayPeriods: ["am", "pm"],
      short: "dd/MM/y", full: "EEEE, d MMMM y")
  }
}
