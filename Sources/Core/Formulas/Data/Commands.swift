/// The commands that are short for other commands, and the tables of those that differ in one value only.
enum CommandTables {
  /// Commands that are short for others: a name and its text on each line, with `#1` to `#9` for arguments.
  static let macros = #"""
    iff \;\Longleftrightarrow\;
    implies \;\Longrightarrow\;
    impliedby \;\Longleftarrow\;
    pmod \pod{\mathrm{mod}\mkern6mu#1}
    pod \mkern8mu(#1)
    mod \mkern12mu\mathrm{mod}\mkern6mu#1
    bmod \mathbin{\mathrm{mod}}
    substack \begin{subarray}{c}#1\end{subarray}
    binom \genfrac(){0pt}{}{#1}{#2}
    dbinom \genfrac(){0pt}{0}{#1}{#2}
    tbinom \genfrac(){0pt}{1}{#1}{#2}
    dfrac \genfrac{}{}{}{0}{#1}{#2}
    tfrac \genfrac{}{}{}{1}{#1}{#2}
    cfrac \genfrac{}{}{}{0}{#1}{#2}
    mathstrut \vphantom{(}
    strut \vphantom{(}
    bra \langle{#1}|
    ket |{#1}\rangle
    braket \langle{#1}\rangle
    Bra \left\langle#1\right|
    Ket \left|#1\right\rangle
    Braket \left\langle#1\right\rangle
    set \{\,#1\,\}
    Set \left\{\,#1\,\right\}
    R \mathbb{R}
    N \mathbb{N}
    Z \mathbb{Z}
    C \mathbb{C}
    Q \mathbb{Q}
    cnums \mathbb{C}
    Complex \mathbb{C}
    natnums \mathbb{N}
    reals \mathbb{R}
    Reals \mathbb{R}
    varGamma \mathit{\Gamma}
    varDelta \mathit{\Delta}
    varTheta \mathit{\Theta}
    varLambda \mathit{\Lambda}
    varXi \mathit{\Xi}
    varPi \mathit{\Pi}
    varSigma \mathit{\Sigma}
    varUpsilon \mathit{\Upsilon}
    varPhi \mathit{\Phi}
    varPsi \mathit{\Psi}
    varOmega \mathit{\Omega}
    varlimsup \operatorname*{\overline{lim}}
    varliminf \operatorname*{\underline{lim}}
    varinjlim \operatorname*{\underrightarrow{lim}}
    varprojlim \operatorname*{\underleftarrow{lim}}
    middlemid \,\middle|\,
    lq ‘
    rq ’
    bgroup {
    egroup }
    underbar \underline{\text{#1}}
    dfn \stackrel{\mathrm{def}}{=}
    """#

  /// Operators that are words: a name and its text.
  ///
  /// An underscore is a thin space. With `*`, scripts are limits.
  static let operators = """
    arccos arccos arcsin arcsin arctan arctan arctg arctg arcctg arcctg arg arg ch ch cos cos cosec cosec cosh cosh \
    cot cot cotg cotg coth coth csc csc ctg ctg cth cth deg deg dim dim exp exp hom hom ker ker lb lb lg lg ln ln \
    log log sec sec sgn sgn sin sin sinh sinh sh sh tan tan tanh tanh tg tg th th arcosh arcosh arsinh arsinh \
    artanh artanh sech sech csch csch \
    det* det gcd* gcd inf* inf injlim* inj_lim lcm* lcm lim* lim liminf* lim_inf limsup* lim_sup max* max min* min \
    Pr* Pr projlim* proj_lim sup* sup argmin* arg_min argmax* arg_max plim* plim
    """

  /// Accents: a name and its character.
  ///
  /// With `*`, the accent stretches; with `=`, it is a line; with `_`, it is below.
  static let accents = """
    hat ^ widehat* \u{302} tilde ~ widetilde* ˜ bar ¯ vec → dot ˙ ddot ¨ dddot ˙˙˙ ddddot ˙˙˙˙ acute ´ grave ` \
    breve ˘ check ˇ widecheck* ˇ mathring ˚ \
    overline*= ‾ overbar*= ‾ underline*=_ ‾ overrightarrow* → overleftarrow* ← overleftrightarrow* ↔ \
    underrightarrow*_ → underleftarrow*_ ← underleftrightarrow*_ ↔ Overrightarrow* ⇒ \
    overleftharpoon* ↼ overrightharpoon* ⇀ overgroup* ⏠ undergroup*_ ⏡ overlinesegment* ⏤ utilde*_ ˜ \
    overparen* ⏜ underparen*_ ⏝ wideparen* ⏜ overarc* ⏜
    """

  /// Braces: their scripts are limits.
  static let braces = "overbrace* ⏞ underbrace*_ ⏟ overbracket* ⎴ underbracket*_ ⎵"

  /// Arrows with texts above and below.
  static let arrows = """
    xrightarrow → xleftarrow ← xleftrightarrow ↔ xRightarrow ⇒ xLeftarrow ⇐ xLeftrightarrow ⇔ xmapsto ↦ \
    xhookrightarrow ↪ xhookleftarrow ↩ xrightharpoonup ⇀ xrightharpoondown ⇁ xleftharpoonup ↼ xleftharpoondown ↽ \
    xrightleftharpoons ⇌ xleftrightharpoons ⇋ xlongequal = xtwoheadrightarrow ↠ xtwoheadleftarrow ↞ \
    xrightleftarrows ⇄ xtofrom ⇄ xequal =
    """

  /// Spaces in eighteenths of the size of the font.
  static let spaces = """
    , 3 thinspace 3 : 4 > 4 medspace 4 ; 5 thickspace 5 ! -3 negthinspace -3 negmedspace -4 negthickspace -5 \
    quad 18 qquad 36 enspace 9 enskip 9
    """

  /// Sizes of the font.
  static let sizes = """
    tiny 0.5 sixptsize 0.6 scriptsize 0.7 footnotesize 0.8 small 0.9 normalsize 1 large 1.2 Large 1.44 LARGE 1.728 \
    huge 2.074 Huge 2.488
    """

  /// Commands that enlarge a delimiter, without `l`, `m` or `r` at their ends.
  static let delimiterSizes = "big 1.2em Big 1.8em bigg 2.4em Bigg 3em"

  /// Fonts of letters: a command, and the family of the font.
  static let fonts = """
    mathbb double Bbb double mathbf bold bold bold mathcal script cal script mathscr script scr script \
    mathfrak fraktur frak fraktur mathrm roman mathup roman mathnormal normal mathit italic mathsf sans \
    mathtt mono mathsfit sansItalic boldsymbol boldSymbol bm boldSymbol pmb boldSymbol mathbfit boldItalic \
    symbf bold symup roman symit italic
    """

  /// Commands that change the font of letters up to the end of the group.
  static let fontChanges = "bf bold rm roman it italic sf sans tt mono cal script mit normal bfseries bold"

  /// Commands with a text.
  static let texts = """
    text normal textrm normal textnormal normal textup normal textmd normal mbox normal hbox normal textbf bold \
    textit italic emph italic textsl italic textsf sans texttt mono
    """

  /// Characters with a class of their own: a character, its class and what is written.
  static let characters: [Unicode.Scalar: (role: Node.Role, text: String)] = [
    "+": (.binary, "+"), "-": (.binary, "−"), "*": (.binary, "∗"), "=": (.relation, "="), "<": (.relation, "<"),
    ">": (.relation, ">"), ":": (.relation, ":"), ",": (.punctuation, ","), ";": (.punctuation, ";"), "(": (.open, "("),
    "[": (.open, "["), ")": (.close, ")"), "]": (.close, "]"), "!": (.close, "!"), "?": (.close, "?"),
    "`": (.ordinary, "‘"), "−": (.binary, "−"),
  ]

  /// Relations, each with its negation.
  static let negations = """
    =≠ ∈∉ ∋∌ ∼≁ ≃≄ ≅≇ ≈≉ ≡≢ <≮ >≯ ≤≰ ≥≱ ≲≴ ≳≵ ≶≸ ≷≹ ≺⊀ ≻⊁ ⊂⊄ ⊃⊅ ⊆⊈ ⊇⊉ ⊢⊬ ⊨⊭ ⊩⊮ ≼⋠ ≽⋡ ⊑⋢ ⊒⋣ ⊲⋪ ⊳⋫ ⊴⋬ ⊵⋭ ∃∄ ∣∤ ∥∦ ←↚ →↛ ↔↮ ⇐⇍ ⇒⇏ ⇔⇎ ≍≭
    """

  /// Accents of letters in a text: a command and the character that combines with a letter.
  static let textAccents: [String: String] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "=": "\u{304}", ".": "\u{307}",
    "u": "\u{306}", "v": "\u{30C}", "H": "\u{30B}", "c": "\u{327}", "r": "\u{30A}", "k": "\u{328}",
  ]

  /// The characters that `\left`, `\right` and `\big` take, besides those of Unicode's brackets.
  static let delimiters = "()[]{}<>|/\\‖⟨⟩⌊⌋⌈⌉⟮⟯⟦⟧⦃⦄⎰⎱⌜⌝⌞⌟⟪⟫↑↓↕⇑⇓⇕.∣∥"
}
