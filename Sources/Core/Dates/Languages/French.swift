extension NaturalLanguage {
  /// French.
  static let french = NaturalLanguage(
    "fr", names: ["french", "français"], country: "FR", plurals: .french, numbers: .spaces, giscus: "fr",
    frequentWords: "les est une pour dans pas je vous avec nous cette qui"
  ) {
    DateWords(
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
      ],
      shortMonths: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
      weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      shortWeekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
      short: "dd/MM/y")
  }
}
