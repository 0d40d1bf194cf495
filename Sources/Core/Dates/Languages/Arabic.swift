extension LanguageWords {
  /// Arabic.
  static let arabic = LanguageWords(
    months: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
      "ديسمبر",
    ],
    shortMonths: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
      "ديسمبر",
    ],
    weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
    shortWeekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
    dayPeriods: ["ص", "م"],
    patterns: [
      .short: "d\u{200F}/M\u{200F}/y",
      .medium: "dd\u{200F}/MM\u{200F}/y",
      .long: "d MMMM y",
      .full: "EEEE، d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "h:mm a",
      .weekday: "cccc",
    ])
}
