/// The compiler's plugin for `@Entry` and `#Preview`, which answers the messages of the compiler.
///
/// It uses the compiler's protocol directly: a site that needs swift-syntax would fetch and compile it first.
@main enum EntryPlugin {
  static func main() {
    let compiler = CompilerConnection()
    while let message = compiler.next() {
      guard compiler.send(answer(to: message)) else { return }
    }
  }

  /// Returns the answer to a message of the compiler, as JSON.
  private static func answer(to message: JSON) -> String {
    if message["getCapability"] != nil {
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
    }
    // A preview is for an app's editor, so its code is checked and left out.
    if message["expandFreestandingMacro"] != nil { return expansion("") }
    guard let request = message["expandAttachedMacro"] else { return expansion(nil) }
    do throws(EntryMistake) {
      let entry = try EntryExpansion(request)
      return expansion(request["macroRole"]?.text == "accessor" ? entry.accessors : entry.key)
    } catch {
      // The compiler asks for the accessors and for the key, and one report is enough.
      guard request["macroRole"]?.text == "accessor" else { return expansion("") }
      // Without accessors, the compiler would report a stored property, too.
      return expansion("{ get { preconditionFailure() } }", diagnostics: error.diagnostic(at: request["declSyntax"]))
    }
  }

  private static func expansion(_ source: String?, diagnostics: String = "") -> String {
    #"{"expandMacroResult":{"expandedSource":\#(source.map(JSON.quoted) ?? "null"),"diagnostics":[\#(diagnostics)]}}"#
  }
}
