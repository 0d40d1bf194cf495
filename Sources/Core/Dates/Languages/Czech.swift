extension LanguageWords {
  /// Czech.
  static let czech = LanguageWords(
    months: [
      "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu",
      "prosince",
    ],
    shortMonths: ["led", "úno", "bře", "dub", "kvě", "čvn", "čvc", "srp", "zář", "říj", "lis", "pro"],
    standaloneMonths: [
      "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen", "listopad",
      "prosinec",
    ],
    weekdays: ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"],
    shortWeekdays: ["po", "út", "st", "čt", "pá", "so", "ne"],
    dayPeriods: ["dop.", "odp."],
    patterns: [
      .short: "dd.MM.yy",
      .medium: "d. M. y",
      .long: "d. MMMM y",
      .full: "EEEE d. MMMM y",
      .month: "LLLL y",
      .year: "y",
      .time: "H:mm",
      .weekday: "cccc",
    ])
}
