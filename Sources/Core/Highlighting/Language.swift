import Synchronization

/// A language that code can be written in: what it is called, and how its text is read.
///
/// ```swift
/// let tokens = Language.named("swift")?.tokens(in: Array("let answer = 42".utf8))
/// ```
package final class Language: Sendable {
  /// What it is called in a class name, such as `swift`.
  package let name: String
  /// What else it is called, in lower case.
  package let aliases: [String]

  private let describe: @Sendable () -> Grammar
  private let compiled = Mutex<CompiledGrammar?>(nil)

  init(_ name: String, aliases: [String] = [], _ describe: @escaping @Sendable () -> Grammar) {
    self.name = name
    self.aliases = aliases
    self.describe = describe
  }

  /// The grammar, compiled when it is first needed: a page wants few languages, and a start of the tool none.
  var grammar: CompiledGrammar {
    compiled.withLock { compiled in
      if let compiled { return compiled }
      let made = CompiledGrammar(GrammarCompiler(describe()).compiled)
      compiled = made
      return made
    }
  }

  /// What each stretch of a text is; the tokens cover all of it, in order.
  package func tokens(in text: [UInt8]) -> [Token] { tokens(in: text, text.indices) }

  /// What each stretch of a part of a text is; their ends are offsets in the whole of it.
  package func tokens(in text: [UInt8], _ range: Range<Int>) -> [Token] {
    var scanner = Scanner(text, in: range, grammar)
    scanner.run()
    return scanner.tokens
  }
}
