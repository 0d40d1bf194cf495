extension LanguageWords {
  /// French.
  static let french = LanguageWords(
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
      "décembre",
    ],
    shortMonths: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
    weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
    shortWeekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "dd/MM/y",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
