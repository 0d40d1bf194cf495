extension StemmingTable {
  /// Dutch: `manen` and `maan` become `man`.
  static let dutch = StemmingTable(
    vowels: "aeiouyè",
    letters: [
      "ä": "a", "á": "a", "ë": "e", "é": "e", "ï": "i", "í": "i", "ö": "o", "ó": "o", "ü": "u", "ú": "u",
    ],
    consonants: [Consonant("y", after: "^"), Consonant("i", after: "[V]", before: "V"), Consonant("y", after: "[V]")],
    lettersBeforeR1: 3,
    steps: [
      Step([Rule("heden", if: "1", to: "heid"), plural, Rule("se?", if: "[^Vj]1")]),
      Step([finalE]),
      Step([Rule("heid", if: "[^c]2", then: [plural])]),
      Step([
        Rule("end ing", if: "2", then: [Rule("ig", if: "[^e]2"), doubled]), Rule("ig", if: "[^e]2"),
        Rule("lijk", if: "2", then: [finalE]), Rule("baar baR", if: "2"),
      ]),
      // A vowel is written twice only where no ending opens its syllable.
      Step("aeou".map { Rule("\($0)[bcdfghjklmnpqrstvwxzY]", if: "[^V]\($0)", to: ".") }),
    ])

  /// `ene` and `en`, but not in `gemene`.
  private static let plural = Rule("ene?", if: "[^Vm]1 [^e]m1 [^g]em1", then: [doubled])

  /// `baR` is what is left of `bare`.
  private static let finalE = Rule("e", if: "[^V]1", then: [doubled, Rule("bar", to: "baR")])

  private static let doubled = Rule("kk dd tt", to: ".")
}
