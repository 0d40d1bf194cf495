extension LanguageWords {
  /// Swedish.
  static let swedish = LanguageWords(
    months: [
      "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober", "november",
      "december",
    ],
    shortMonths: ["jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "dec."],
    weekdays: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
    shortWeekdays: ["mån", "tis", "ons", "tors", "fre", "lör", "sön"],
    dayPeriods: ["fm", "em"],
    patterns: [
      .short: "y-MM-dd",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
