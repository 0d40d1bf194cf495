import Markup
@_spi(Reflection) import Swift

/// How two values of one type are compared: by `==` where the type has one, else field by field; strings and numbers bit by bit.
///
/// It is found once per type. A field that holds a closure, an object or anything else without `==` makes the whole type
/// incomparable, and its views are run again each time: correct, only slower.
@safe @usableFromInline
final class Comparison<Value> {
  @usableFromInline let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Nil where values of the type cannot be compared.
  @usableFromInline
  init?() {
    guard let areEqual = unsafe FieldComparison.of(Value.self) else { return nil }
    unsafe self.areEqual = areEqual
  }

  /// Whether both values are equal.
  @inlinable
  func holds(_ one: Value, _ other: Value) -> Bool {
    unsafe withUnsafePointer(to: one) { one in
      unsafe withUnsafePointer(to: other) { other in
        unsafe haveSameBits(one, other, MemoryLayout<Value>.size) || areEqual(one, other)
      }
    }
  }

  /// Whether both values are the very same bits, and so equal whatever `==` would say: true of nearly every row that did not
  /// change, and found without counting a single reference up or down.
  @inlinable
  func haveSameBits(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ size: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= size {
      let word = unsafe one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard unsafe word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset &+= 8
    }
    while offset < size {
      let byte = unsafe one.load(fromByteOffset: offset, as: UInt8.self)
      guard unsafe byte == other.load(fromByteOffset: offset, as: UInt8.self) else { return false }
      offset &+= 1
    }
    return true
  }
}

/// A type of Swift's own that holds values of others: these are compared one by one, for its `==` asks theirs.
private protocol Holder {
  static var held: any Any.Type { get }
  static var comparison: FieldComparison.Function? { get }
}

extension Optional: Holder {
  fileprivate static var held: any Any.Type { Wrapped.self }

  fileprivate static var comparison: FieldComparison.Function? {
    guard let comparison = Comparison<Wrapped>() else { return nil }
    return unsafe FieldComparison.comparing { (one: Self, other: Self) in
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?): comparison.holds(one, other)
      default: false
      }
    }
  }
}

extension Sequence {
  fileprivate static var held: any Any.Type { Element.self }

  /// Two of a kind that have no order of their own are told apart where they give their elements in another.
  fileprivate static var comparison: FieldComparison.Function? {
    guard let comparison = Comparison<Element>() else { return nil }
    return unsafe FieldComparison.comparing { (one: Self, other: Self) in one.elementsEqual(other, by: comparison.holds)
    }
  }
}

extension Array: Holder {}
extension ArraySlice: Holder {}
extension Set: Holder {}
extension Dictionary: Holder {}

private enum FieldComparison {
  typealias Function = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  static func of(_ type: any Any.Type) -> Function? {
    // Equal strings may differ in their bytes, and zero has two signs: a page shows which one it was.
    if type == String.self {
      return unsafe comparing { (one: String, other: String) in one.isSpelled(as: other) }
    }
    if type == Substring.self {
      return unsafe comparing { (one: Substring, other) in one.utf8.elementsEqual(other.utf8) }
    }
    if type == Character.self {
      return unsafe comparing { (one: Character, other) in one.utf8.elementsEqual(other.utf8) }
    }
    if type == Double.self { return unsafe comparing { (one: Double, other) in one.bitPattern == other.bitPattern } }
    if type == Float.self { return unsafe comparing { (one: Float, other) in one.bitPattern == other.bitPattern } }
    // A field that holds an object may hold it weakly, which the type does not tell; only key paths are known to be constants.
    if holdsObject(type), !(type is AnyKeyPath.Type) { return nil }
    if let type = type as? any Holder.Type { return unsafe type.comparison }
    if let type = type as? any Equatable.Type { return unsafe equatable(type) }
    return unsafe fields(of: type)
  }

  static func comparing<Value>(_ areEqual: @escaping (Value, Value) -> Bool) -> Function {
    { one, other in
      unsafe areEqual(
        one.assumingMemoryBound(to: Value.self).pointee, other.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func holdsObject(_ type: any Any.Type) -> Bool {
    type is AnyClass || (type as? any Holder.Type)?.held is AnyClass
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Function {
    unsafe comparing { (one: Value, other: Value) in one == other }
  }

  /// Reads the stored properties of a struct, or the members of a tuple, off the type; anything else has no fields to compare.
  private static func fields(of type: any Any.Type) -> Function? {
    guard Self.hasFields(type) else { return nil }
    var comparisons = unsafe [(offset: Int, areEqual: Function)]()
    let isComparable = unsafe _forEachField(of: type) { _, offset, type, _ in
      guard let areEqual = unsafe of(type) else { return false }
      unsafe comparisons.append((offset, areEqual))
      return true
    }
    guard isComparable else { return nil }
    return { one, other in
      unsafe comparisons.allSatisfy { unsafe $0.areEqual(one + $0.offset, other + $0.offset) }
    }
  }

  private static func hasFields(_ type: any Any.Type) -> Bool {
    let kind = unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == MetadataKind.structure || kind == MetadataKind.tuple
  }

  /// The first word of a type's metadata, as the Swift ABI fixes it.
  private enum MetadataKind {
    static let structure = 0x200
    static let tuple = 0x301
  }
}

/// Whether two values of a type that is not known are equal as a page shows them; those that cannot be compared never are.
func areEqual(_ one: Any, _ other: Any) -> Bool {
  // This cast also looks into a box in a box, as generic code makes one of a value that was `Any` before.
  if let one = one as? any Equatable { return isEqual(one, to: other) }
  func holds<Value>(_ one: Value) -> Bool { isSame(one, as: other) ?? false }
  return _openExistential(one, do: holds)
}

private func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool {
  isSame(one, as: other) ?? (one == other as? Value)
}

/// Nothing where values of the type cannot be compared.
private func isSame<Value>(_ one: Value, as other: Any) -> Bool? {
  guard let other = other as? Value else { return false }
  return Comparison<Value>()?.holds(one, other)
}
