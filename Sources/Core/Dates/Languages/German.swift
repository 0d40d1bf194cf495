extension NaturalLanguage {
  /// German.
  static let german = NaturalLanguage(
    "de", names: ["german", "deutsch"], country: "DE", plurals: .germanic, numbers: .dots, giscus: "de",
    frequentWords: "der und ist nicht ein auch ich mit für eine wird sich auf"
  ) {
    DateWords(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
      ],
      shortMonths: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
      loneShortMonths: ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"],
      weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
      shortWeekdays: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."],
      loneShortWeekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
      short: "dd.MM.yy", medium: "dd.MM.y", long: "d. MMMM y", full: "EEEE, d. MMMM y")
  }
}
