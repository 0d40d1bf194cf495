extension NaturalLanguage {
  /// Slovak.
  static let slovak = NaturalLanguage(
    "sk", names: ["slovak", "slovenčina"], country: "SK", plurals: .czech, numbers: .spaces,
    alphabet: "aäbcčdefghijklmnoôpqrsštuvwxyzž"
  ) {
    DateWords(
      months: [
        "januára", "februára", "marca", "apríla", "mája", "júna", "júla", "augusta", "septembra", "októbra",
        "novembra", "decembra",
      ],
      shortMonths: ["jan", "feb", "mar", "apr", "máj", "jún", "júl", "aug", "sep", "okt", "nov", "dec"],
      standaloneMonths: [
        "január", "február", "marec", "apríl", "máj", "jún", "júl", "august", "september", "október", "november",
        "december",
      ],
      weekdays: ["pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa"],
      shortWeekdays: ["po", "ut", "st", "št", "pi", "so", "ne"],
      short: "d. M. y", medium: "d. M. y", long: "d. MMMM y", full: "EEEE d. MMMM y", month: "LLLL y", time: "H:mm")
  }
}
