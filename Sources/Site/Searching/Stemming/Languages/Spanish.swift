extension StemmingTable {
  /// Spanish: `cocinando` and `cocinaban` become `cocin`.
  static let spanish = StemmingTable(
    vowels: "aeiouáéíóúü",
    rv: romanceRV,
    steps: [
      // Pronouns: `diciéndoselo`.
      Step([
        Rule(
          "[ms]e l[aeo]s? sel[ao]s? nos", if: "3iéndo 3ándo 3[áéí]r 3ando 3iendo 3[aei]r u3yendo",
          then: [
            Rule("iéndo", to: "iendo"), Rule("ándo", to: "ando"), Rule("ár", to: "ar"), Rule("ér", to: "er"),
            Rule("ír", to: "ir"),
          ])
      ]),
      Step(first: [
        Rules(suffixes), Rules(in: 3, [Rule("y(a(is|mos|n|s)?|e(n|ndo|ron|s)?|[oó])", if: "u")]), Rules(in: 3, verbs),
      ]),
      Step([Rule("os [aoáíó]", if: "3"), Rule("[eé]", if: "3", then: [Rule("u", if: "g3")])]),
    ])

  private static let suffixes = [
    Rule("anzas? ic[oa]s? ismos? [ai]bles? istas? os[oa]s? [ai]mientos?", if: "2"),
    Rule("ador(as?|es)? ación aciones antes? ancias?", if: "2", then: [Rule("ic", if: "2")]),
    Rule("logías?", if: "2", to: "log"), Rule("uci(ón|ones)", if: "2", to: "u"), Rule("encias?", if: "2", to: "ente"),
    Rule("amente", if: "1", then: [Rule("iv", if: "2", then: [Rule("at", if: "2")]), Rule("os ic ad", if: "2")]),
    Rule("mente", if: "2", then: [Rule("ante [ai]ble", if: "2")]),
    Rule("idad(es)?", if: "2", then: [Rule("abil ic iv", if: "2")]),
    Rule("iv[ao]s?", if: "2", then: [Rule("at", if: "2")]),
  ]

  private static let verbs = [
    Rule("e[ns] éis emos", then: [Rule("u", if: "g")]),
    // The future and the conditional, the past, participles and the rest.
    Rule("[aei]r(ía(is|mos|n|s)?|á[ns]?|é(is)?|emos)"),
    Rule("aba(is|n|s)? ía(is|mos|n|s)? (a|ie)(ra|se)(is|n|s)? [ai]ste(is)? (a|ie)ron ió (ába|ára|iéra|áse|iése)mos"),
    Rule("[ai]d[ao]s? (a|ie)ndo [aei][dr] a[ns] ís áis [ai]mos"),
  ]
}
