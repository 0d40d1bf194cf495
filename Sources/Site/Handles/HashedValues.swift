import Dates
package import Mustache
import Planning
package import Records

/// An object that records each property that a template reads.
///
/// The hash of the object covers only its name, because the reads of its properties are recorded separately.
package protocol NamedObject: TemplateObject {
  var subjectName: SubjectName { get }
}

/// An object whose names are those of a list of properties.
package protocol PropertyObject: TemplateObject {
  associatedtype Property: TemplateProperty
  /// Returns the value of a property; `nil` if this object lacks it.
  func value(of property: Property) -> TemplateValue?
}

extension PropertyObject {
  package func value(of name: ValueName) -> TemplateValue? { Property.table[name].flatMap { value(of: $0) } }

  package func value(named name: String) -> TemplateValue? { value(of: ValueName(name)) }
}

/// A list that can be hashed without creating its elements.
protocol HashedList: TemplateList {
  /// Writes the values that determine the list.
  func writeHashed(to writer: inout RecordWriter)
}

extension TemplateValue {
  /// The hash of the value.
  package var hash: ContentHash {
    var writer = RecordWriter()
    write(to: &writer)
    return ContentHash(comparing: writer.bytes)
  }

  /// Writes what the hash of the value covers.
  package func write(to writer: inout RecordWriter) {
    writer.write(kindNumber)
    switch self {
    case .nothing: break
    case .flag(let flag): writer.write(flag)
    case .integer(let number): writer.write(number)
    case .number(let number): writer.write(Int(bitPattern: UInt(number.bitPattern)))
    case .text(let text): writer.write(text)
    case .markup(let bytes): writer.write(ContentHash(comparing: bytes))
    case .atom(let atom):
      guard let date = atom as? DateValue else { return writer.write(atom.text) }
      writer.write(date.instant.secondsSince1970)
      writer.write([date.zone.name, date.language.tag])
    case .list(let list):
      if let list = list as? any HashedList { return list.writeHashed(to: &writer) }
      writer.write(list.count)
      for index in 0..<list.count { list.element(at: index).write(to: &writer) }
    case .object(let object):
      if let object = object as? any NamedObject { return writer.write(object.subjectName) }
      for name in object.names {
        writer.write(name)
        (object.value(named: name) ?? .nothing).write(to: &writer)
      }
      writer.write("")
    case .lambda: break
    }
  }

  private var kindNumber: Int {
    switch self {
    case .nothing: 0
    case .flag: 1
    case .integer: 2
    case .number: 3
    case .text: 4
    case .markup: 5
    case .atom: 6
    case .list: 7
    case .object: 8
    case .lambda: 9
    }
  }
}

/// A list whose elements are created when a template reads them.
final class LazyList: HashedList {
  let count: Int
  /// Returns texts that, with the count, determine the elements.
  private let hashedTexts: @Sendable () -> [String]
  private let makeElement: @Sendable (Int) -> TemplateValue

  init(
    _ count: Int, hashing hashedTexts: @autoclosure @escaping @Sendable () -> [String],
    _ makeElement: @escaping @Sendable (Int) -> TemplateValue
  ) {
    self.count = count
    self.hashedTexts = hashedTexts
    self.makeElement = makeElement
  }

  func element(at index: Int) -> TemplateValue { makeElement(index) }

  func writeHashed(to writer: inout RecordWriter) {
    writer.write(count)
    writer.write(hashedTexts())
  }
}
