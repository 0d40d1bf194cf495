extension Language {
  static let objectiveC = Language(
    "objc", aliases: ["objective-c", "objectivec", "obj-c", "m", "mm", "objective-c++"]
  ) {
    var grammar = Grammar(
      rules: objcRules, vocabulary: objcVocabulary,
      [
        objcMode("message", "[", messageRules + objcBrackets),
        objcMode("list", "[", [Rule(["["], nil, .nest)]),
        objcMode("group", "(", [Rule(["("], nil, .nest)]),
        objcMode("block", "{", [Rule(["{"], nil, .nest)]),
      ])
    // A bracket after a cast or a block starts a message.
    grammar.valueEnds = "]\"'"
    return grammar
  }

  private static func objcMode(_ name: String, _ bracket: String, _ rules: [Rule]) -> Mode {
    Mode(.plain, name: name, objcEnd(bracket) + rules + objcRules, vocabulary: objcVocabulary)
  }

  private static func objcEnd(_ bracket: String) -> [Rule] {
    let closing = ["[": "]", "(": ")", "{": "}"]
    return closing[bracket].map { [Rule([.text($0)], nil, .leave())] } ?? []
  }

  private static var objcRules: [Rule] {
    CFamily.comments + CFamily.texts + [CFamily.directive]
      + [
        .line("\"", prefix: "@", CFamily.escapes),
        Rule(.lineStart, [.one("-+"), .run(.blanks), .before("(")], nil, .enter(method)),
        .next(["@property", .notBefore(.word)], .keyword, [Rule(["("], nil, .become(propertyAttributes))]),
        .next(["@selector"], .keyword, [Rule([.one("(:")]), Rule([.some(.word)], .function)]),
        Rule(["@", .one("a-z"), .run(.word)], .keyword),
        Rule(["@["], nil, .enterNamed("list")),
        message,
      ]
  }

  private static let message = Rule(.operand, ["["], nil, .enterNamed("message"))

  /// A part of a selector, before its argument.
  private static let selector: [Step] = [.one(.letters), .run(.word), .before(":")]

  private static var messageRules: [Rule] {
    let arguments = objcEnd("[") + [Rule(selector, .function)] + objcBrackets + objcRules
    return [
      Rule(selector, .function, .become(Mode(.plain, arguments, vocabulary: objcVocabulary))),
      Rule(.afterSpace, [.one(.letters), .run(.word), .before("]")], .function),
    ]
  }

  /// Brackets in which a colon is not part of a selector.
  private static var objcBrackets: [Rule] {
    [
      message, Rule(["["], nil, .enterNamed("list")), Rule(["("], nil, .enterNamed("group")),
      Rule(["{"], nil, .enterNamed("block")),
    ]
  }

  /// A method declaration: `- (void)name:(Type)value other:(Type)value`.
  private static var method: Mode {
    let common = [Rule(["("], nil, .enterNamed("group"))] + CFamily.comments
    let end = [Rule([.before("{;")], nil, .leave()), Rule(.lineStart, [.before("-+@#}")], nil, .leave())]
    let parameters = Mode(
      .plain, end + [Rule(selector, .function)] + common, vocabulary: Vocabulary(allCaps: .constant, call: nil))
    return Mode(
      .plain,
      end + [
        Rule(selector, .function, .become(parameters)),
        Rule([.one(.letters), .run(.word)], .function, .leave()),
      ] + common)
  }

  private static var propertyAttributes: Mode {
    let words = """
      assign atomic class copy direct getter nonatomic nonnull null_resettable null_unspecified nullable readonly \
      readwrite retain setter strong unsafe_unretained weak
      """
    return Mode(.plain, objcEnd("("), vocabulary: Vocabulary(words: [Words(.keyword, words)]))
  }

  private static var objcVocabulary: Vocabulary {
    CFamily.vocabulary(
      [
        Words(
          .keyword,
          """
          \(CFamily.keywords) IBAction IBInspectable IBOutlet IBOutletCollection _Nonnull _Nullable __autoreleasing \
          __block __bridge __bridge_retained __bridge_transfer __kindof __nonnull __nullable __strong \
          __unsafe_unretained __weak in nonnull nullable typeof
          """),
        Words(.keyword, "enum struct union", declares: .type),
        Words(.keyword, "class namespace private public template typename using").followed(by: .wordOr("<:")),
        Words(.keyword, "_cmd self super", isValue: true),
        Words(.type, "\(CFamily.types) BOOL Class IMP NSURL NSUUID SEL id instancetype unichar"),
        Words(.literal, "NO NULL Nil YES false nil nullptr true"),
      ])
  }
}
