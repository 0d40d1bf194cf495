extension NaturalLanguage {
  /// Ukrainian.
  static let ukrainian = NaturalLanguage(
    "uk", names: ["ukrainian", "українська"], country: "UA", plurals: .russian, numbers: .spaces,
    alphabet: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", ownLetters: "іїєґ"
  ) {
    DateWords(
      months: [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня",
        "листопада", "грудня",
      ],
      shortMonths: [
        "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.", "груд.",
      ],
      standaloneMonths: [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень", "жовтень",
        "листопад", "грудень",
      ],
      weekdays: ["понеділок", "вівторок", "середа", "четвер", "пʼятниця", "субота", "неділя"],
      shortWeekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"],
      dayPeriods: ["дп", "пп"],
      short: "dd.MM.yy", medium: "d MMM y\u{A0}'р'.", long: "d MMMM y\u{A0}'р'.", full: "EEEE, d MMMM y\u{A0}'р'.",
      month: "LLLL y\u{A0}'р'.")
  }
}
