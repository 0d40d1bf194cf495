/// The way from a container's content to one child, step by step: what makes a child the same child in the next render.
///
/// Paths share their beginnings, so that a step costs the same at any depth.
public final class IdentityPath {
  /// One step of the way.
  enum Step {
    /// A statement of a builder, or a view among several of one element.
    case position(Int)
    /// A branch of a conditional.
    case branch(Int)
    /// What an `AnyView` holds.
    case erased(any Any.Type)
    /// An element of a `ForEach`, and the how-manieth it is among elements of the same id.
    case element(AnyHashable, occurrence: Int)
    /// What `.id(_:)` says.
    case explicit(AnyHashable)
    /// The header, content or footer of a section.
    case part(String)
    /// A child that a container places again.
    case placed(IdentityPath)
    /// The loose views after a section, or before the first one.
    case loose
  }

  let parent: IdentityPath?
  let step: Step?

  /// The path folded into a number, for renderers that keep what they rendered; it differs from run to run.
  let key: UInt64

  /// The content of a container that stands at `location`.
  init(contentOf location: Location) {
    parent = nil
    step = nil
    key = location.key
  }

  init(_ parent: IdentityPath, _ step: Step) {
    self.parent = parent
    self.step = step
    var hasher = Hasher()
    hasher.combine(parent.key)
    step.hash(into: &hasher, placedBy: \.key)
    key = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// The innermost explicit id on the way, of a `ForEach` or of `.id(_:)`; what a child brings lies further in than its place.
  var explicitID: AnyHashable? {
    var path: IdentityPath? = self
    while let current = path {
      switch current.step {
      case .element(let id, _), .explicit(let id): return id
      case .placed(let original): if let id = original.explicitID { return id }
      default: break
      }
      path = current.parent
    }
    return nil
  }
}

extension IdentityPath: Hashable {
  /// Whether both take the same steps; where the container itself stands does not matter.
  public static func == (one: IdentityPath, other: IdentityPath) -> Bool {
    var one = one
    var other = other
    while one !== other {
      guard one.step == other.step else { return false }
      guard let next = one.parent, let otherNext = other.parent else { return one.parent == nil && other.parent == nil }
      (one, other) = (next, otherNext)
    }
    return true
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    var path: IdentityPath? = self
    while let current = path {
      current.step?.hash(into: &hasher, placedBy: \.self)
      path = current.parent
    }
  }
}

extension IdentityPath.Step: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.position(let one), .position(let other)): one == other
    case (.branch(let one), .branch(let other)): one == other
    case (.erased(let one), .erased(let other)): one == other
    case (.element(let one, let nth), .element(let other, let otherNth)): nth == otherNth && one == other
    case (.explicit(let one), .explicit(let other)): one == other
    case (.part(let one), .part(let other)): one == other
    case (.placed(let one), .placed(let other)): one == other
    case (.loose, .loose): true
    default: false
    }
  }

  fileprivate func hash(into hasher: inout Hasher, placedBy part: (IdentityPath) -> some Hashable) {
    switch self {
    case .position(let index): hasher.combine(index)
    case .branch(let branch): hasher.combine(-1 - branch)
    case .erased(let type): hasher.combine(ObjectIdentifier(type))
    case .element(let id, let occurrence):
      hasher.combine(id)
      hasher.combine(occurrence)
    case .explicit(let id): hasher.combine(id)
    case .part(let name): hasher.combine(name)
    case .placed(let path): hasher.combine(part(path))
    case .loose: hasher.combine("loose")
    }
  }
}

extension IdentityPath: CustomStringConvertible {
  /// The path as text, the same in every process: `2/if/[7]/0`.
  public var description: String {
    var steps: [String] = []
    var path: IdentityPath? = self
    while let current = path {
      if let step = current.step { steps.append(step.description) }
      path = current.parent
    }
    return steps.isEmpty ? "." : steps.reversed().joined(separator: "/")
  }
}

extension IdentityPath.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .position(let index): "\(index)"
    case .branch(let branch): branch == 0 ? "if" : "else"
    case .erased(let type): "any \(type)"
    case .element(let id, let occurrence): occurrence == 0 ? "[\(id.base)]" : "[\(id.base)#\(occurrence)]"
    case .explicit(let id): "id(\(id.base))"
    case .part(let name): name
    case .placed(let path): "{\(path)}"
    case .loose: "loose"
    }
  }
}
