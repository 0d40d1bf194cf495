/// What a command of TeX does.
enum Command: Sendable {
  case symbol(Node.Role, String)
  case named(String, isLimits: Bool)
  case macro(Macro)
  case accent(Accent)
  case arrow(String)
  case space(Int)
  case size(String)
  case delimiter(size: String, Node.Role)
  case font(String)
  case fontChange(String)
  case text(String)
  case structure(Structure)

  struct Accent: Sendable {
    var text: String
    var isStretchy = false
    var isBelow = false
    var isBrace = false
    var isLine = false
  }

  /// Commands with a rule of their own.
  enum Structure: String, CaseIterable, Sendable {
    case frac, genfrac, sqrt, overset, underset, stackrel, sideset, left, right, middle, begin, end, not
    case over, atop, choose, brack, brace, above, limits, nolimits, operatorname, newcommand, renewcommand
    case providecommand, def, color, textcolor, colorbox, fcolorbox, boxed, fbox, cancel, bcancel, xcancel, sout
    case phantom, hphantom, vphantom, smash, mathllap, mathrlap, mathclap, llap, rlap, clap, rule, raisebox
    case hspace, hskip, kern, mkern, mskip, mspace, displaystyle, textstyle, scriptstyle, scriptscriptstyle
    case tag, label, dots, eqref, ref, notag, nonumber, hline, hdashline, cr, newline, relax, mathbin, mathrel, mathop
    case mathord, mathopen, mathclose, mathpunct, mathinner, mathchoice, char, hfill
    case declareMathOperator = "DeclareMathOperator"
    case row = "\\"
    case space = " "
    case spaceCommand = "space"
    case nobreakspace
  }

  /// All commands that are no macros of the site or the formula.
  static let all: [String: Command] = {
    var all: [String: Command] = [:]
    for structure in Structure.allCases { all[structure.rawValue] = .structure(structure) }
    for (role, list) in [
      (Node.Role.ordinary, Symbols.ordinary), (.large, Symbols.large), (.binary, Symbols.binary),
      (.relation, Symbols.relation), (.open, Symbols.open), (.close, Symbols.close),
      (.punctuation, Symbols.punctuation), (.inner, Symbols.inner),
    ] {
      for (name, text) in pairs(list) { all[name] = .symbol(role, text) }
    }
    for character in "#&%$_" { all[String(character)] = .symbol(.ordinary, String(character)) }
    for (name, role, text) in [("{", Node.Role.open, "{"), ("}", .close, "}"), ("|", .ordinary, "‖")] {
      all[name] = .symbol(role, text)
    }
    for line in CommandTables.macros.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      all[String(parts[0])] = .macro(Macro(String(parts[1])))
    }
    for (name, text) in pairs(CommandTables.operators) {
      let isLimits = name.hasSuffix("*")
      let words = text.split(separator: "_").joined(separator: "\u{2009}")
      all[isLimits ? String(name.dropLast()) : name] = .named(words, isLimits: isLimits)
    }
    for (list, isBrace) in [(CommandTables.accents, false), (CommandTables.braces, true)] {
      for (name, text) in pairs(list) {
        let accent = Accent(
          text: text, isStretchy: name.contains("*"), isBelow: name.hasSuffix("_"), isBrace: isBrace,
          isLine: name.contains("="))
        all[name.filter(\.isLetter)] = .accent(accent)
      }
    }
    for (name, text) in pairs(CommandTables.arrows) { all[name] = .arrow(text) }
    for (name, width) in pairs(CommandTables.spaces) { all[name] = .space(Int(width) ?? 0) }
    for (name, size) in pairs(CommandTables.sizes) { all[name] = .size(size) }
    for (name, size) in pairs(CommandTables.delimiterSizes) {
      for (suffix, role) in [("", Node.Role.ordinary), ("l", .open), ("m", .relation), ("r", .close)] {
        all[name + suffix] = .delimiter(size: size, role)
      }
    }
    for (name, font) in pairs(CommandTables.fonts) { all[name] = .font(font) }
    for (name, font) in pairs(CommandTables.fontChanges) { all[name] = .fontChange(font) }
    for (name, font) in pairs(CommandTables.texts) { all[name] = .text(font) }
    return all
  }()

  /// Returns the pairs of a list of words.
  static func pairs(_ list: String) -> [(String, String)] {
    // A character that combines with others would be one `Character` with the space before it.
    let words = list.unicodeScalars.split { $0 == " " || $0 == "\n" }
    return stride(from: 0, to: words.count - 1, by: 2).map { (String(words[$0]), String(words[$0 + 1])) }
  }
}

extension CommandTables {
  static let negationOf = Dictionary(
    uniqueKeysWithValues: negations.split(separator: " ").map { (String($0.prefix(1)), String($0.suffix(1))) })
}
