/// A body that ran to resolve a list, so that it need not run again for an equal view.
struct RetainedBody {
  let key: UInt64
  let input: RetainedInput
  let body: Any
  /// The readings the body made.
  let reads: [EnvironmentRead]

  /// The readings as the body would make them now; nil if one would differ.
  func reads(in environment: EnvironmentValues) -> [EnvironmentRead]? {
    let repeated = reads.compactMap { $0.repeated(in: environment) }
    return repeated.count == reads.count ? repeated : nil
  }
}

extension ListInputs {
  /// The body of a view that a list looks through; for an equal view the one from the last render.
  @usableFromInline
  func body<Content: View>(of view: Content) -> Content.Body {
    guard let retention, let comparison = retention.comparison(of: Content.self) else {
      retention?.count(Content.self, isComparable: false, inList: true)
      return evaluate { view.body }
    }
    // A composite whose body is another composite stands at the same place as that one.
    let key = path.key ^ UInt64(truncatingIfNeeded: ObjectIdentifier(Content.self).hashValue)
    let last = retention.journals.last.body(key)
    if let last, let input = last.input as? RetainedView<Content>, input.matches(view),
      let body = last.body as? Content.Body, let reads = last.reads(in: environment)
    {
      RenderBox.current?.recorder?.append(reads)
      retention.journals.now.bodies.append(RetainedBody(key: key, input: input, body: body, reads: reads))
      return body
    }
    retention.count(Content.self, isComparable: true, inList: true)
    let recorder = RenderBox.current?.recorder
    let start = recorder?.count ?? 0
    let body = evaluate { view.body }
    let reads = Array(recorder?.all.dropFirst(start) ?? [])
    retention.journals.now.bodies.append(
      RetainedBody(key: key, input: RetainedView(view, comparison), body: body, reads: reads))
    return body
  }
}
