import CMarkGFM

/// A check of the limits for inlines, after the parser has found the blocks, and before it parses the inlines.
///
/// An earlier check could only guess which lines are code blocks.
struct InlineCheck {
  /// The first violation of a limit.
  let problem: LocatedMarkdownProblem?

  /// Checks the blocks of a parser, which read `text`.
  init(
    _ parser: borrowing CMarkParser, of text: Span<UInt8>, _ lines: BodyLines, limits: MarkdownLimits,
    after rescans: RescanEstimate
  ) {
    var rescans = rescans
    if rescans.isNeeded {
      if let root = parser.root {
        root.forEachBlock { block in
          guard block.mayHoldInlines else { return }
          block.contentBytes.withSpan {
            rescans.add(textOfBlock: $0, at: lines.line(block.startLine).indices.prefix(80))
          }
        }
      } else {
        // Without the library's internal headers, the blocks are unknown, so the whole text counts as one block.
        rescans.add(textOfBlock: text, at: lines.line(1).indices.prefix(80))
      }
    }
    if let problem = rescans.problem {
      self.problem = problem
      return
    }
    let references = ReferenceEstimate(parser, of: text, limit: limits.referencedBytes)
    guard references.bytes > limits.referencedBytes else {
      problem = nil
      return
    }
    let start = min(lines.start(of: 1) + (references.start ?? 0), lines.count)
    problem = LocatedMarkdownProblem(problem: .tooManyReferencedBytes(limits.referencedBytes), range: start..<start)
  }
}

extension CMarkNode {
  /// Calls a function with each node below this one, in the order of the document.
  func forEachBlock(_ body: (CMarkNode) -> Void) {
    var node = self
    while true {
      body(node)
      if let child = node.firstChild {
        node = child
        continue
      }
      while node.next == nil {
        guard let parent = node.parent else { return }
        node = parent
      }
      guard let next = node.next else { return }
      node = next
    }
  }

  /// Whether the library parses inlines in a block; the raw text of other blocks does not matter.
  var mayHoldInlines: Bool {
    type != CMARK_NODE_CODE_BLOCK && type != CMARK_NODE_HTML_BLOCK
  }
}
