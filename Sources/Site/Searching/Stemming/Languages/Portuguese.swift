extension StemmingTable {
  /// Portuguese: `falaram` and `falando` become `fal`.
  static let portuguese = StemmingTable(
    vowels: "aeiouáéíóúâêô",
    letters: ["ã": "a~", "õ": "o~"],
    rv: romanceRV,
    steps: [
      Step(
        first: [Rules(suffixes), Rules(in: 3, verbs)], then: [Step([Rule("i", if: "c3")])],
        else: [Step([Rule("os [aioáíó]", if: "3")])]),
      Step([Rule("[eéê]", if: "3", then: [Rule("u", if: "g3"), Rule("i", if: "c3")])]),
    ])

  private static let suffixes = [
    Rule("ezas? ic[oa]s? ismos? [áí]vel istas? os[oa]s? [ai]mentos? ador(as?|es)? aça~o aço~es antes? ância", if: "2"),
    Rule("logias?", if: "2", to: "log"), Rule("uç(a~o|o~es)", if: "2", to: "u"), Rule("ências?", if: "2", to: "ente"),
    Rule("amente", if: "1", then: [Rule("iv", if: "2", then: [Rule("at", if: "2")]), Rule("os ic ad", if: "2")]),
    Rule("mente", if: "2", then: [Rule("ante [aí]vel", if: "2")]),
    Rule("idades?", if: "2", then: [Rule("abil ic iv", if: "2")]),
    Rule("iv[ao]s?", if: "2", then: [Rule("at", if: "2")]), Rule("iras?", if: "e3", to: "ir"),
  ]

  private static let verbs = [
    Rule("([aei]r)?(ia[ms]?|íeis|íamos) [aei]r(a[ms]?|ás?|ei|em|es|des|eis|e?mos|a~o)? [áéí]r(eis|amos)"),
    Rule("ava[ms]? áv(eis|amos) [aei]sse[ms]? [áéí]sseis [áêí]ssemos [aei]stes? [aei]ndo"),
    Rule("[ai]d[ao]s? a[ms] e[ims] [ae]?is [áaei]mos [eio]u"),
  ]
}
