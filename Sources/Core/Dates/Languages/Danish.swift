extension NaturalLanguage {
  /// Danish.
  static let danish = NaturalLanguage(
    "da", names: ["danish", "dansk"], country: "DK", plurals: .germanic, numbers: .dots,
    alphabet: "abcdefghijklmnopqrstuvwxyzæøå"
  ) {
    DateWords(
      months: [
        "januar", "februar", "marts", "april", "maj", "juni", "juli", "august", "september", "oktober", "november",
        "december",
      ],
      shortMonths: ["jan.", "feb.", "mar.", "apr.", "maj", "jun.", "jul.", "aug.", "sep.", "okt.", "nov.", "dec."],
      weekdays: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
      shortWeekdays: ["man.", "tirs.", "ons.", "tors.", "fre.", "lør.", "søn."],
      short: "dd.MM.y", medium: "d. MMM y", long: "d. MMMM y", full: "EEEE 'den' d. MMMM y", time: "HH.mm")
  }
}
