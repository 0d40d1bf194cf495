/// Diagnostics in the order in which they were found.
///
///     let report = found.removingDuplicates().sorted(in: sources)
public struct DiagnosticList: Sendable, Hashable {
  private var elements: [Diagnostic]

  /// Takes diagnostics in their order.
  public init(_ diagnostics: some Sequence<Diagnostic> = []) {
    elements = Array(diagnostics)
  }

  /// Adds a diagnostic at the end.
  public mutating func append(_ diagnostic: Diagnostic) {
    elements.append(diagnostic)
  }

  /// Adds diagnostics at the end, in their order.
  public mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
    elements.append(contentsOf: diagnostics)
  }

  /// Whether anything keeps the site from being made.
  public var hasErrors: Bool {
    elements.contains { $0.severity == .error }
  }

  /// How many diagnostics are of a severity.
  public func count(of severity: Severity) -> Int {
    elements.count { $0.severity == severity }
  }

  /// The same with every warning an error, which is what `--strict` asks for.
  public func promotingWarnings() -> DiagnosticList {
    DiagnosticList(
      elements.map { diagnostic in
        var promoted = diagnostic
        if diagnostic.severity == .warning { promoted.severity = .error }
        return promoted
      })
  }

  /// The same as it is told: each once, by place, and with every warning an error where that is asked for.
  public func told(in sources: SourceMap, isStrict: Bool) -> DiagnosticList {
    let list = removingDuplicates().sorted(in: sources)
    return isStrict ? list.promotingWarnings() : list
  }

  /// The same without those that equal an earlier one in everything.
  public func removingDuplicates() -> DiagnosticList {
    var seen: Set<Diagnostic> = []
    return DiagnosticList(elements.filter { seen.insert($0).inserted })
  }

  /// The same by path, then by offset, those without a place first; equals stay in their order.
  public func sorted(in sources: SourceMap) -> DiagnosticList {
    let keyed = elements.enumerated().map { SortKey(of: $1, foundAt: $0, in: sources) }
    return DiagnosticList(keyed.sorted(by: <).map { elements[$0.index] })
  }
}

extension DiagnosticList: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Takes diagnostics in their order.
  public init(arrayLiteral diagnostics: Diagnostic...) {
    self.init(diagnostics)
  }

  /// The position of the first diagnostic.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last diagnostic.
  public var endIndex: Int { elements.endIndex }

  /// The diagnostic at a position.
  public subscript(index: Int) -> Diagnostic { elements[index] }
}
