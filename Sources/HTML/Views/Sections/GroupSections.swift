/// What a closure makes of the sections of a view.
public struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SectionCollection) -> Result

  /// Writes what the closure makes of the sections.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let inputs = context.contentInputs(at: location, inheriting: context.layers?.traits ?? TraitBag())
    let place = context.exchangePlace(.container)
    Result._render(view.transform(view.sections(inputs)), at: location.next, in: &context)
    _ = context.exchangePlace(place)
  }

  /// Resolves to the list of what the closure makes.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    DeferredList(view, inputs) { view, inputs in
      let content = inputs.content(inheriting: inputs.traits)
      return Result._list(inputs.evaluate { view.transform(view.sections(content)) }, inputs)
    }
  }

  /// What the type of the closure's result tells.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    GroupElementsOfContent<Base, Result>._shape(&budget)
  }

  private func sections(_ inputs: ListInputs) -> SectionCollection {
    SectionAccumulator.sections(of: Base._list(base, inputs), inputs)
  }
}

extension Group {
  /// Gives `transform` all the sections of `view` at once; what it makes of them is spliced in here.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(base: view, transform: transform))
  }
}

/// The sections of a view as the data of a `ForEach`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: SectionCollection

  /// Where the sections start.
  public var startIndex: Int { 0 }

  /// Where the sections end.
  public var endIndex: Int { sections.count }

  /// The section at a position; out of range, the program stops.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
  /// A view for each section of `view`.
  ///
  /// ```swift
  /// ForEach(sections: content) { group in
  ///   h2 { group.header }
  ///   ul { group.content }
  /// }
  /// ```
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      source: .content(AnyView(view)) { list, inputs in
        ForEachSectionCollection(sections: SectionAccumulator.sections(of: list, inputs))
      }, identify: { $0.id }, content: content)
  }
}
