// The rules of Unicode CLDR 48 for whole numbers. CLDR has more rules for fractions, which no word of a site has.

extension PluralRule {
  /// One form for all numbers.
  static let none = PluralRule([]) { _ in .other }

  /// `one` is 1.
  static let germanic = PluralRule([.one]) { $0 == 1 ? .one : .other }

  /// `one` is 0 and 1.
  static let hindi = PluralRule([.one]) { $0 < 2 ? .one : .other }

  /// `one` is 1, and `many` is millions: `un millón de entradas`.
  static let spanish = PluralRule([.one, .many]) { $0 == 1 ? .one : isMillions($0) ? .many : .other }

  /// `one` is 0 and 1, and `many` is millions: `un million d’articles`.
  static let french = PluralRule([.one, .many]) { $0 < 2 ? .one : isMillions($0) ? .many : .other }

  static let hebrew = PluralRule([.one, .two]) { $0 == 1 ? .one : $0 == 2 ? .two : .other }

  static let langi = PluralRule([.zero, .one]) { $0 == 0 ? .zero : $0 == 1 ? .one : .other }

  static let tamazight = PluralRule([.one]) { $0 < 2 || 11...99 ~= $0 ? .one : .other }

  static let tachelhit = PluralRule([.one, .few]) { $0 < 2 ? .one : $0 <= 10 ? .few : .other }

  static let filipino = PluralRule([.one]) { [4, 6, 9].contains($0 % 10) ? .other : .one }

  static let icelandic = PluralRule([.one]) { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }

  static let latvian = PluralRule([.zero, .one]) { number in
    if number % 10 == 0 || 11...19 ~= number % 100 { return .zero }
    return number % 10 == 1 ? .one : .other
  }

  static let lithuanian = PluralRule([.one, .few]) { number in
    if number % 10 == 0 || 11...19 ~= number % 100 { return .other }
    return number % 10 == 1 ? .one : .few
  }

  static let romanian = PluralRule([.one, .few]) { number in
    number == 1 ? .one : number == 0 || 1...19 ~= number % 100 ? .few : .other
  }

  static let czech = PluralRule([.one, .few]) { $0 == 1 ? .one : 2...4 ~= $0 ? .few : .other }

  static let polish = PluralRule([.one, .few, .many]) { $0 == 1 ? .one : endsInTwoToFour($0) ? .few : .many }

  static let russian = PluralRule([.one, .few, .many]) { number in
    number % 10 == 1 && number % 100 != 11 ? .one : endsInTwoToFour(number) ? .few : .many
  }

  static let serbian = PluralRule([.one, .few]) { number in
    number % 10 == 1 && number % 100 != 11 ? .one : endsInTwoToFour(number) ? .few : .other
  }

  static let slovenian = PluralRule([.one, .two, .few]) { number in
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  static let arabic = PluralRule([.zero, .one, .two, .few, .many]) { number in
    switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: 3...10 ~= number % 100 ? .few : 11...99 ~= number % 100 ? .many : .other
    }
  }

  static let maltese = PluralRule([.one, .two, .few, .many]) { number in
    switch number {
    case 1: .one
    case 2: .two
    case 0: .few
    default: 3...10 ~= number % 100 ? .few : 11...19 ~= number % 100 ? .many : .other
    }
  }

  static let irish = PluralRule([.one, .two, .few, .many]) { number in
    switch number {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  static let scottish = PluralRule([.one, .two, .few]) { number in
    switch number {
    case 1, 11: .one
    case 2, 12: .two
    case 3...19: .few
    default: .other
    }
  }

  static let welsh = PluralRule([.zero, .one, .two, .few, .many]) { number in
    switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  static let manx = PluralRule([.one, .two, .few]) { number in
    number % 10 == 1 ? .one : number % 10 == 2 ? .two : number % 20 == 0 ? .few : .other
  }

  static let breton = PluralRule([.one, .two, .few, .many]) { number in
    let isExcepted = [1, 7, 9].contains(number / 10 % 10)
    switch number % 10 {
    case 1 where !isExcepted: return .one
    case 2 where !isExcepted: return .two
    case 3 where !isExcepted, 4 where !isExcepted, 9 where !isExcepted: return .few
    default: return isMillions(number) ? .many : .other
    }
  }

  static let cornish = PluralRule([.zero, .one, .two, .few, .many]) { number in
    if number < 2 { return number == 0 ? .zero : .one }
    switch number % 100 {
    case 2, 22, 42, 62, 82: return .two
    case 3, 23, 43, 63, 83: return .few
    case 1, 21, 41, 61, 81: return .many
    default: break
    }
    let thousands = number % 100_000 / 1_000
    let isTwo = number % 1_000 == 0 && (1...20 ~= thousands || [40, 60, 80].contains(thousands))
    return isTwo || number % 1_000_000 == 100_000 ? .two : .other
  }

  private static func isMillions(_ number: UInt) -> Bool { number > 0 && number % 1_000_000 == 0 }

  private static func endsInTwoToFour(_ number: UInt) -> Bool { 2...4 ~= number % 10 && !(12...14 ~= number % 100) }
}

extension PluralRule {
  /// The rules of languages that do not declare one, with their tags in lower case.
  ///
  /// Languages without plural forms, such as Thai, are not listed.
  static let families: [(rule: PluralRule, tags: String)] = [
    (
      .germanic,
      """
      af an asa ast az bal bem bez bg brx ce cgg chr ckb dv ee eo et eu fo fur fy gl gsw ha haw ia ie io jgo ji jmc ka \
      kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nd ne nn nnh nr ny nyn om or os pap ps rm rof rwk \
      saq sc sd sdh seh sn so sq ss ssy st sw syr ta te teo tig tk tn ts ug ur uz ve vo vun wae xh xog yi
      """
    ),
    (.hindi, "ak am as bho bn csw doi ff gu guw hy kab kn ln mg nso pa pcm si ti wa zu"),
    (.spanish, "ca lld scn vec"), (.french, "ht"), (.hebrew, "iu naq sat se sma smi smj smn sms"),
    (.langi, "blo ksh lag"), (.tamazight, "tzm"), (.tachelhit, "shi"), (.filipino, "ceb fil tl"),
    (.icelandic, "is mk"), (.latvian, "lv prg"), (.lithuanian, "lt"), (.romanian, "mo"), (.russian, "be"),
    (.serbian, "bs hr sh sr"), (.slovenian, "dsb hsb sl"), (.arabic, "ars"), (.maltese, "mt"), (.irish, "ga"),
    (.scottish, "gd"), (.welsh, "cy"), (.manx, "gv"), (.breton, "br"), (.cornish, "kw"),
  ]
}
