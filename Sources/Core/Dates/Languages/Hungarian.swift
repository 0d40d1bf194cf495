extension LanguageWords {
  /// Hungarian.
  static let hungarian = LanguageWords(
    months: [
      "január", "február", "március", "április", "május", "június", "július", "augusztus", "szeptember", "október",
      "november", "december",
    ],
    shortMonths: ["jan.", "febr.", "márc.", "ápr.", "máj.", "jún.", "júl.", "aug.", "szept.", "okt.", "nov.", "dec."],
    weekdays: ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"],
    shortWeekdays: ["H", "K", "Sze", "Cs", "P", "Szo", "V"],
    dayPeriods: ["de.", "du."],
    patterns: [
      .short: "y. MM. dd.",
      .medium: "y. MMM d.",
      .long: "y. MMMM d.",
      .full: "y. MMMM d., EEEE",
      .month: "y. MMMM",
      .year: "y.",
      .time: "H:mm",
      .weekday: "cccc",
    ])
}
