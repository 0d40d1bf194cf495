extension LanguageWords {
  /// Slovak.
  static let slovak = LanguageWords(
    months: [
      "januára", "februára", "marca", "apríla", "mája", "júna", "júla", "augusta", "septembra", "októbra",
      "novembra", "decembra",
    ],
    shortMonths: ["jan", "feb", "mar", "apr", "máj", "jún", "júl", "aug", "sep", "okt", "nov", "dec"],
    standaloneMonths: [
      "január", "február", "marec", "apríl", "máj", "jún", "júl", "august", "september", "október", "november",
      "december",
    ],
    weekdays: ["pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa"],
    shortWeekdays: ["po", "ut", "st", "št", "pi", "so", "ne"],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "d. M. y",
      .medium: "d. M. y",
      .long: "d. MMMM y",
      .full: "EEEE d. MMMM y",
      .month: "LLLL y",
      .year: "y",
      .time: "H:mm",
      .weekday: "cccc",
    ])
}
