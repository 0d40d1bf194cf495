extension LanguageWords {
  /// Turkish.
  static let turkish = LanguageWords(
    months: [
      "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım",
      "Aralık",
    ],
    shortMonths: ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"],
    weekdays: ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"],
    shortWeekdays: ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"],
    dayPeriods: ["ÖÖ", "ÖS"],
    patterns: [
      .short: "d.MM.y",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "d MMMM y EEEE",
      .month: "MMMM y",
      .year: "y",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
