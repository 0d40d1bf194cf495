import Dates
import Mustache
import Records

/// An object whose values are noted one by one where they are read: what somebody is given of it is which one it is.
protocol NamedObject: TemplateObject {
  /// What it is called from build to build.
  var nameForMark: SubjectName { get }
}

/// A list that can say what it holds without making it.
protocol MarkedList: TemplateList {
  /// What it holds, as far as whoever gets the list depends on it.
  func writeMark(to writer: inout RecordWriter)
}

extension TemplateValue {
  /// A number that tells this value from what it was in another build.
  var mark: ContentMark {
    var writer = RecordWriter()
    write(to: &writer)
    return ContentMark(of: writer.bytes)
  }

  private func write(to writer: inout RecordWriter) {
    writer.write(kindNumber)
    switch self {
    case .nothing: break
    case .flag(let flag): writer.write(flag)
    case .integer(let number): writer.write(number)
    case .number(let number): writer.write(Int(bitPattern: UInt(number.bitPattern)))
    case .text(let text): writer.write(text)
    case .markup(let bytes): writer.write(ContentMark(of: bytes))
    case .atom(let atom):
      if let date = atom as? DateAtom { return date.writeMark(to: &writer) }
      writer.write(atom.text)
    case .list(let list):
      if let list = list as? any MarkedList { return list.writeMark(to: &writer) }
      writer.write(list.count)
      for index in 0..<list.count { list.element(at: index).write(to: &writer) }
    case .object(let object):
      if let object = object as? any NamedObject { return writer.write(object.nameForMark) }
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

extension DateAtom {
  fileprivate func writeMark(to writer: inout RecordWriter) {
    writer.write(instant.secondsSince1970)
    writer.write([zone.name, language.tag])
  }
}
