import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes a list of terms with their definitions.
  func writeDefinitionList(_ index: Int, at location: Location, in context: inout RenderContext) {
    writeElement("<dl></dl>", index, in: &context) { context in
      context.output.append("\n")
      let writer = nested { $0.lists += 1 }
      for child in tree.children(of: index) {
        switch tree.nodes[child].kind {
        case .term:
          writeElement("<dt></dt>", child, in: &context) { context in
            writeInlines(inlines(of: child), closing: child, in: &context)
          }
        default:
          writeElement("<dd></dd>", child, in: &context) { context in
            let isTight = tree.nodes[child].flags.contains(.tight)
            writer.writeItemContent(tree.content(of: child), isTight: isTight, at: location, in: &context)
            writeClosing(of: child, in: &context)
          }
        }
        context.output.append("\n")
      }
      writeClosing(of: index, in: &context)
    }
    context.output.append("\n")
  }
}
