/// Diagnostics in the order in which they were reported.
///
///     let list = diagnostics.removingDuplicates().sorted(in: sources)
package struct DiagnosticList: Sendable, Hashable {
  private var elements: [Diagnostic]

  /// Creates a list of the given diagnostics, in their order.
  package init(_ diagnostics: some Sequence<Diagnostic> = []) {
    elements = Array(diagnostics)
  }

  /// Appends a diagnostic.
  package mutating func append(_ diagnostic: Diagnostic) {
    elements.append(diagnostic)
  }

  /// Appends diagnostics, in their order.
  package mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
    elements.append(contentsOf: diagnostics)
  }

  /// Whether the list holds an error, which stops the site from being published.
  package var hasErrors: Bool {
    elements.contains { $0.severity == .error }
  }

  /// Returns the number of diagnostics of a severity.
  package func count(of severity: Severity) -> Int {
    elements.count { $0.severity == severity }
  }

  /// Returns the list with every warning turned into an error, for `--strict`.
  package func promotingWarnings() -> DiagnosticList {
    DiagnosticList(
      elements.map { diagnostic in
        var promoted = diagnostic
        if diagnostic.severity == .warning { promoted.severity = .error }
        return promoted
      })
  }

  /// Returns the list ready to print: at the site's levels, without duplicates, sorted, and with warnings as errors if
  /// `isStrict`.
  package func finalized(
    in sources: SourceMap, at levels: DiagnosticLevels = DiagnosticLevels(), isStrict: Bool
  ) -> DiagnosticList {
    let list = levels.applied(to: self).located(in: sources).removingDuplicates().sorted(in: sources)
    return isStrict ? list.promotingWarnings() : list
  }

  /// Returns the list with the places in files that were made of other sources moved to those.
  package func located(in sources: SourceMap) -> DiagnosticList {
    guard let origin = sources.origin else { return self }
    func move(_ range: inout SourceRange?) {
      range = range.flatMap { old in sources.path(of: old.source).flatMap { origin($0, old.bytes) } ?? old }
    }
    return DiagnosticList(
      elements.map { element in
        var diagnostic = element
        move(&diagnostic.location)
        for note in element.notes.indices { move(&diagnostic.notes[note].location) }
        if diagnostic.location != element.location { diagnostic.suggestion?.replacement = nil }
        return diagnostic
      })
  }

  /// Returns the list without diagnostics that equal an earlier diagnostic in every field.
  package func removingDuplicates() -> DiagnosticList {
    var seen: Set<Diagnostic> = []
    return DiagnosticList(elements.filter { seen.insert($0).inserted })
  }

  /// Returns the list sorted by path, then by offset.
  ///
  /// Diagnostics without a location come first. The sort is stable.
  package func sorted(in sources: SourceMap) -> DiagnosticList {
    let keyed = elements.enumerated().map { SortKey(of: $1, at: $0, in: sources) }
    return DiagnosticList(keyed.sorted(by: <).map { elements[$0.index] })
  }
}

extension DiagnosticList: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Creates a list of the given diagnostics, in their order.
  package init(arrayLiteral diagnostics: Diagnostic...) {
    self.init(diagnostics)
  }

  /// The index of the first diagnostic.
  package var startIndex: Int { elements.startIndex }

  /// The index after the last diagnostic.
  package var endIndex: Int { elements.endIndex }

  /// The diagnostic at an index.
  package subscript(index: Int) -> Diagnostic { elements[index] }
}

/// The sort key of a diagnostic: its path in byte order, then its offset, then its index in the list.
private struct SortKey: Comparable {
  let index: Int
  private let path: String?
  private let offset: Int

  init(of diagnostic: Diagnostic, at index: Int, in sources: SourceMap) {
    self.index = index
    path = diagnostic.location.flatMap { sources.path(of: $0.source) }
    offset = diagnostic.location?.bytes.lowerBound ?? 0
  }

  static func < (lhs: SortKey, rhs: SortKey) -> Bool {
    switch (lhs.path, rhs.path) {
    case (nil, .some): true
    case (.some, nil): false
    case (let lhsPath?, let rhsPath?) where !lhsPath.utf8.elementsEqual(rhsPath.utf8):
      lhsPath.utf8.lexicographicallyPrecedes(rhsPath.utf8)
    default:
      (lhs.offset, lhs.index) < (rhs.offset, rhs.index)
    }
  }
}
