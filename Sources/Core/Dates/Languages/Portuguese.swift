extension NaturalLanguage {
  /// Portuguese, with dates as they are written in Brazil.
  static let portuguese = NaturalLanguage(
    "pt", names: ["portuguese", "português"], country: "PT", plurals: .french, numbers: .dots, giscus: "pt",
    frequentWords: "não uma com os mais em é do você são isso também ao"
  ) {
    DateWords(
      months: [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
      ],
      shortMonths: ["jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."],
      weekdays: ["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"],
      shortWeekdays: ["seg.", "ter.", "qua.", "qui.", "sex.", "sáb.", "dom."],
      short: "dd/MM/y", medium: "d 'de' MMM 'de' y", long: "d 'de' MMMM 'de' y", full: "EEEE, d 'de' MMMM 'de' y",
      month: "MMMM 'de' y")
  }

  /// Portuguese with dates as they are written in Portugal.
  static let europeanPortuguese = NaturalLanguage(
    "pt-PT", regions: ["AO", "MZ"], plurals: .spanish, numbers: .spaces.fromFiveDigits
  ) {
    let brazilian = DateLanguage("pt").words
    return DateWords(
      months: brazilian.months, shortMonths: brazilian.shortMonths, weekdays: brazilian.weekdays,
      shortWeekdays: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
      dayPeriods: ["a.m.", "p.m."],
      short: "dd/MM/yy", medium: "dd/MM/y", long: "d 'de' MMMM 'de' y", full: "EEEE, d 'de' MMMM 'de' y",
      month: "MMMM 'de' y")
  }
}
