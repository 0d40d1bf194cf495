extension NaturalLanguage {
  /// Spanish.
  static let spanish = NaturalLanguage(
    "es", names: ["spanish", "español", "castellano"], country: "ES", plurals: .spanish,
    numbers: .dots.fromFiveDigits, giscus: "es", alphabet: "abcdefghijklmnñopqrstuvwxyz",
    frequentWords: "el los las y por está pero más del muy hay cuando esto"
  ) {
    DateWords(
      months: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
      ],
      shortMonths: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
      weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
      shortWeekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
      dayPeriods: ["a.\u{A0}m.", "p.\u{A0}m."],
      short: "d/M/yy", long: "d 'de' MMMM 'de' y", full: "EEEE, d 'de' MMMM 'de' y", month: "MMMM 'de' y", time: "H:mm")
  }
}
