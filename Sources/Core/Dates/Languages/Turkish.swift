extension NaturalLanguage {
  /// Turkish.
  static let turkish = NaturalLanguage(
    "tr", names: ["turkish", "türkçe"], country: "TR", plurals: .germanic, numbers: .dots, giscus: "tr",
    alphabet: "abcçdefgğhıijklmnoöpqrsştuüvwxyz",
    frequentWords: "ve bir bu için ile çok daha olarak gibi sonra olan değil"
  ) {
    DateWords(
      months: [
        "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım",
        "Aralık",
      ],
      shortMonths: ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"],
      weekdays: ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"],
      shortWeekdays: ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"],
      dayPeriods: ["ÖÖ", "ÖS"],
      short: "d.MM.y", full: "d MMMM y EEEE")
  }
}
