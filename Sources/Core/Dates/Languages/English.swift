extension LanguageWords {
  /// English as it is written in America.
  static let english = LanguageWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ],
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "M/d/yy",
      .medium: "MMM d, y",
      .long: "MMMM d, y",
      .full: "EEEE, MMMM d, y",
      .month: "MMMM y",
      .year: "y",
      .time: "h:mm\u{A0}a",
      .weekday: "cccc",
    ])
}

extension LanguageWords {
  /// English as it is written in Britain.
  static let britishEnglish = LanguageWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ],
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    dayPeriods: ["am", "pm"],
    patterns: [
      .short: "dd/MM/y",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE, d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
