extension NaturalLanguage {
  /// Indonesian.
  static let indonesian = NaturalLanguage(
    "id", otherCodes: ["in"], names: ["indonesian", "bahasa indonesia"], country: "ID", numbers: .dots, giscus: "id"
  ) {
    DateWords(
      months: [
        "Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober",
        "November", "Desember",
      ],
      shortMonths: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
      weekdays: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"],
      shortWeekdays: ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"],
      short: "dd/MM/yy", full: "EEEE, dd MMMM y", time: "HH.mm")
  }
}
