import TestSupport
import Testing

/// Ambiguous Swift code, with `⟨kind …⟩` around each token that is not plain.
enum SwiftCases {
  static let all: [Case<String, String>] = [
    Case(
      "a macro",
      ##"""
      #stringify(a + b)
      """##,
      ##"""
      ⟨macro #stringify⟩(a + b)
      """##),
    Case(
      "a macro with a trailing closure",
      ##"""
      #Preview { Text("Hi") }
      """##,
      ##"""
      ⟨macro #Preview⟩ { ⟨type Text⟩(⟨string "Hi"⟩) }
      """##),
    Case(
      "an attached macro",
      ##"""
      @attached(member, names: named(value), arbitrary)
      macro Observable()
      """##,
      ##"""
      ⟨attribute @attached⟩(member, names: ⟨function named⟩(value), arbitrary)
      ⟨keyword macro⟩ ⟨macro Observable⟩()
      """##),
    Case(
      "an attached extension",
      ##"""
      @attached(extension, conformances: Sendable)
      """##,
      ##"""
      ⟨attribute @attached⟩(extension, conformances: ⟨type Sendable⟩)
      """##),
    Case(
      "a declared macro",
      ##"""
      public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
      """##,
      ##"""
      ⟨keyword public⟩ ⟨keyword macro⟩ ⟨macro stringify⟩<⟨type T⟩>(_ value: ⟨type T⟩) -> (⟨type T⟩, ⟨type String⟩) = ⟨macro #externalMacro⟩(module: ⟨string "M"⟩, type: ⟨string "S"⟩)
      """##),
    Case(
      "an attribute with a module",
      ##"""
      @Testing.Test("adds", .tags(.fast))
      """##,
      ##"""
      ⟨attribute @Testing.Test⟩(⟨string "adds"⟩, .⟨function tags⟩(.fast))
      """##),
    Case(
      "attributes within a type",
      ##"""
      let run: @Sendable @MainActor () -> Void
      """##,
      ##"""
      ⟨keyword let⟩ run: ⟨attribute @Sendable⟩ ⟨attribute @MainActor⟩ () -> ⟨type Void⟩
      """##),
    Case(
      "availability",
      ##"""
      @available(iOS 17.2, *) @available(*, deprecated, renamed: "new(in:)")
      """##,
      ##"""
      ⟨attribute @available⟩(⟨keyword iOS⟩ ⟨number 17.2⟩, *) ⟨attribute @available⟩(*, ⟨keyword deprecated⟩, ⟨keyword renamed⟩: ⟨string "new(in:)"⟩)
      """##),
    Case(
      "an available condition",
      ##"""
      if #available(macOS 14, *), let x { }
      """##,
      ##"""
      ⟨keyword if⟩ ⟨directive #available⟩(⟨keyword macOS⟩ ⟨number 14⟩, *), ⟨keyword let⟩ x { }
      """##),
    Case(
      "conditional compilation",
      ##"""
      #if os(Linux) || !DEBUG // c
      let x = 1
      #elseif canImport(UIKit)
      #else
      #endif
      """##,
      ##"""
      ⟨directive #if⟩ ⟨directive os⟩(⟨directive Linux⟩) || !⟨directive DEBUG⟩ ⟨comment // c⟩
      ⟨keyword let⟩ x = ⟨number 1⟩
      ⟨directive #elseif⟩ ⟨directive canImport⟩(⟨directive UIKit⟩)
      ⟨directive #else⟩
      ⟨directive #endif⟩
      """##),
    Case(
      "source locations",
      ##"""
      #sourceLocation(file: "a", line: 1)
      """##,
      ##"""
      ⟨directive #sourceLocation⟩(file: ⟨string "a"⟩, line: ⟨number 1⟩)
      """##),
    Case(
      "compiler macros",
      ##"""
      log(#file, #line, #selector(tap(in:for:)), #keyPath(a.b))
      """##,
      ##"""
      ⟨function log⟩(⟨macro #file⟩, ⟨macro #line⟩, ⟨macro #selector⟩(⟨function tap⟩(in:for:)), ⟨macro #keyPath⟩(a.b))
      """##),
    Case(
      "a raw string",
      ##"""
      #"a \n "b" \#n \#(c)"#
      """##,
      ##"""
      ⟨string #"a \n "b" ⟩⟨escape \#n⟩⟨string  ⟩⟨interpolation \#(⟩c⟨interpolation )⟩⟨string "#⟩
      """##),
    Case(
      "a raw string with two number signs",
      ##"""
      ##"a"# \#(b)"##
      """##,
      ##"""
      ⟨string ##"a"# \#(b)"##⟩
      """##),
    Case(
      "a raw string of quotes",
      ##"""
      #"""#
      """##,
      ##"""
      ⟨string #"""#⟩
      """##),
    Case(
      "a raw multiline string",
      ##"""
      #"""
      """a\(b)
      """# + c
      """##,
      ##"""
      ⟨string #"""
      """a\(b)
      """#⟩ + c
      """##),
    Case(
      "a multiline string",
      ##"""
      """
      "a" \(b) \
      """
      let x
      """##,
      ##"""
      ⟨string """
      "a" ⟩⟨interpolation \(⟩b⟨interpolation )⟩⟨string  ⟩⟨escape \⟩⟨string 
      """⟩
      ⟨keyword let⟩ x
      """##),
    Case(
      "nested strings",
      ##"""
      "a \(b ? "c \(d("e"))" : "f") g"
      """##,
      ##"""
      ⟨string "a ⟩⟨interpolation \(⟩b ? ⟨string "c ⟩⟨interpolation \(⟩⟨function d⟩(⟨string "e"⟩)⟨interpolation )⟩⟨string "⟩ : ⟨string "f"⟩⟨interpolation )⟩⟨string  g"⟩
      """##),
    Case(
      "parentheses in an interpolation",
      ##"""
      "\((a + (b)) * c)d"
      """##,
      ##"""
      ⟨string "⟩⟨interpolation \(⟩(a + (b)) * c⟨interpolation )⟩⟨string d"⟩
      """##),
    Case(
      "a dictionary with a default",
      ##"""
      "\(counts["a", default: 0])"
      """##,
      ##"""
      ⟨string "⟩⟨interpolation \(⟩counts[⟨string "a"⟩, default: ⟨number 0⟩]⟨interpolation )⟩⟨string "⟩
      """##),
    Case(
      "an unterminated string",
      ##"""
      let a = "b
      let c = 1
      """##,
      ##"""
      ⟨keyword let⟩ a = ⟨string "b⟩
      ⟨keyword let⟩ c = ⟨number 1⟩
      """##),
    Case(
      "a backslash at the end of a line",
      ##"""
      let a = "b\
      let c = 1
      """##,
      ##"""
      ⟨keyword let⟩ a = ⟨string "b⟩⟨escape \⟩
      ⟨keyword let⟩ c = ⟨number 1⟩
      """##),
    Case(
      "an escaped character",
      ##"""
      "\u{1F600}\0\\"
      """##,
      ##"""
      ⟨string "⟩⟨escape \u{1F600}\0\\⟩⟨string "⟩
      """##),
    Case(
      "a regular expression",
      ##"""
      let r = /a\/(b|c)+/
      """##,
      ##"""
      ⟨keyword let⟩ r = ⟨regex /a⟩⟨escape \/⟩⟨regex (b|c)+/⟩
      """##),
    Case(
      "a regular expression as an argument",
      ##"""
      text.split(by: /[,;] */)
      """##,
      ##"""
      text.⟨function split⟩(by: ⟨regex /[,;] */⟩)
      """##),
    Case(
      "a regular expression with signs",
      ##"""
      #/a/b/# + ##/c/#/##
      """##,
      ##"""
      ⟨regex #/a/b/#⟩ + ⟨regex ##/c/#/##⟩
      """##),
    Case(
      "a multiline regular expression",
      ##"""
      #/
        \d+ # a / b
      /#
      let a
      """##,
      ##"""
      ⟨regex #/
        ⟩⟨escape \d⟩⟨regex + # a / b
      /#⟩
      ⟨keyword let⟩ a
      """##),
    Case(
      "divisions",
      ##"""
      a / b / c; a/b/c; (a) / b / (c); a[0] / 2 / x
      """##,
      ##"""
      a / b / c; a/b/c; (a) / b / (c); a[⟨number 0⟩] / ⟨number 2⟩ / x
      """##),
    Case(
      "divisions after numbers and names",
      ##"""
      5 / 2 / x.y / $0 / 3
      """##,
      ##"""
      ⟨number 5⟩ / ⟨number 2⟩ / x.y / ⟨variable $0⟩ / ⟨number 3⟩
      """##),
    Case(
      "an assignment operator",
      ##"""
      a /= b; c /= d
      """##,
      ##"""
      a /= b; c /= d
      """##),
    Case(
      "an operator as an argument",
      ##"""
      reduce(1, /) + fold(/, /)
      """##,
      ##"""
      ⟨function reduce⟩(⟨number 1⟩, /) + ⟨function fold⟩(/, /)
      """##),
    Case(
      "an operator in parentheses",
      ##"""
      x(/) / y
      """##,
      ##"""
      ⟨function x⟩(/) / y
      """##),
    Case(
      "divisions after a force unwrap",
      ##"""
      a! / b / c! / d
      """##,
      ##"""
      a! / b / c! / d
      """##),
    Case(
      "operator declarations",
      ##"""
      prefix func /(a: A) -> A { a / 2 }
      static func / (a: A, b: A) {}
      infix operator /=/: P
      """##,
      ##"""
      ⟨keyword prefix⟩ ⟨keyword func⟩ ⟨function /⟩(a: ⟨type A⟩) -> ⟨type A⟩ { a / ⟨number 2⟩ }
      ⟨keyword static⟩ ⟨keyword func⟩ ⟨function /⟩ (a: ⟨type A⟩, b: ⟨type A⟩) {}
      ⟨keyword infix⟩ ⟨keyword operator⟩ ⟨function /=/⟩: ⟨type P⟩
      """##),
    Case(
      "a comment after a value",
      ##"""
      a /* b */ / c // d / e
      """##,
      ##"""
      a ⟨comment /* b */⟩ / c ⟨comment // d / e⟩
      """##),
    Case(
      "typed throws",
      ##"""
      func read() async throws(ReadError) -> some Sequence<Int>
      """##,
      ##"""
      ⟨keyword func⟩ ⟨function read⟩() ⟨keyword async⟩ ⟨keyword throws⟩(⟨type ReadError⟩) -> ⟨keyword some⟩ ⟨type Sequence⟩<⟨type Int⟩>
      """##),
    Case(
      "ownership",
      ##"""
      func f(_ a: borrowing A, b: consuming [B], c: inout C, d: sending (any D)) { _ = copy a; _ = consume b }
      """##,
      ##"""
      ⟨keyword func⟩ ⟨function f⟩(_ a: ⟨keyword borrowing⟩ ⟨type A⟩, b: ⟨keyword consuming⟩ [⟨type B⟩], c: ⟨keyword inout⟩ ⟨type C⟩, d: ⟨keyword sending⟩ (⟨keyword any⟩ ⟨type D⟩)) { _ = ⟨keyword copy⟩ a; _ = ⟨keyword consume⟩ b }
      """##),
    Case(
      "isolation",
      ##"""
      nonisolated(unsafe) var a: A
      func f(on actor: isolated (any Actor)? = #isolation)
      """##,
      ##"""
      ⟨keyword nonisolated⟩(⟨keyword unsafe⟩) ⟨keyword var⟩ a: ⟨type A⟩
      ⟨keyword func⟩ ⟨function f⟩(on actor: ⟨keyword isolated⟩ (⟨keyword any⟩ ⟨type Actor⟩)? = ⟨macro #isolation⟩)
      """##),
    Case(
      "packs",
      ##"""
      func all<each T: P>(_ v: repeat each T) -> (repeat (each T).Value)
      """##,
      ##"""
      ⟨keyword func⟩ ⟨function all⟩<⟨keyword each⟩ ⟨type T⟩: ⟨type P⟩>(_ v: ⟨keyword repeat⟩ ⟨keyword each⟩ ⟨type T⟩) -> (⟨keyword repeat⟩ (⟨keyword each⟩ ⟨type T⟩).⟨type Value⟩)
      """##),
    Case(
      "a noncopyable type",
      ##"""
      struct Token: ~Copyable { deinit { discard self } }
      """##,
      ##"""
      ⟨keyword struct⟩ ⟨type Token⟩: ~⟨type Copyable⟩ { ⟨keyword deinit⟩ { ⟨keyword discard⟩ ⟨keyword self⟩ } }
      """##),
    Case(
      "if as a value",
      ##"""
      let a = if b { 1 } else { switch c { case .d: 2 default: 3 } }
      """##,
      ##"""
      ⟨keyword let⟩ a = ⟨keyword if⟩ b { ⟨number 1⟩ } ⟨keyword else⟩ { ⟨keyword switch⟩ c { ⟨keyword case⟩ .d: ⟨number 2⟩ ⟨keyword default⟩: ⟨number 3⟩ } }
      """##),
    Case(
      "names like modifiers",
      ##"""
      let package = Package(); open(file); set.insert(x); prefix(3); lazy = final
      """##,
      ##"""
      ⟨keyword let⟩ package = ⟨type Package⟩(); ⟨function open⟩(file); set.⟨function insert⟩(x); ⟨function prefix⟩(⟨number 3⟩); lazy = final
      """##),
    Case(
      "modifiers",
      ##"""
      package final class A {}; open override func b(); public private(set) lazy var c = 1
      """##,
      ##"""
      ⟨keyword package⟩ ⟨keyword final⟩ ⟨keyword class⟩ ⟨type A⟩ {}; ⟨keyword open⟩ ⟨keyword override⟩ ⟨keyword func⟩ ⟨function b⟩(); ⟨keyword public⟩ ⟨keyword private⟩(⟨keyword set⟩) ⟨keyword lazy⟩ ⟨keyword var⟩ c = ⟨number 1⟩
      """##),
    Case(
      "names after a point",
      ##"""
      x.default; .init(a); self.set; y.in.for; A.self; A.Type; b.some; .Type
      """##,
      ##"""
      x.default; .⟨function init⟩(a); ⟨keyword self⟩.set; y.in.for; ⟨type A⟩.⟨keyword self⟩; ⟨type A⟩.⟨keyword Type⟩; b.some; .⟨type Type⟩
      """##),
    Case(
      "members of self",
      ##"""
      self.get(); super.open(); Self.make()
      """##,
      ##"""
      ⟨keyword self⟩.⟨function get⟩(); ⟨keyword super⟩.⟨function open⟩(); ⟨keyword Self⟩.⟨function make⟩()
      """##),
    Case(
      "labels like keywords",
      ##"""
      f(in: a, for: b, default: c, where: d, class: e, as: g, repeat: 2)
      """##,
      ##"""
      ⟨function f⟩(in: a, for: b, default: c, where: d, class: e, as: g, repeat: ⟨number 2⟩)
      """##),
    Case(
      "parameters like keywords",
      ##"""
      func f(for key: K, in: R, of x: X, default y: Y, @Builder as view: V) {}
      """##,
      ##"""
      ⟨keyword func⟩ ⟨function f⟩(for key: ⟨type K⟩, in: ⟨type R⟩, of x: ⟨type X⟩, default y: ⟨type Y⟩, ⟨attribute @Builder⟩ as view: ⟨type V⟩) {}
      """##),
    Case(
      "argument labels in a function name",
      ##"""
      foo(in:for:default:) + bar(_:is:)
      """##,
      ##"""
      ⟨function foo⟩(in:for:default:) + ⟨function bar⟩(_:is:)
      """##),
    Case(
      "a default in a switch",
      ##"""
      switch a {
      case .b(let c), .d(_, let c) where c: f(c)
      case is E: break
      @unknown default: g()
      }
      """##,
      ##"""
      ⟨keyword switch⟩ a {
      ⟨keyword case⟩ .⟨function b⟩(⟨keyword let⟩ c), .⟨function d⟩(_, ⟨keyword let⟩ c) ⟨keyword where⟩ c: ⟨function f⟩(c)
      ⟨keyword case⟩ ⟨keyword is⟩ ⟨type E⟩: ⟨keyword break⟩
      ⟨attribute @unknown⟩ ⟨keyword default⟩: ⟨function g⟩()
      }
      """##),
    Case(
      "patterns",
      ##"""
      case let (a, b)?: 1
      if case .some(let x) = y, var z {}
      for case let i? in l {}
      """##,
      ##"""
      ⟨keyword case⟩ ⟨keyword let⟩ (a, b)?: ⟨number 1⟩
      ⟨keyword if⟩ ⟨keyword case⟩ .⟨function some⟩(⟨keyword let⟩ x) = y, ⟨keyword var⟩ z {}
      ⟨keyword for⟩ ⟨keyword case⟩ ⟨keyword let⟩ i? ⟨keyword in⟩ l {}
      """##),
    Case(
      "accessors",
      ##"""
      var a: Int {
        get { b }
        set { b = newValue }
      }
      var c: Int { get async throws }
      var d: Int { mutating get nonmutating set }
      """##,
      ##"""
      ⟨keyword var⟩ a: ⟨type Int⟩ {
        ⟨keyword get⟩ { b }
        ⟨keyword set⟩ { b = newValue }
      }
      ⟨keyword var⟩ c: ⟨type Int⟩ { ⟨keyword get⟩ ⟨keyword async⟩ ⟨keyword throws⟩ }
      ⟨keyword var⟩ d: ⟨type Int⟩ { ⟨keyword mutating⟩ ⟨keyword get⟩ ⟨keyword nonmutating⟩ ⟨keyword set⟩ }
      """##),
    Case(
      "accessors with names",
      ##"""
      subscript(i: Int) -> Int {
        _read { yield a[i] }
        set(value) { a[i] = value }
      }
      """##,
      ##"""
      ⟨keyword subscript⟩(i: ⟨type Int⟩) -> ⟨type Int⟩ {
        ⟨keyword _read⟩ { ⟨keyword yield⟩ a[i] }
        ⟨keyword set⟩(value) { a[i] = value }
      }
      """##),
    Case(
      "observers",
      ##"""
      var a = 1 {
        willSet { b() }
        didSet(old) { c(old) }
      }
      """##,
      ##"""
      ⟨keyword var⟩ a = ⟨number 1⟩ {
        ⟨keyword willSet⟩ { ⟨function b⟩() }
        ⟨keyword didSet⟩(old) { ⟨function c⟩(old) }
      }
      """##),
    Case(
      "names like accessors",
      ##"""
      get(x); let set = Set(a); if set { }; for x in set { }; return set
      """##,
      ##"""
      ⟨function get⟩(x); ⟨keyword let⟩ set = ⟨type Set⟩(a); ⟨keyword if⟩ set { }; ⟨keyword for⟩ x ⟨keyword in⟩ set { }; ⟨keyword return⟩ set
      """##),
    Case(
      "a union of sets",
      ##"""
      union(set) + a.get(b)
      """##,
      ##"""
      ⟨function union⟩(set) + a.⟨function get⟩(b)
      """##),
    Case(
      "concurrency",
      ##"""
      async let a = b(); try await c; for try await d in e {}; Task { @MainActor in await f() }
      """##,
      ##"""
      ⟨keyword async⟩ ⟨keyword let⟩ a = ⟨function b⟩(); ⟨keyword try⟩ ⟨keyword await⟩ c; ⟨keyword for⟩ ⟨keyword try⟩ ⟨keyword await⟩ d ⟨keyword in⟩ e {}; ⟨type Task⟩ { ⟨attribute @MainActor⟩ ⟨keyword in⟩ ⟨keyword await⟩ ⟨function f⟩() }
      """##),
    Case(
      "names like async",
      ##"""
      queue.async { }; async(x); let async = 1; f(async: a)
      """##,
      ##"""
      queue.async { }; ⟨function async⟩(x); ⟨keyword let⟩ async = ⟨number 1⟩; ⟨function f⟩(async: a)
      """##),
    Case(
      "actors",
      ##"""
      actor Bank {}
      distributed actor Node {}
      actors.map { actor in actor.name }
      """##,
      ##"""
      ⟨keyword actor⟩ ⟨type Bank⟩ {}
      ⟨keyword distributed⟩ ⟨keyword actor⟩ ⟨type Node⟩ {}
      actors.map { actor ⟨keyword in⟩ actor.name }
      """##),
    Case(
      "capture lists",
      ##"""
      { [weak self, unowned b, unowned(unsafe) c] in d }
      """##,
      ##"""
      { [⟨keyword weak⟩ ⟨keyword self⟩, ⟨keyword unowned⟩ b, ⟨keyword unowned⟩(⟨keyword unsafe⟩) c] ⟨keyword in⟩ d }
      """##),
    Case(
      "existentials",
      ##"""
      let a: any P & Q, b: (some R)?, c: any ~Copyable; any(x); some.y
      """##,
      ##"""
      ⟨keyword let⟩ a: ⟨keyword any⟩ ⟨type P⟩ & ⟨type Q⟩, b: (⟨keyword some⟩ ⟨type R⟩)?, c: ⟨keyword any⟩ ~⟨type Copyable⟩; ⟨function any⟩(x); some.y
      """##),
    Case(
      "metatypes",
      ##"""
      let t: any P.Type = A.self; let p: P.Protocol
      """##,
      ##"""
      ⟨keyword let⟩ t: ⟨keyword any⟩ ⟨type P⟩.⟨keyword Type⟩ = ⟨type A⟩.⟨keyword self⟩; ⟨keyword let⟩ p: ⟨type P⟩.⟨keyword Protocol⟩
      """##),
    Case(
      "key paths",
      ##"""
      \.name, \Book.pages.count, \.self, \.[0]
      """##,
      ##"""
      \.name, \⟨type Book⟩.pages.count, \.⟨keyword self⟩, \.[⟨number 0⟩]
      """##),
    Case(
      "variables with a dollar sign",
      ##"""
      $0 + $1.name; $model.text; self.$query
      """##,
      ##"""
      ⟨variable $0⟩ + ⟨variable $1⟩.name; ⟨variable $model⟩.text; ⟨keyword self⟩.⟨variable $query⟩
      """##),
    Case(
      "names in backquotes",
      ##"""
      let `class` = `self`.`default`; func `is`() {}; func `two words`() {}
      """##,
      ##"""
      ⟨keyword let⟩ `class` = `self`.`default`; ⟨keyword func⟩ ⟨function `is`⟩() {}; ⟨keyword func⟩ ⟨function `two words`⟩() {}
      """##),
    Case(
      "declared types",
      ##"""
      struct a {}; class B {}; enum c: D { case e, f(Int), g = 1 }; protocol h {}; typealias i = J; associatedtype k: L
      """##,
      ##"""
      ⟨keyword struct⟩ ⟨type a⟩ {}; ⟨keyword class⟩ ⟨type B⟩ {}; ⟨keyword enum⟩ ⟨type c⟩: ⟨type D⟩ { ⟨keyword case⟩ e, ⟨function f⟩(⟨type Int⟩), g = ⟨number 1⟩ }; ⟨keyword protocol⟩ ⟨type h⟩ {}; ⟨keyword typealias⟩ ⟨type i⟩ = ⟨type J⟩; ⟨keyword associatedtype⟩ ⟨type k⟩: ⟨type L⟩
      """##),
    Case(
      "an imported type",
      ##"""
      @preconcurrency public import struct Foundation.URL
      """##,
      ##"""
      ⟨attribute @preconcurrency⟩ ⟨keyword public⟩ ⟨keyword import⟩ ⟨keyword struct⟩ ⟨type Foundation⟩.⟨type URL⟩
      """##),
    Case(
      "types with an underscore",
      ##"""
      let a: _Storage<__Buffer> = _make()
      """##,
      ##"""
      ⟨keyword let⟩ a: ⟨type _Storage⟩<⟨type __Buffer⟩> = ⟨function _make⟩()
      """##),
    Case(
      "a precedence group",
      ##"""
      precedencegroup A { associativity: right; lowerThan: B; assignment: true }
      let right = left + none
      """##,
      ##"""
      ⟨keyword precedencegroup⟩ ⟨type A⟩ { ⟨keyword associativity⟩: ⟨keyword right⟩; ⟨keyword lowerThan⟩: ⟨type B⟩; ⟨keyword assignment⟩: ⟨literal true⟩ }
      ⟨keyword let⟩ right = left + none
      """##),
    Case(
      "numbers",
      ##"""
      1_000, 0xFF, 0b01, 0o17, 1.5e-3, 0x1.8p+2, 1..<5, 1.max, t.0.1, -3
      """##,
      ##"""
      ⟨number 1_000⟩, ⟨number 0xFF⟩, ⟨number 0b01⟩, ⟨number 0o17⟩, ⟨number 1.5e-3⟩, ⟨number 0x1.8p+2⟩, ⟨number 1⟩..<⟨number 5⟩, ⟨number 1⟩.max, t.⟨number 0.1⟩, -⟨number 3⟩
      """##),
    Case(
      "nested comments",
      ##"""
      /* a /* b */ c */ d /** e */ f
      """##,
      ##"""
      ⟨comment /* a /* b */ c */⟩ d ⟨comment /** e */⟩ f
      """##),
    Case(
      "documentation comments",
      ##"""
      /// - Parameter in: `for`
      //: a
      //
      """##,
      ##"""
      ⟨comment /// - Parameter in: `for`⟩
      ⟨comment //: a⟩
      ⟨comment //⟩
      """##),
    Case(
      "a shebang",
      ##"""
      #!/usr/bin/swift
      #!no
      """##,
      ##"""
      ⟨comment #!/usr/bin/swift⟩
      #!no
      """##),
    Case(
      "placeholders",
      ##"""
      func <#name#>(<#T##Int#>) { a <#b }
      """##,
      ##"""
      ⟨keyword func⟩ ⟨variable <#name#>⟩(⟨variable <#T##Int#>⟩) { a <⟨macro #b⟩ }
      """##),
    Case(
      "a fragment",
      ##"""
      ...
        }
        case .b: …
        let c = "d"
      """##,
      ##"""
      ...
        }
        ⟨keyword case⟩ .b: …
        ⟨keyword let⟩ c = ⟨string "d"⟩
      """##),
    Case(
      "inline arrays",
      ##"""
      var a: [3 of Int] = b, c: [2 of [4 of D]]; index(of: e)
      """##,
      ##"""
      ⟨keyword var⟩ a: [⟨number 3⟩ ⟨keyword of⟩ ⟨type Int⟩] = b, c: [⟨number 2⟩ ⟨keyword of⟩ [⟨number 4⟩ ⟨keyword of⟩ ⟨type D⟩]]; ⟨function index⟩(of: e)
      """##),
    Case(
      "memory safety",
      ##"""
      unsafe p.pointee + unsafe (q + 1)[0]; @unsafe func f(); let unsafe = 1
      """##,
      ##"""
      ⟨keyword unsafe⟩ p.pointee + ⟨keyword unsafe⟩ (q + ⟨number 1⟩)[⟨number 0⟩]; ⟨attribute @unsafe⟩ ⟨keyword func⟩ ⟨function f⟩(); ⟨keyword let⟩ unsafe = ⟨number 1⟩
      """##),
    Case(
      "conformances",
      ##"""
      extension [Int]: @retroactive @unchecked Sendable where Element: ~Escapable {}
      """##,
      ##"""
      ⟨keyword extension⟩ [⟨type Int⟩]: ⟨attribute @retroactive⟩ ⟨attribute @unchecked⟩ ⟨type Sendable⟩ ⟨keyword where⟩ ⟨type Element⟩: ~⟨type Escapable⟩ {}
      """##),
    Case(
      "class members",
      ##"""
      class func make() {}; class var a: Int { 1 }; protocol P: class {}
      """##,
      ##"""
      ⟨keyword class⟩ ⟨keyword func⟩ ⟨function make⟩() {}; ⟨keyword class⟩ ⟨keyword var⟩ a: ⟨type Int⟩ { ⟨number 1⟩ }; ⟨keyword protocol⟩ ⟨type P⟩: ⟨keyword class⟩ {}
      """##),
    Case(
      "a ternary",
      ##"""
      a ? b as? C : try? d; e ? true : nil; f ? self : .default
      """##,
      ##"""
      a ? b ⟨keyword as⟩? ⟨type C⟩ : ⟨keyword try⟩? d; e ? ⟨literal true⟩ : ⟨literal nil⟩; f ? ⟨keyword self⟩ : .default
      """##),
  ]
}
