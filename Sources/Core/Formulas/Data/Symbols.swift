/// The symbols of TeX, LaTeX and AMS: names, each with its character.
enum Symbols {
  /// Letters and symbols without space around them.
  static let ordinary = #"""
    AA Å AE Æ Alpha Α Bbbk 𝕜 Beta Β Box □ Chi Χ DH Ð Delta Δ Diamond ◊ Digamma Ϝ Earth ⊕ Epsilon Ε Eta Η Finv Ⅎ
    Game ⅁ Gamma Γ Im ℑ Iota Ι Kappa Κ Koppa Ϟ L Ł LaTeX LaTeX Lambda Λ Mu Μ Nu Ν O Ø OE Œ Omega Ω Omicron Ο P ¶
    Phi Φ Pi Π Psi Ψ QED ∎ Re ℜ Rho Ρ S § Sampi Ϡ Sigma Σ Stigma Ϛ TH Þ Tau Τ TeX TeX Theta Θ Upsilon Υ Vert ‖ Xi Ξ
    Zeta Ζ aa å adots ⋰ ae æ alef ℵ alefsym ℵ aleph ℵ alpha α angle ∠ backprime ‵ backslash \ ballotx ✗ beta β
    beth ℶ bigstar ★ blacklozenge ⧫ blacksmiley ☻ blacksquare ■ blacktriangle ▲ blacktriangledown ▼ bot ⊥ cent ¢
    checkmark ✓ chi χ circledR ® circledS Ⓢ clubs ♣ clubsuit ♣ complement ∁ copyright © dag † daleth ℸ ddag ‡
    degree ° delta δ diagdown ╲ diagup ╱ diamonds ♢ diamondsuit ♢ digamma ϝ eighthnote ♪ ell ℓ empty ∅ emptyset ∅
    epsilon ϵ eta η eth ð euro € exist ∃ exists ∃ female ♀ flat ♭ forall ∀ gamma γ gammad ϝ gimel ℷ hbar ℏ hearts ♡
    heartsuit ♡ hermaphrodite ⚥ hslash ℏ iddots ⋰ iinfin ⧜ image ℑ imath ı infin ∞ infty ∞ invnot ⌐ iota ι jmath ȷ
    kappa κ koppa ϟ l ł lambda λ lightning ↯ lnot ¬ lozenge ◊ male ♂ maltese ✠ mars ♂ mathsterling £ measuredangle ∡
    mercury ☿ mho ℧ mu μ nabla ∇ natural ♮ neg ¬ nexists ∄ ngtrless ≹ nu ν o ø oe œ omega ω omicron ο partial ∂
    phi ϕ pi π pounds £ prime ′ psi ψ qed ∎ quarternote ♩ real ℜ rho ρ rightangle ∟ sampi ϡ sect § sharp ♯ shneg ↓
    shpos ↑ sigma σ smallsquare ▫ smiley ☺ spades ♠ spadesuit ♠ sphericalangle ∢ square □ ss ß stigma ϛ sun ☼ surd √
    tau τ textmu μ textregistered ® th þ theta θ thetasym ϑ top ⊤ trademark ™ triangle △ triangledown ▽ twonotes ♫
    upalpha α upsilon υ varangle ∢ vardiamond ♦ varepsilon ε varheart ♥ varkappa ϰ varnothing ∅ varphi φ varpi ϖ
    varrho ϱ varsigma ς vartheta ϑ varvdots ⋮ vdots ⋮ venus ♀ vert | weierp ℘ wp ℘ xi ξ yen ¥ zeta ζ
    """#

  /// Operators that are larger in display style.
  static let large = #"""
    bigcap ⋂ bigcup ⋃ bigcupdot ⨃ bigodot ⨀ bigoplus ⨁ bigotimes ⨂ bigsqcap ⨅ bigsqcup ⨆ bigtimes ⨉ biguplus ⨄
    bigvee ⋁ bigwedge ⋀ coprod ∐ fint ⨏ iiiint ⨌ iiint ∭ iint ∬ int ∫ intbar ⨍ intclockwise ∱ intop ∫ oiiint ∰
    oiint ∯ oint ∮ ointctrclockwise ∳ prod ∏ smallint ∫ sqint ⨖ sum ∑ varointclockwise ∲
    """#

  /// Binary operators.
  static let binary = #"""
    And & Cap ⋒ Cup ⋓ amalg ⨿ ast ∗ barwedge ⊼ bigast ∗ bigcirc ◯ bigtriangledown ▽ bigtriangleup △ boxbar ◫
    boxdot ⊡ boxminus ⊟ boxplus ⊞ boxtimes ⊠ bull ∙ bullet ∙ cap ∩ cdot ⋅ centerdot ⋅ circ ∘ circledast ⊛
    circledcirc ⊚ circleddash ⊝ circledequal ⊜ cup ∪ cupdot ⊍ curlyvee ⋎ curlywedge ⋏ dagger † ddagger ‡ diamond ⋄
    div ÷ divideontimes ⋇ dotplus ∔ doublebarwedge ⩞ doublecap ⋒ doublecup ⋓ fatsemi ⨟ gtrdot ⋗ intercal ⊺ invamp ⅋
    land ∧ leftthreetimes ⋋ lessdot ⋖ lhd ⊲ lor ∨ ltimes ⋉ mp ∓ obar ⌽ obslash ⦸ odot ⊙ ominus ⊖ oplus ⊕ oslash ⊘
    otimes ⊗ parr ⅋ plusmn ± pm ± rhd ⊳ rightcircle ◐ rightthreetimes ⋌ rtimes ⋊ sdot ⋅ setminus ∖ smallsetminus ∖
    sqcap ⊓ sqcup ⊔ star ⋆ times × triangleleft ◁ triangleright ▷ unlhd ⊴ unrhd ⊵ uplus ⊎ varotimes ⊗ vee ∨ veebar ⊻
    wedge ∧ wr ≀
    """#

  /// Relations and arrows.
  static let relation = #"""
    Bumpeq ≎ Coloneqq ⩴ Doteq ≑ Downarrow ⇓ Join ⋈ Leftarrow ⇐ Leftrightarrow ⇔ Lleftarrow ⇚ Longleftarrow ⟸
    Longleftrightarrow ⟺ Longrightarrow ⟹ Lsh ↰ Mapsto ⤇ Perp ⫫ Rightarrow ⇒ Rrightarrow ⇛ Rsh ↱ Subset ⋐ Supset ⋑
    Uparrow ⇑ Updownarrow ⇕ Vbar ⫫ Vdash ⊩ Vvdash ⊪ approx ≈ approxeq ≊ approxident ≋ arceq ≘ arrowvert | asymp ≍
    backepsilon ∍ backsim ∽ backsimeq ⋍ because ∵ between ≬ blacktriangleleft ◀ blacktriangleright ▶ bowtie ⋈
    bumpeq ≏ circeq ≗ circlearrowleft ↺ circlearrowright ↻ coloneq ≔ coloneqq ≔ colonequals ≔ cong ≅ curlyeqprec ⋞
    curlyeqsucc ⋟ curvearrowleft ↶ curvearrowright ↷ dArr ⇓ darr ↓ dashleftarrow ⇠ dashrightarrow ⇢ dashv ⊣
    dblcolon ∷ doteq ≐ doteqdot ≑ downarrow ↓ downdownarrows ⇊ downharpoonleft ⇃ downharpoonright ⇂ downuparrows ⇵
    eqcirc ≖ eqdef ≝ eqqcolon ≕ eqsim ≂ eqslantgtr ⪖ eqslantless ⪕ equalscolon ≕ equiv ≡ fallingdotseq ≒ frown ⌢
    ge ≥ geq ≥ geqq ≧ geqslant ⩾ gets ← gg ≫ ggg ⋙ gggtr ⋙ gnapprox ⪊ gneq ⪈ gneqq ≩ gnsim ⋧ gt > gtrapprox ⪆
    gtreqless ⋛ gtreqqless ⪌ gtrless ≷ gtrsim ≳ gvertneqq ≩ hArr ⇔ harr ↔ hksearrow ⤥ hkswarrow ⤦ hookleftarrow ↩
    hookrightarrow ↪ imageof ⊷ in ∈ isin ∈ lArr ⇐ larr ← le ≤ leadsto ⇝ leftarrow ← leftarrowtail ↢ leftdasharrow ⇠
    leftharpoondown ↽ leftharpoonup ↼ leftleftarrows ⇇ leftrightarrow ↔ leftrightarrows ⇆ leftrightharpoons ⇋
    leftrightharpoonsup ⥦ leftrightsquigarrow ↭ leq ≤ leqq ≦ leqslant ⩽ lessapprox ⪅ lesseqgtr ⋚ lesseqqgtr ⪋
    lesseqslantgtr ⪑ lessgtr ≶ lesssim ≲ ll ≪ lll ⋘ llless ⋘ lnapprox ⪉ lneq ⪇ lneqq ≨ lnsim ⋦ longleftarrow ⟵
    longleftrightarrow ⟷ longmapsfrom ⟻ longmapsto ⟼ longrightarrow ⟶ looparrowleft ↫ looparrowright ↬ lt <
    lvertneqq ≨ mapsfrom ↤ mapsto ↦ measeq ≞ mid ∣ models ⊨ multimap ⊸ nLeftarrow ⇍ nLeftrightarrow ⇎ nRightarrow ⇏
    nVDash ⊯ nVdash ⊮ napprox ≉ nasymp ≭ ncong ≆ ne ≠ nearrow ↗ neq ≠ nequiv ≢ neswarrow ⤢ ngeq ≱ ngeqq ≱
    ngeqslant ≱ ngtr ≯ ni ∋ nleftarrow ↚ nleftrightarrow ↮ nleq ≰ nleqq ≰ nleqslant ≰ nless ≮ nmid ∤ notin ∉ notni ∌
    nparallel ∦ nprec ⊀ npreceq ⋠ npreceqq ⋠ nrightarrow ↛ nshortmid ∤ nshortparallel ∦ nsim ≁ nsime ≄ nsimeq ≄
    nsubset ⊄ nsubseteq ⊈ nsubseteqq ⊈ nsucc ⊁ nsucceq ⋡ nsucceqq ⋡ nsupset ⊅ nsupseteq ⊉ nsupseteqq ⊉
    ntriangleleft ⋪ ntrianglelefteq ⋬ ntriangleright ⋫ ntrianglerighteq ⋭ nvDash ⊭ nvdash ⊬ nwarrow ↖ nwsearrow ⤡
    origof ⊶ owns ∋ parallel ∥ perp ⊥ pitchfork ⋔ prec ≺ precapprox ⪷ preccurlyeq ≼ preceq ⪯ precnapprox ⪹ precneq ⪱
    precneqq ⪵ precnsim ⋨ precsim ≾ propto ∝ questeq ≟ rArr ⇒ rarr → ratio ∶ restriction ↾ rightarrow →
    rightarrowtail ↣ rightdasharrow ⇢ rightharpoondown ⇁ rightharpoonup ⇀ rightleftarrow ⇄ rightleftarrows ⇄
    rightleftharpoons ⇌ rightrightarrows ⇉ rightsquigarrow ⇝ risingdotseq ≓ searrow ↘ shortmid ∣ shortparallel ∥
    sim ∼ simeq ≃ smallfrown ⌢ smallin ∊ smallni ∍ smallsmile ⌣ smile ⌣ sqsubset ⊏ sqsubseteq ⊑ sqsubsetneq ⋤
    sqsupset ⊐ sqsupseteq ⊒ sqsupsetneq ⋥ stareq ≛ sub ⊂ sube ⊆ subset ⊂ subseteq ⊆ subseteqq ⫅ subsetneq ⊊
    subsetneqq ⫋ subsetplus ⪿ succ ≻ succapprox ⪸ succcurlyeq ≽ succeq ⪰ succnapprox ⪺ succneq ⪲ succneqq ⪶
    succnsim ⋩ succsim ≿ supe ⊇ supset ⊃ supseteq ⊇ supseteqq ⫆ supsetneq ⊋ supsetneqq ⫌ supsetplus ⫀ swarrow ↙
    therefore ∴ thickapprox ≈ thicksim ∼ to → trianglelefteq ⊴ triangleq ≜ trianglerighteq ⊵ twoheadleftarrow ↞
    twoheadrightarrow ↠ uArr ⇑ uarr ↑ uparrow ↑ updownarrow ↕ updownarrows ⇅ upharpoonleft ↿ upharpoonright ↾
    upuparrows ⇈ vDash ⊨ varpropto ∝ varsubsetneq ⊊ varsubsetneqq ⫋ varsupsetneq ⊋ varsupsetneqq ⫌ vartriangle △
    vartriangleleft ⊲ vartriangleright ⊳ vcentcolon : vdash ⊢ veeeq ≚ wedgeq ≙
    """#

  /// Opening delimiters.
  static let open = #"""
    lAngle ⟪ lBrace ⦃ lVert ‖ lang ⟨ langle ⟨ lbrace { lbrack [ lceil ⌈ lfloor ⌊ lgroup ⟮ llbracket ⟦ llcorner ⌞
    llparenthesis ⦇ lmoustache ⎰ lparen ( lvert | ulcorner ⌜
    """#

  /// Closing delimiters.
  static let close = #"""
    lrcorner ⌟ rAngle ⟫ rBrace ⦄ rVert ‖ rang ⟩ rangle ⟩ rbrace } rbrack ] rceil ⌉ rfloor ⌋ rgroup ⟯ rmoustache ⎱
    rparen ) rrbracket ⟧ rrparenthesis ⦈ rvert | urcorner ⌝
    """#

  /// Punctuation.
  static let punctuation = #"""
    cdotp ⋅ colon : ldotp .
    """#

  /// Dots.
  static let inner = #"""
    cdots ⋯ ddots ⋱  dotsb ⋯ dotsc … dotsi ⋯ dotsm ⋯ dotso … ldots … mathellipsis … textellipsis …
    """#
}
