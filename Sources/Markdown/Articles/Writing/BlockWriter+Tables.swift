import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes a table; its first row is the head.
  func writeTable(_ index: Int, in context: inout RenderContext) {
    writeElement("<table></table>", index, in: &context) { context in
      context.output.append("\n")
      var hasBody = false
      for row in tree.children(of: index) {
        if tree.nodes[row].flags.contains(.header) {
          context.output.append("<thead>\n")
          writeRow(row, in: &context)
          context.output.append("</thead>\n")
        } else {
          if !hasBody { context.output.append("<tbody>\n") }
          hasBody = true
          writeRow(row, in: &context)
        }
      }
      if hasBody { context.output.append("</tbody>\n") }
    }
    context.output.append("\n")
  }

  private func writeRow(_ index: Int, in context: inout RenderContext) {
    context.output.append("<tr>\n")
    let isHeader = tree.nodes[index].flags.contains(.header)
    for cell in tree.children(of: index) {
      context.output.append(isHeader ? "<th" : "<td")
      switch UInt8(truncatingIfNeeded: tree.nodes[cell].number) {
      case UInt8(ascii: "l"): context.output.append(" align=\"left\">")
      case UInt8(ascii: "c"): context.output.append(" align=\"center\">")
      case UInt8(ascii: "r"): context.output.append(" align=\"right\">")
      default: context.output.append(">")
      }
      writeInlines(inlines(of: cell), closing: cell, in: &context)
      context.output.append(isHeader ? "</th>\n" : "</td>\n")
    }
    context.output.append("</tr>\n")
  }
}
