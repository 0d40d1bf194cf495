extension NaturalLanguage {
  /// Finnish.
  static let finnish = NaturalLanguage(
    "fi", names: ["finnish", "suomi"], country: "FI", plurals: .germanic, numbers: .spaces,
    alphabet: "abcdefghijklmnopqrstuvwxyzåäö"
  ) {
    DateWords(
      months: [
        "tammikuuta", "helmikuuta", "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta", "heinäkuuta", "elokuuta",
        "syyskuuta", "lokakuuta", "marraskuuta", "joulukuuta",
      ],
      shortMonths: [
        "tammi", "helmi", "maalis", "huhti", "touko", "kesä", "heinä", "elo", "syys", "loka", "marras", "joulu",
      ],
      standaloneMonths: [
        "tammikuu", "helmikuu", "maaliskuu", "huhtikuu", "toukokuu", "kesäkuu", "heinäkuu", "elokuu", "syyskuu",
        "lokakuu", "marraskuu", "joulukuu",
      ],
      weekdays: ["maanantaina", "tiistaina", "keskiviikkona", "torstaina", "perjantaina", "lauantaina", "sunnuntai"],
      shortWeekdays: ["ma", "ti", "ke", "to", "pe", "la", "su"],
      loneWeekdays: ["maanantai", "tiistai", "keskiviikko", "torstai", "perjantai", "lauantai", "sunnuntai"],
      dayPeriods: ["ap.", "ip."],
      short: "d.M.y", medium: "d.M.y", long: "d. MMMM y", full: "cccc d. MMMM y", month: "LLLL y", time: "H.mm")
  }
}
