extension NaturalLanguage {
  /// Polish.
  static let polish = NaturalLanguage(
    "pl", names: ["polish", "polski"], country: "PL", plurals: .polish, numbers: .spaces.fromFiveDigits,
    giscus: "pl", alphabet: "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    frequentWords: "się nie jest że jak dla oraz tym przez był tylko można"
  ) {
    DateWords(
      months: [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
        "października", "listopada", "grudnia",
      ],
      shortMonths: ["sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"],
      standaloneMonths: [
        "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień", "październik",
        "listopad", "grudzień",
      ],
      weekdays: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"],
      shortWeekdays: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."],
      short: "d.MM.y", full: "EEEE, d MMMM y", month: "LLLL y")
  }
}
