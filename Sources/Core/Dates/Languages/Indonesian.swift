extension LanguageWords {
  /// Indonesian.
  static let indonesian = LanguageWords(
    months: [
      "Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober",
      "November", "Desember",
    ],
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
    weekdays: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"],
    shortWeekdays: ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"],
    dayPeriods: ["AM", "PM"],
    patterns: [
      .short: "dd/MM/yy",
      .medium: "d MMM y",
      .long: "d MMMM y",
      .full: "EEEE, dd MMMM y",
      .month: "MMMM y",
      .year: "y",
      .time: "HH.mm",
      .weekday: "cccc",
    ])
}
