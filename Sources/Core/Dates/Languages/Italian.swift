extension NaturalLanguage {
  /// Italian.
  static let italian = NaturalLanguage(
    "it", names: ["italian", "italiano"], country: "IT", plurals: .spanish, numbers: .dots, giscus: "it",
    frequentWords: "il che di non sono della gli più questo anche nel"
  ) {
    DateWords(
      months: [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
      ],
      shortMonths: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
      weekdays: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
      shortWeekdays: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
      short: "dd/MM/yy")
  }
}
