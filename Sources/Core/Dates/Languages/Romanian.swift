extension NaturalLanguage {
  /// Romanian.
  static let romanian = NaturalLanguage(
    "ro", names: ["romanian", "română"], country: "RO", plurals: .romanian, numbers: .dots, giscus: "ro",
    alphabet: "aăâbcdefghiîjklmnopqrsștțuvwxyz"
  ) {
    DateWords(
      months: [
        "ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie", "octombrie",
        "noiembrie", "decembrie",
      ],
      shortMonths: ["ian.", "feb.", "mar.", "apr.", "mai", "iun.", "iul.", "aug.", "sept.", "oct.", "nov.", "dec."],
      weekdays: ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"],
      shortWeekdays: ["lun.", "mar.", "mie.", "joi", "vin.", "sâm.", "dum."],
      dayPeriods: ["a.m.", "p.m."],
      short: "dd.MM.y", full: "EEEE, d MMMM y")
  }
}
