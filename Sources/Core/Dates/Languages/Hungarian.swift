extension NaturalLanguage {
  /// Hungarian.
  static let hungarian = NaturalLanguage(
    "hu", names: ["hungarian", "magyar"], country: "HU", plurals: .germanic, numbers: .spaces,
    alphabet: "abcdefghijklmnoöpqrstuüvwxyz"
  ) {
    DateWords(
      months: [
        "január", "február", "március", "április", "május", "június", "július", "augusztus", "szeptember", "október",
        "november", "december",
      ],
      shortMonths: [
        "jan.", "febr.", "márc.", "ápr.", "máj.", "jún.", "júl.", "aug.", "szept.", "okt.", "nov.", "dec.",
      ],
      weekdays: ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"],
      shortWeekdays: ["H", "K", "Sze", "Cs", "P", "Szo", "V"],
      dayPeriods: ["de.", "du."],
      short: "y. MM. dd.", medium: "y. MMM d.", long: "y. MMMM d.", full: "y. MMMM d., EEEE", month: "y. MMMM",
      year: "y.", time: "H:mm")
  }
}
