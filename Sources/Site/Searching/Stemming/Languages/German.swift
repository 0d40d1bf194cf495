extension StemmingTable {
  /// German: `Häuser` and `Hauses` become `haus`.
  static let german = StemmingTable(
    vowels: "aeiouyäöü",
    letters: ["ß": "ss"],
    consonants: [Consonant("uy", after: "[V]", before: "V")],
    lettersBeforeR1: 3,
    steps: [
      Step([
        Rule("em ern?", if: "1"), Rule("e[ns]?", if: "1", then: [Rule("s", if: "nis")]),
        Rule("s", if: "[bdfghklmnrt]1"),
      ]),
      Step([Rule("e[nr] est", if: "1"), Rule("st", if: "...[bdfghklmnt]1")]),
      Step([
        Rule("end ung", if: "2", then: [Rule("ig", if: "[^e]2")]), Rule("ig ik isch", if: "[^e]2"),
        Rule("lich heit", if: "2", then: [Rule("e[nr]", if: "1")]),
        Rule("keit", if: "2", then: [Rule("lich ig", if: "2")]),
      ]),
    ])
}
