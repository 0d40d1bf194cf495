extension NaturalLanguage {
  /// Dutch.
  static let dutch = NaturalLanguage(
    "nl", names: ["dutch", "nederlands"], country: "NL", plurals: .germanic, numbers: .dots, giscus: "nl",
    frequentWords: "het een van ik niet dat zijn voor met ook maar wordt naar"
  ) {
    DateWords(
      months: [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
        "november", "december",
      ],
      shortMonths: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
      weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
      shortWeekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"],
      dayPeriods: ["a.m.", "p.m."],
      short: "dd-MM-y")
  }
}
