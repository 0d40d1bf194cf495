extension LanguageWords {
  /// Dutch.
  static let dutch = LanguageWords(
    months: [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
      "november", "december",
    ],
    shortMonths: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
    weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
    shortWeekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"],
    dayPeriods: ["a.m.", "p.m."],
    patterns: [
      .short: "dd-MM-y",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
