extension NaturalLanguage {
  /// Hebrew.
  static let hebrew = NaturalLanguage(
    "he", otherCodes: ["iw"], names: ["hebrew", "עברית"], country: "IL", plurals: .hebrew, numbers: .commas,
    isRightToLeft: true
  ) {
    DateWords(
      months: [
        "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר", "דצמבר",
      ],
      shortMonths: ["ינו׳", "פבר׳", "מרץ", "אפר׳", "מאי", "יוני", "יולי", "אוג׳", "ספט׳", "אוק׳", "נוב׳", "דצמ׳"],
      weekdays: ["יום שני", "יום שלישי", "יום רביעי", "יום חמישי", "יום שישי", "יום שבת", "יום ראשון"],
      shortWeekdays: ["יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת", "יום א׳"],
      short: "d.M.y", medium: "d בMMM y", long: "d בMMMM y", full: "EEEE, d בMMMM y", time: "H:mm")
  }
}
