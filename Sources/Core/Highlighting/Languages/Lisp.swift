extension Language {
  static let scheme = Language("scheme", aliases: ["scm", "racket", "rkt", "guile"]) {
    Lisp(
      forms: """
        and assert begin begin0 call/cc case cond cond-expand delay define-values define-module do dynamic-wind else \
        export guard if import include lambda let let* let*-values let-syntax let-values letrec letrec* \
        letrec-syntax match match-lambda module only-in or parameterize provide quasiquote quote require set! \
        syntax-case syntax-rules unless unquote unquote-splicing use-modules when λ
        """,
      declarations: "define define* define-record-type define-syntax struct",
      rules: [
        .text("#\"", "\""),
        Rule(["#:", .some(Lisp.parts)], .property),
        Rule(["#", .one("tf"), .notBefore(Lisp.parts)], .literal),
        Rule(["#true"], .literal), Rule(["#false"], .literal),
        Rule(["#;"], .comment),
        Rule(.textStart, ["#lang", .restOfLine], .directive),
        Rule(.textStart, ["#!", .restOfLine], .comment),
      ]
    ).grammar
  }

  static let lisp = Language("lisp", aliases: ["common-lisp", "commonlisp", "cl", "elisp", "emacs-lisp", "emacs"]) {
    Lisp(
      forms: """
        and block case catch cl-loop cond condition-case declare do dolist dotimes ecase eval-when flet function \
        handler-case if in-package interactive labels lambda let let* loop multiple-value-bind or pcase prog1 prog2 \
        progn provide quote require return return-from save-excursion setf setq t tagbody the throw typecase unless \
        unwind-protect use-package when while with-open-file
        """,
      declarations: """
        defclass defconst defconstant defcustom defgeneric define-minor-mode defmacro defmethod defpackage defparameter \
        defstruct defsubst deftype defun defvar
        """,
      rules: [
        Rule(["#'", .some(Lisp.parts)], .function),
        Rule([":", .some(Lisp.parts)], .property),
        Rule(.operand, ["&", .some("a-z")], .keyword),
        Rule(["?\\", .character], .string),
      ]
    ).grammar
  }

  static let clojure = Language("clojure", aliases: ["clj", "cljs", "cljc", "clojurescript", "edn"]) {
    Lisp(
      forms: """
        -> ->> alter-var-root and as-> assoc binding case catch comment cond cond-> cond->> condp declare do doseq \
        dosync dotimes extend-protocol extend-type finally fn for future if if-let if-not import let letfn loop new \
        or quote recur reify require set! some-> some->> throw try use var when when-let when-not while
        """,
      declarations:
        "def def- definterface defmacro defmethod defmulti defn defn- defonce defprotocol defrecord deftype ns",
      rules: [
        .text("#\"", "\"", .regex),
        Rule(["#_"], .comment),
        Rule(["#'", .some(Lisp.parts)], .variable),
        Rule([":", .maybe(":"), .some(Lisp.parts)], .property),
        Rule(["^", .maybe(":"), .some(Lisp.parts)], .attribute),
        Rule(["%", .run("0-9&")], .variable),
        Rule(["\\", .one("a-zA-Z"), .run(.word)], .string),
        Rule(["\\", .character], .string),
      ]
    ).grammar
  }
}

/// The grammar that the languages of the Lisp family share.
private struct Lisp {
  /// The special forms and macros, which are keywords after an opening parenthesis.
  let forms: String
  /// The forms that are followed by the name they declare.
  let declarations: String
  /// The rules of one language.
  let rules: [Rule]

  static let parts: ByteSet = .word + "!$%&*/:<=>?^~+-.@#'"
  private static let letters: ByteSet = .letters + "!$%&*/<=>?^~+-."

  var grammar: Grammar {
    let declared = Mode.next([
      Rule([.one("^"), .some(Self.parts)], .attribute),
      Rule([.one(Self.letters), .run(Self.parts)], .function, .leave()),
    ])
    let names = words(forms).map { Rule([.text($0), .notBefore(Self.parts)], .keyword, .leave()) }
    let declaring = words(declarations).map { Rule([.text($0), .notBefore(Self.parts)], .keyword, .become(declared)) }
    let call = Rule([.one(Self.letters), .run(Self.parts)], .function, .leave())
    return Grammar(
      rules: [
        .comment(";"),
        .comment("#|", "|#", nests: true),
        Rule(["#", .one("xX"), .some(.hexDigits)], .number),
        Rule(["#\\", .character, .run(.word)], .string),
        .text("\"", "\""),
      ] + rules + [
        Rule(["'", .one(Self.letters), .run(Self.parts)], .literal),
        Rule(.wordStart, [.one("+-"), .some(.digits), .run("0-9./eE"), .notBefore(Self.parts)], .number),
        .next(["("], nil, declaring + names + [call]),
      ],
      vocabulary: Vocabulary(
        words: [Words(.literal, "false nil t true")], letters: Self.letters, parts: Self.parts, hasMembers: false,
        call: nil, numbers: Vocabulary.Numbers(separator: UInt8(ascii: "/"))))
  }

  private func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
}
