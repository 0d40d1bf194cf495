extension NaturalLanguage {
  /// Norwegian (Bokmål).
  static let norwegian = NaturalLanguage(
    "nb", otherCodes: ["no"], names: ["norwegian", "bokmål", "norsk"], country: "NO", plurals: .germanic,
    numbers: .spaces, alphabet: "abcdefghijklmnopqrstuvwxyzæøå"
  ) {
    DateWords(
      months: [
        "januar", "februar", "mars", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
        "desember",
      ],
      shortMonths: ["jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "des."],
      loneShortMonths: ["jan", "feb", "mar", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "des"],
      weekdays: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
      shortWeekdays: ["man.", "tir.", "ons.", "tor.", "fre.", "lør.", "søn."],
      dayPeriods: ["a.m.", "p.m."],
      short: "dd.MM.y", medium: "d. MMM y", long: "d. MMMM y", full: "EEEE d. MMMM y")
  }
}
