// Languages without dates here.

extension NaturalLanguage {
  static let others =
    countries + [
      NaturalLanguage("arc", isRightToLeft: true),
      NaturalLanguage("az", country: "AZ", alphabet: "abcçdeəfgğhxıijkqlmnoöprsştuüvyz"),
      NaturalLanguage("be", country: "BY", alphabet: "абвгдеёжзійклмнопрстуўфхцчшыьэюя"),
      NaturalLanguage("bg", country: "BG", alphabet: "абвгдежзийклмнопрстуфхцчшщъьюя"),
      NaturalLanguage("ckb", isRightToLeft: true),
      NaturalLanguage("dv", isRightToLeft: true),
      NaturalLanguage("et", country: "EE", alphabet: "abcdefghijklmnopqrsšzžtuvwõäöüxy"),
      NaturalLanguage("hr", country: "HR", alphabet: "abcčćdđefghijklmnopqrsštuvwxyzž"),
      NaturalLanguage("is", country: "IS", alphabet: "aábdðeéfghiíjklmnoóprstuúvxyýþæö"),
      NaturalLanguage("ks", isRightToLeft: true),
      NaturalLanguage("lt", country: "LT", alphabet: "abcčdefghiyjklmnopqrsštuvwxzž"),
      NaturalLanguage("lv", country: "LV", alphabet: "abcčdefgģhijkķlļmnņopqrsštuvwxyzž"),
      NaturalLanguage("nn", country: "NO", alphabet: "abcdefghijklmnopqrstuvwxyzæøå"),
      NaturalLanguage("ps", country: "AF", isRightToLeft: true),
      NaturalLanguage("sd", isRightToLeft: true),
      NaturalLanguage("sl", country: "SI", alphabet: "abcčdefghijklmnopqrsštuvwxyzž"),
      NaturalLanguage("sr", country: "RS", alphabet: "абвгдђежзијклљмнњопрстћуфхцчџш"),
      NaturalLanguage("ug", isRightToLeft: true),
      NaturalLanguage("ur", country: "PK", isRightToLeft: true, ownLetters: "ںےٹ"),
      NaturalLanguage("yi", isRightToLeft: true),
    ]

  /// Languages with nothing but their countries.
  private static let countries = """
    af-ZA bn-IN bs-BA ca-ES cy-GB eo-EO eu-ES ga-IE gl-ES hy-AM ka-GE kk-KZ km-KH mk-MK ml-IN mn-MN mr-IN ms-MY mt-MT \
    my-MM ne-NP pa-IN si-LK sq-AL sw-KE ta-IN te-IN tg-TJ th-TH tl-PH uz-UZ
    """
    .split(separator: " ").map { NaturalLanguage(String($0.prefix(2)), country: String($0.suffix(2))) }
}
