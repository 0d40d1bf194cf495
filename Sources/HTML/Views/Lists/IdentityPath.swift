/// The identity of a child: the steps from its container's content to the child.
///
/// A child with an equal path in the next render is the same child. Paths share their beginnings, so adding a step
/// costs the same at any depth.
final class IdentityPath {
  /// One step of a path.
  enum Step {
    /// The position of a statement in a view builder, or of a child among the children of one `ForEach` element.
    case position(Int)
    /// The branch of a conditional.
    case branch(Int)
    /// The type of the view inside an `AnyView`.
    case erased(any Any.Type)
    /// The id of a `ForEach` element, and the number of preceding elements with the same id.
    case element(AnyHashable, occurrence: Int)
    /// The value of `.id(_:)`.
    case explicit(AnyHashable)
    /// The header, content or footer of a section.
    case part(String)
    /// The original path of a child that a container placed.
    case placed(IdentityPath)
    /// A run of views outside of any explicit section: after a section, or before the first one.
    case loose
  }

  let parent: IdentityPath?
  let step: Step?

  /// A hash of the path for a renderer's cache; it differs from process to process.
  let key: UInt64

  /// Creates the empty path of a container's content.
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
    step.hash(into: &hasher, hashingPlaced: \.key)
    key = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// The innermost explicit id: from a `ForEach` or from `.id(_:)`.
  ///
  /// For a placed child, an id on its original path overrides an id at its placement.
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
  /// Returns whether both paths have the same steps; the location of the container is ignored.
  static func == (lhs: IdentityPath, rhs: IdentityPath) -> Bool {
    var lhs = lhs
    var rhs = rhs
    while lhs !== rhs {
      guard lhs.step == rhs.step else { return false }
      guard let left = lhs.parent, let right = rhs.parent else { return lhs.parent == nil && rhs.parent == nil }
      (lhs, rhs) = (left, right)
    }
    return true
  }

  /// Hashes the steps.
  func hash(into hasher: inout Hasher) {
    var path: IdentityPath? = self
    while let current = path {
      current.step?.hash(into: &hasher, hashingPlaced: \.self)
      path = current.parent
    }
  }
}

extension IdentityPath.Step: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.position(let lhs), .position(let rhs)): lhs == rhs
    case (.branch(let lhs), .branch(let rhs)): lhs == rhs
    case (.erased(let lhs), .erased(let rhs)): lhs == rhs
    case (.element(let lhs, let left), .element(let rhs, let right)): left == right && lhs == rhs
    case (.explicit(let lhs), .explicit(let rhs)): lhs == rhs
    case (.part(let lhs), .part(let rhs)): lhs == rhs
    case (.placed(let lhs), .placed(let rhs)): lhs == rhs
    case (.loose, .loose): true
    default: false
    }
  }

  fileprivate func hash(into hasher: inout Hasher, hashingPlaced hashable: (IdentityPath) -> some Hashable) {
    switch self {
    case .position(let index): hasher.combine(index)
    case .branch(let branch): hasher.combine(-1 - branch)
    case .erased(let type): hasher.combine(ObjectIdentifier(type))
    case .element(let id, let occurrence):
      hasher.combine(id)
      hasher.combine(occurrence)
    case .explicit(let id): hasher.combine(id)
    case .part(let name): hasher.combine(name)
    case .placed(let path): hasher.combine(hashable(path))
    case .loose: hasher.combine("loose")
    }
  }
}

extension IdentityPath: CustomStringConvertible {
  /// The path as text, the same in every process: `2/if/[7]/0`.
  var description: String {
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

/// A hash of a view's path from the root of the page, which is the view's key in a renderer's cache.
///
/// Without a cache, nothing reads the location, so the optimizer removes it. A hash collision costs a cache miss, but
/// never gives a wrong page, because the cache also compares the views.
public struct Location {
  @usableFromInline let key: UInt64

  /// The location of the page's root.
  @usableFromInline package static var root: Location { Location(key: 0x9E37_79B9_7F4A_7C15) }

  @inlinable @inline(__always)
  init(key: UInt64) {
    self.key = key
  }

  /// The location of the body of the view at this location.
  @inlinable @inline(__always)
  package var next: Location { child(0) }

  /// Returns the location of the part at `index` of the view at this location.
  @inlinable @inline(__always)
  package func child(_ index: Int) -> Location {
    var mixed = key ^ (UInt64(truncatingIfNeeded: index) &+ 0x51_7CC1_B727_220A)
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return Location(key: mixed ^ (mixed >> 32))
  }

  /// Returns the location of a placed child, which includes the child's path.
  func child(of path: IdentityPath) -> Location {
    child(Int(truncatingIfNeeded: path.key))
  }
}
