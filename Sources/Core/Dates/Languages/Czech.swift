extension NaturalLanguage {
  /// Czech.
  static let czech = NaturalLanguage(
    "cs", names: ["czech", "čeština"], country: "CZ", plurals: .czech, numbers: .spaces,
    alphabet: "abcčdefghijklmnopqrřsštuvwxyzž"
  ) {
    DateWords(
      months: [
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu",
        "prosince",
      ],
      shortMonths: ["led", "úno", "bře", "dub", "kvě", "čvn", "čvc", "srp", "zář", "říj", "lis", "pro"],
      standaloneMonths: [
        "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen", "listopad",
        "prosinec",
      ],
      weekdays: ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"],
      shortWeekdays: ["po", "út", "st", "čt", "pá", "so", "ne"],
      dayPeriods: ["dop.", "odp."],
      short: "dd.MM.yy", medium: "d. M. y", long: "d. MMMM y", full: "EEEE d. MMMM y", month: "LLLL y", time: "H:mm")
  }
}
