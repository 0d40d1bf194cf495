extension StemmingTable {
  /// Russian: `вагонами` and `вагоны` become `вагон`.
  static let russian = StemmingTable(
    vowels: "аеиоуыэюя",
    letters: ["ё": "е"],
    rv: "*[V]",
    steps: [
      Step(
        first: [Rules(in: 3, [Rule("в(ши(сь)?)?", if: "3[ая]"), Rule("[иы]в(ши(сь)?)?")])],
        else: [
          Step(in: 3, [Rule("с[ья]")]),
          Step(first: [Rules(in: 3, [adjectives]), Rules(in: 3, verbs), Rules(in: 3, [nouns])]),
        ]),
      Step(in: 3, [Rule("и")]),
      Step(in: 3, [Rule("ость?", if: "2")]),
      Step(in: 3, [Rule("ейше?", then: [Rule("н", if: "3н")]), Rule("н", if: "3н"), Rule("ь")]),
    ])

  /// Adjectives, and participles before their endings.
  private static let adjectives = Rule(
    "[еиоы][ейм] [иы](ми|х) [ео](го|му) [еоую]ю [ая]я",
    then: [Rule("ем нн вш ю?щ", if: "3[ая]"), Rule("[иы]вш ующ", if: "3")])

  private static let verbs = [
    Rule("л[аио]? н[аоы]? нно ете й(те)? ем [ею]т ть ешь", if: "3[ая]"),
    Rule("[иы]л[аио]? ен[аоы]? [еу]й(те)? ите [иы](м|ть?) ят у[ею]т ишь у?ю"),
  ]

  private static let nouns = Rule(
    "[аоуы] [ео]в [иь]?[ею] [иь]?я ь [еи]?и и?ями ами и?ей [ои]?й и?ям ам и?ем ом и?ях ах")
}
