extension LanguageWords {
  /// Italian.
  static let italian = LanguageWords(
    months: [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
      "novembre", "dicembre",
    ],
    shortMonths: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
    weekdays: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
    shortWeekdays: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "dd/MM/yy",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
