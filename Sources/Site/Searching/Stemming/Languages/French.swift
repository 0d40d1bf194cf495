extension StemmingTable {
  /// French: `continuellement` and `continuelle` become `continuel`.
  static let french = StemmingTable(
    vowels: "aeiouyâàëéêèïîôûù",
    // The dots say that the vowel before is spoken by itself.
    letters: ["ë": "~e", "ï": "~i"],
    consonants: [
      Consonant("ui", after: "[V]", before: "V~"), Consonant("y", after: "[V]"),
      Consonant("y", after: "", before: "V~"), Consonant("u", after: "q"),
    ],
    rv: "[V][V]. par col tap .*[V]",
    steps: [
      Step(
        first: [Rules(suffixes), Rules(in: 3, verbsInIr), Rules(in: 3, otherVerbs)],
        then: [Step([Rule("Y", to: "i")])],
        else: [
          Step([Rule("s", if: "~i [^aiouès]")]),
          Step(in: 3, [Rule("ion", if: "[st]2"), Rule("[iI](er|ère)", to: "i"), Rule("e")]),
        ]),
      Step([Rule("n", if: "en on"), Rule("t", if: "et"), Rule("l", if: "el eil")]),
    ])

  private static let suffixes = [
    Rule("(anc|iqU|ism|abl|ist)es? eux", if: "2"), Rule("at(rice|eur|ion)s?", if: "2", then: ic),
    Rule("logies?", if: "2", to: "log"), Rule("u[st]ions?", if: "2", to: "u"), Rule("ences?", if: "2", to: "ent"),
    Rule(
      "ements?", if: "3",
      then: [
        Rule("iv", if: "2", then: [Rule("at", if: "2")]), Rule("eus", if: "2"), Rule("eus", if: "1", to: "eux"),
        Rule("abl iqU", if: "2"), Rule("[iI]èr", if: "3", to: "i"),
      ]),
    Rule("ités?", if: "2", then: [Rule("abil", if: "2"), Rule("abil", to: "abl"), Rule("iv", if: "2")] + ic),
    Rule("i(f|ve)s?", if: "2", then: [Rule("at", if: "2", then: ic)]), Rule("eaux", to: "eau"),
    Rule("aux", if: "1", to: "al"), Rule("euses?", if: "2"), Rule("euses?", if: "1", to: "eux"),
    Rule("issements?", if: "[^V]1"),
    // What precedes these is a verb: `confusément`.
    Rule("amment", if: "3", to: "ant").goingOn, Rule("emment", if: "3", to: "ent").goingOn,
    Rule("ments?", if: "3[V]").goingOn,
  ]

  private static let ic = [Rule("ic", if: "2"), Rule("ic", to: "iqU")]

  private static let verbsInIr = [
    Rule(
      "î(mes|t(es)?) i(es?|s|t)? ir(\(future))? irent iss(a(Ient|is|it|nte?s?)|e(nt|s)?|i?ez|i?ons)", if: "3[^V~]")
  ]

  private static let otherVerbs = [
    Rule("ions", if: "2"), Rule("ée?s? èrent er(\(future))? i?ez"),
    Rule("â(mes|t(es)?) a(i[st]?|Ient|nte?s?|s)? ass(e(nt|s)?|i(ez|ons))", then: [Rule("e", if: "3")]),
  ]

  /// The ends of the future and the conditional.
  private static let future = "a(i[st]?|Ient|s)?|i?ez|i?ons|ont"
}
