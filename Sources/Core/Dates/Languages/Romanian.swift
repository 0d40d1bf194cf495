extension LanguageWords {
  /// Romanian.
  static let romanian = LanguageWords(
    months: [
      "ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie", "octombrie",
      "noiembrie", "decembrie",
    ],
    shortMonths: ["ian.", "feb.", "mar.", "apr.", "mai", "iun.", "iul.", "aug.", "sept.", "oct.", "nov.", "dec."],
    weekdays: ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"],
    shortWeekdays: ["lun.", "mar.", "mie.", "joi", "vin.", "sâm.", "dum."],
    dayPeriods: ["a.m.", "p.m."],
    patterns: [
      .short: "dd.MM.y",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE, d MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
