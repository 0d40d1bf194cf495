extension LanguageWords {
  /// Spanish.
  static let spanish = LanguageWords(
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
      "noviembre", "diciembre",
    ],
    shortMonths: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
    weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    shortWeekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
    dayPeriods: ["a.\u{A0}m.", "p.\u{A0}m."],
    patterns: [
      .short: "d/M/yy",
      .medium: "d MMM y",
      .long: "d 'de' MMMM 'de' y",
      .full: "EEEE, d 'de' MMMM 'de' y",
      .month: "MMMM 'de' y",
      .year: "y",
      .time: "H:mm",
      .weekday: "cccc",
    ])
}
