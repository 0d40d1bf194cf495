extension LanguageWords {
  /// Polish.
  static let polish = LanguageWords(
    months: [
      "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
      "października", "listopada", "grudnia",
    ],
    shortMonths: ["sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"],
    standaloneMonths: [
      "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień", "październik",
      "listopad", "grudzień",
    ],
    weekdays: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"],
    shortWeekdays: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "d.MM.y",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE, d MMMM y",
      .month: "LLLL y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
