extension NaturalLanguage {
  /// Arabic.
  static let arabic = NaturalLanguage(
    "ar", names: ["arabic", "العربية"], country: "AR", plurals: .arabic, numbers: .commas, isRightToLeft: true,
    giscus: "ar"
  ) {
    DateWords(
      months: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
        "ديسمبر",
      ],
      weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
      dayPeriods: ["ص", "م"],
      short: "d\u{200F}/M\u{200F}/y", medium: "dd\u{200F}/MM\u{200F}/y", full: "EEEE، d MMMM y", time: "h:mm a")
  }
}
