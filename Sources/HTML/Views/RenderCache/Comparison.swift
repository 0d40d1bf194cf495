import Markup
@_spi(Reflection) import Swift

/// The comparison of two values of one type: by `==` if the type has one, else field by field.
///
/// Strings and numbers are compared bit by bit.
///
/// The cache makes one comparison per type. A type with a field that holds a closure, an object or another value
/// without `==` cannot be compared. The bodies of such views run in every render, which is correct but slower.
@safe @usableFromInline
final class Comparison<Value> {
  @usableFromInline let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Creates a comparison, or returns nil if values of the type cannot be compared.
  @usableFromInline
  init?() {
    guard let compare = unsafe FieldComparison.of(Value.self) else { return nil }
    unsafe self.compare = compare
  }

  /// Returns whether both values are equal.
  @inlinable
  func areEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    unsafe withUnsafePointer(to: lhs) { lhs in
      unsafe withUnsafePointer(to: rhs) { rhs in
        unsafe haveSameBits(lhs, rhs, MemoryLayout<Value>.size) || compare(lhs, rhs)
      }
    }
  }

  /// Returns whether both values have the same bits, and so are equal.
  ///
  /// Nearly every unchanged row has the same bits, and comparing bits changes no reference count.
  @inlinable
  func haveSameBits(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ size: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= size {
      let word = unsafe lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard unsafe word == rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset &+= 8
    }
    while offset < size {
      let byte = unsafe lhs.load(fromByteOffset: offset, as: UInt8.self)
      guard unsafe byte == rhs.load(fromByteOffset: offset, as: UInt8.self) else { return false }
      offset &+= 1
    }
    return true
  }
}

/// A standard library type that is compared element by element, because its `==` uses the `==` of the elements.
private protocol ElementwiseComparable {
  static var elementType: any Any.Type { get }
  static var comparison: FieldComparison.Function? { get }
}

extension Optional: ElementwiseComparable {
  fileprivate static var elementType: any Any.Type { Wrapped.self }

  fileprivate static var comparison: FieldComparison.Function? {
    guard let comparison = Comparison<Wrapped>() else { return nil }
    return unsafe FieldComparison.comparing { (lhs: Self, rhs: Self) in
      switch (lhs, rhs) {
      case (nil, nil): true
      case (let lhs?, let rhs?): comparison.areEqual(lhs, rhs)
      default: false
      }
    }
  }
}

extension Sequence {
  fileprivate static var elementType: any Any.Type { Element.self }

  /// Compares elements in order.
  ///
  /// Equal sets with different orders count as different, which only costs a cache miss.
  fileprivate static var comparison: FieldComparison.Function? {
    guard let comparison = Comparison<Element>() else { return nil }
    return unsafe FieldComparison.comparing { (lhs: Self, rhs: Self) in
      lhs.elementsEqual(rhs, by: comparison.areEqual)
    }
  }
}

extension Array: ElementwiseComparable {}
extension ArraySlice: ElementwiseComparable {}
extension Set: ElementwiseComparable {}
extension Dictionary: ElementwiseComparable {}

private enum FieldComparison {
  typealias Function = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// A struct with one field of type `Value`, from which reflection finds the kind of `Value`.
  private struct Field<Value> {
    let value: Value
  }

  /// Returns the comparison of values of `type`, or nil if they cannot be compared.
  static func of<Value>(_ type: Value.Type) -> Function? {
    unsafe fields(of: Field<Value>.self)
  }

  /// Returns the comparison of all stored properties of a struct, or of all members of a tuple.
  private static func fields(of type: any Any.Type) -> Function? {
    var comparisons = unsafe [(offset: Int, compare: Function)]()
    let isComparable = unsafe _forEachField(of: type) { _, offset, type, kind in
      guard let compare = unsafe field(type, kind) else { return false }
      unsafe comparisons.append((offset, compare))
      return true
    }
    guard isComparable else { return nil }
    if unsafe comparisons.count == 1, let only = unsafe comparisons.first, unsafe only.offset == 0 {
      return unsafe only.compare
    }
    return { lhs, rhs in
      unsafe comparisons.allSatisfy { unsafe $0.compare(lhs + $0.offset, rhs + $0.offset) }
    }
  }

  private static func field(_ type: any Any.Type, _ kind: _MetadataKind) -> Function? {
    // Equal strings may differ in their bytes, and 0.0 equals -0.0, but a page shows the difference.
    if type == String.self {
      return unsafe comparing { (lhs: String, rhs: String) in lhs.isSpelled(as: rhs) }
    }
    if type == Substring.self {
      return unsafe comparing { (lhs: Substring, rhs) in lhs.utf8.elementsEqual(rhs.utf8) }
    }
    if type == Character.self {
      return unsafe comparing { (lhs: Character, rhs) in lhs.utf8.elementsEqual(rhs.utf8) }
    }
    if type == Double.self { return unsafe comparing { (lhs: Double, rhs) in lhs.bitPattern == rhs.bitPattern } }
    if type == Float.self { return unsafe comparing { (lhs: Float, rhs) in lhs.bitPattern == rhs.bitPattern } }
    // A field with an object may be weak, and the type does not show this. Only key paths are known to be constant
    // objects.
    if holdsObject(type), !(type is AnyKeyPath.Type) { return nil }
    if let type = type as? any ElementwiseComparable.Type { return unsafe type.comparison }
    if let type = type as? any Equatable.Type { return unsafe equatable(type) }
    // Enumerations, closures and existentials have no fields that reflection can compare.
    return kind == .struct || kind == .tuple ? unsafe fields(of: type) : nil
  }

  static func comparing<Value>(_ areEqual: @escaping (Value, Value) -> Bool) -> Function {
    { lhs, rhs in
      unsafe areEqual(
        lhs.assumingMemoryBound(to: Value.self).pointee, rhs.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func holdsObject(_ type: any Any.Type) -> Bool {
    type is AnyClass || (type as? any ElementwiseComparable.Type)?.elementType is AnyClass
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Function {
    unsafe comparing { (lhs: Value, rhs: Value) in lhs == rhs }
  }
}

/// Returns whether two values of unknown types are equal on a page; values that cannot be compared are never equal.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  // Generic code can wrap an `Any` in another `Any`. The cast to `Equatable` opens both.
  if let lhs = lhs as? any Equatable { return isEqual(lhs, to: rhs) }
  func compare<Value>(_ lhs: Value) -> Bool { compareIfPossible(lhs, rhs) ?? false }
  return _openExistential(lhs, do: compare)
}

private func isEqual<Value: Equatable>(_ lhs: Value, to rhs: Any) -> Bool {
  compareIfPossible(lhs, rhs) ?? (lhs == rhs as? Value)
}

/// Returns whether both values are equal, or nil if values of the type cannot be compared.
private func compareIfPossible<Value>(_ lhs: Value, _ rhs: Any) -> Bool? {
  guard let rhs = rhs as? Value else { return false }
  return Comparison<Value>()?.areEqual(lhs, rhs)
}
