extension LanguageWords {
  /// Portuguese as it is written in Brazil.
  static let portuguese = LanguageWords(
    months: [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
      "novembro", "dezembro",
    ],
    shortMonths: ["jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."],
    weekdays: ["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"],
    shortWeekdays: ["seg.", "ter.", "qua.", "qui.", "sex.", "sáb.", "dom."],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "dd/MM/y",
      .medium: "d 'de' MMM 'de' y",
      .long: "d 'de' MMMM 'de' y",
      .full: "EEEE, d 'de' MMMM 'de' y",
      .month: "MMMM 'de' y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}

extension LanguageWords {
  /// Portuguese as it is written in Portugal.
  static let europeanPortuguese = LanguageWords(
    months: [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
      "novembro", "dezembro",
    ],
    shortMonths: ["jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."],
    weekdays: ["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"],
    shortWeekdays: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
    dayPeriods: ["a.m.", "p.m."],
    patterns: [
      .short: "dd/MM/yy",
      .medium: "dd/MM/y",
      .long: "d 'de' MMMM 'de' y",
      .full: "EEEE, d 'de' MMMM 'de' y",
      .month: "MMMM 'de' y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
