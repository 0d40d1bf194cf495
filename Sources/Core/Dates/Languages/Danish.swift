extension LanguageWords {
  /// Danish.
  static let danish = LanguageWords(
    months: [
      "januar", "februar", "marts", "april", "maj", "juni", "juli", "august", "september", "oktober", "november",
      "december",
    ],
    shortMonths: ["jan.", "feb.", "mar.", "apr.", "maj", "jun.", "jul.", "aug.", "sep.", "okt.", "nov.", "dec."],
    weekdays: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
    shortWeekdays: ["man.", "tirs.", "ons.", "tors.", "fre.", "lør.", "søn."],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "dd.MM.y",
      .medium: "d. MMM y",
      .long: "d. MMMM y",
      .full: "EEEE 'den' d. MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH.mm",
      .weekday: "cccc",
    ])
}
