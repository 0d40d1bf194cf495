extension StemmingTable {
  /// Swedish: `flickorna` and `flickor` become `flick`.
  static let swedish = StemmingTable(
    vowels: "aeiouyäåö",
    lettersBeforeR1: 3,
    steps: [
      Step(
        in: 1,
        [
          Rule("a[dst]? [aeo]r(nas?)? a(re|rne|rens?) aste? ades? and(e[nst]?) es? ens? erns? het(ens?|er(na)?)?"),
          Rule("s", if: "[bcdfghjklmnoprtvy]"),
        ]),
      Step(in: 1, [Rule("d", if: "1[dg]"), Rule("n", if: "1n"), Rule("t", if: "1[dgkt]")]),
      Step(in: 1, [Rule("l?ig els"), Rule("löst", to: "lös"), Rule("fullt", to: "full")]),
    ])
}
