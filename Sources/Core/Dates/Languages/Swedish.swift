extension NaturalLanguage {
  /// Swedish.
  static let swedish = NaturalLanguage(
    "sv", names: ["swedish", "svenska"], country: "SE", plurals: .germanic, numbers: .spaces,
    alphabet: "abcdefghijklmnopqrstuvwxyzåäö", frequentWords: "och att är jag på inte för också när från till så"
  ) {
    DateWords(
      months: [
        "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober", "november",
        "december",
      ],
      shortMonths: ["jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "dec."],
      weekdays: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
      shortWeekdays: ["mån", "tis", "ons", "tors", "fre", "lör", "sön"],
      dayPeriods: ["fm", "em"],
      short: "y-MM-dd")
  }
}
