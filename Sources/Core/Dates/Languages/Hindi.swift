extension NaturalLanguage {
  /// Hindi.
  static let hindi = NaturalLanguage(
    "hi", names: ["hindi", "हिन्दी"], country: "IN", plurals: .hindi, numbers: .pairs
  ) {
    DateWords(
      months: [
        "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर",
      ],
      shortMonths: ["जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्टू॰", "नव॰", "दिस॰"],
      weekdays: ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार"],
      shortWeekdays: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
      dayPeriods: ["am", "pm"],
      short: "d/M/yy", full: "EEEE, d MMMM y", time: "h:mm a")
  }
}
