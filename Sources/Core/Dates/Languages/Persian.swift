extension NaturalLanguage {
  /// Persian.
  static let persian = NaturalLanguage(
    "fa", names: ["persian", "farsi", "فارسی"], country: "IR", plurals: .hindi, numbers: .commas,
    isRightToLeft: true, ownLetters: "پچژگ"
  ) {
    let names = [
      "ژانویه", "فوریه", "مارس", "آوریل", "مه", "ژوئن", "ژوئیه", "اوت", "سپتامبر", "اکتبر", "نوامبر", "دسامبر",
    ]
    return DateWords(
      months: [
        "ژانویهٔ", "فوریهٔ", "مارس", "آوریل", "مهٔ", "ژوئن", "ژوئیهٔ", "اوت", "سپتامبر", "اکتبر", "نوامبر", "دسامبر",
      ],
      shortMonths: names, standaloneMonths: names,
      weekdays: ["دوشنبه", "سه\u{200C}شنبه", "چهارشنبه", "پنجشنبه", "جمعه", "شنبه", "یکشنبه"],
      dayPeriods: ["ق.ظ.", "ب.ظ."],
      short: "y/M/d", time: "H:mm")
  }
}
