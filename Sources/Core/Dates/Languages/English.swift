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
    halfDays: ["AM", "PM"],
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
