extension StemmingTable {
  /// Italian: `mangiando` and `mangiare` become `mang`.
  static let italian = StemmingTable(
    vowels: "aeiouàèìòù",
    letters: ["á": "à", "é": "è", "í": "ì", "ó": "ò", "ú": "ù"],
    consonants: [Consonant("u", after: "q"), Consonant("ui", after: "[V]", before: "V")],
    rv: romanceRV,
    steps: [
      // Pronouns: `dicendoglielo`, `mangiarlo`.
      Step([
        Rule(
          "[cmstv]i gli l[aeio] ne sene (glie|[cmtv]e)(l[aeio]|ne)", if: "3[ae]ndo 3[aei]r",
          then: [Rule("", if: "ar er ir", to: "e")])
      ]),
      Step(first: [Rules(suffixes), Rules(in: 3, verbs)]),
      Step([Rule("[aeioàèìò]", if: "3", then: [Rule("i", if: "3")])]),
      Step([Rule("h", if: "3[cg]")]),
    ])

  private static let suffixes = [
    Rule("anz[ae] ic[aeio] ich[ei] ism[oi] [ai]bil[ei] ist[aeiàèì] os[aeio] mente atric[ei] ant[ei]", if: "2"),
    Rule("azion[ei] ator[ei]", if: "2", then: [Rule("ic", if: "2")]), Rule("logi[ae]", if: "2", to: "log"),
    Rule("u[sz]ion[ei]", if: "2", to: "u"), Rule("enz[ae]", if: "2", to: "ente"), Rule("[ai]ment[oi]", if: "3"),
    Rule("amente", if: "1", then: [Rule("iv", if: "2", then: [Rule("at", if: "2")]), Rule("abil ic os", if: "2")]),
    Rule("ità", if: "2", then: [Rule("abil ic iv", if: "2")]),
    Rule("iv[aeio]", if: "2", then: [Rule("at", if: "2", then: [Rule("ic", if: "2")])]),
  ]

  private static let verbs = [
    // The present and the past, subjunctives, the future and the conditional, participles and the rest.
    Rule("[ao]no iamo isc([aeio]|[ao]no) [aei]v(a|amo|ano|ate|i|o) [aei]mmo [aei]rono"),
    Rule("ass(e|i(mo)?) [aei]ssero [ei]r(à|ò|ai|anno|ei|emm?o|este|esti|ete|ebbe(ro)?)"),
    Rule("[aiu]t[aeio] ete ando end[aeio] [aei]re [ai]r"),
  ]
}
