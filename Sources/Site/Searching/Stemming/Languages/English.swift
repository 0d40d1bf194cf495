extension StemmingTable {
  /// English: `cooking` and `cooked` become `cook`.
  static let english = StemmingTable(
    vowels: "aeiouy",
    irregular: [
      "ski": "skis", "sky": "sky skies", "die": "dying", "lie": "lying", "tie": "tying", "idl": "idly",
      "gentl": "gently", "ugli": "ugly", "earli": "early", "onli": "only", "singl": "singly", "news": "news",
      "howe": "howe", "atlas": "atlas", "cosmos": "cosmos", "bias": "bias", "andes": "andes",
      "inning": "inning innings", "outing": "outing outings", "canning": "canning cannings",
      "herring": "herring herrings", "earring": "earring earrings", "proceed": "proceed proceeds",
      "exceed": "exceed exceeds", "succeed": "succeed succeeds",
    ],
    consonants: [Consonant("y", after: "^"), Consonant("y", after: "[V]")],
    r1: "gener commun arsen \(usualRegion)",
    rv: "*[V]",
    steps: [
      // Plurals.
      Step([
        Rule("sses", to: "ss"), Rule("ie[ds]", if: "..", to: "i"), Rule("ie[ds]", to: "ie"), Rule("us", to: "us"),
        Rule("ss", to: "ss"), Rule("s", if: "3."),
      ]),
      // Verbs: `hopped` and `hoping` become `hop` and `hope`.
      Step([
        Rule("eed(ly)?", if: "1", to: "ee"),
        Rule(
          "(ed|ing)(ly)?", if: "3",
          then: [
            Rule("bb dd ff gg mm nn pp rr tt", to: "."), Rule("", if: "at bl iz", to: "e"), Rule("", if: "1."),
            Rule("", if: "[^V][V][^VwxY]1 ^[V][^V]1", to: "e"),
          ]),
      ]),
      Step([Rule("[yY]", if: ".[^V]", to: "i")]),
      // Two suffixes become one: `hopefulness`, `hopeful`.
      Step([
        Rule("tional", if: "1", to: "tion"), Rule("enci", if: "1", to: "ence"), Rule("anci", if: "1", to: "ance"),
        Rule("abli", if: "1", to: "able"), Rule("bli biliti", if: "1", to: "ble"), Rule("entli", if: "1", to: "ent"),
        Rule("iz(er|ation)", if: "1", to: "ize"), Rule("at(ional|ion|or)", if: "1", to: "ate"),
        Rule("al(ism|iti|li)", if: "1", to: "al"), Rule("ful(ness|li)", if: "1", to: "ful"),
        Rule("ous(ness|li)", if: "1", to: "ous"), Rule("iv(eness|iti)", if: "1", to: "ive"),
        Rule("ogi", if: "l1", to: "og"), Rule("lessli", if: "1", to: "less"), Rule("li", if: "[cdeghkmnrt]1"),
      ]),
      Step([
        Rule("tional", if: "1", to: "tion"), Rule("ational", if: "1", to: "ate"), Rule("alize", if: "1", to: "al"),
        Rule("ic(ate|iti|al)", if: "1", to: "ic"), Rule("ful ness", if: "1"), Rule("ative", if: "2"),
      ]),
      Step([
        Rule("al [ae]nce er ic [ai]ble ant (e?m)?ent ism ate iti ous i[vz]e", if: "2"), Rule("ion", if: "[st]2"),
      ]),
      // A final `e` stays after a short syllable: `hope`, but `notic`.
      Step([
        Rule("e", if: "2"), Rule("e", if: "[^V][V][^VwxY] ^[V][^V]", to: "e"), Rule("e", if: "1"), Rule("l", if: "l2"),
      ]),
    ])
}
