import Dates

/// The values of a key: how one is read, and the form that the manual and the schema describe.
package struct FieldKind<Value: Sendable>: Sendable {
  private let makeForm: @Sendable () -> FieldForm
  package var form: FieldForm { makeForm() }
  /// Reads the value of the described key; `nil` if it is missing or wrong.
  package let read: @Sendable (inout FieldReader, FieldDescription) -> Value?

  /// Creates a kind of values.
  package init(
    _ form: @autoclosure @escaping @Sendable () -> FieldForm,
    read: @escaping @Sendable (inout FieldReader, FieldDescription) -> Value?
  ) {
    (makeForm, self.read) = (form, read)
  }

  /// Returns the kind with values of another form in the manual and the schema.
  package func described(as form: FieldForm) -> Self { Self(form, read: read) }
}

extension FieldKind<String> {
  /// A text without surrounding spaces.
  package static var text: Self { Self(.type(.text)) { $0.text($1.name) } }
  /// One part of an address.
  package static var slug: Self { Self(.type(.slug)) { $0.slug($1.name) } }
  /// An address within the site.
  package static var sitePath: Self { Self(.type(.sitePath)) { $0.sitePath($1.name) } }
  /// An address inside or outside of the site.
  package static var address: Self { Self(.type(.address)) { $0.address($1.name) } }
  /// Git's hash of a content.
  static var blob: Self { Self(.type(.blob)) { $0.blob($1.name) } }
  /// The tag of a language.
  package static var language: Self { Self(.type(.language)) { $0.language($1.name, or: $1.alternative) } }
}

extension FieldKind<[String]> {
  /// A text or a list of texts.
  package static var texts: Self { Self(.type(.texts)) { $0.texts($1.name, or: $1.alternative) } }
  /// An address within the site, or a list of them.
  package static var sitePaths: Self {
    Self(.either([.type(.sitePath), .list(.type(.sitePath))])) { $0.sitePaths($1.name) }
  }
}

extension FieldKind<Bool> {
  /// `true` or `false`.
  package static var flag: Self { Self(.type(.flag)) { $0.flag($1.name) } }
  /// A word for `true`, and maybe another one for `false`.
  package static func word(_ word: String, or other: String? = nil) -> Self {
    let words = [other, word].compactMap(\.self)
    return Self(.choice(words)) { $0.choice($1.name, among: words).map { $0 == word } }
  }
}

extension FieldKind<Int> {
  /// A whole number.
  package static var integer: Self { Self(.type(.integer)) { $0.integer($1.name, or: $1.alternative) } }
  /// A whole number of at least 1.
  package static var count: Self { Self(.type(.count)) { $0.count($1.name) } }
}

extension FieldKind where Value: CaseIterable & RawRepresentable<String> {
  /// One of the words of an enumeration, or only of some cases.
  package static func choice(of cases: [Value] = Array(Value.allCases)) -> Self {
    let words = cases.map(\.rawValue)
    return Self(.choice(words)) { $0.choice($1.name, among: words).flatMap { Value(rawValue: $0) } }
  }
}

extension FieldKind<CivilDate> {
  static var date: Self { Self(.type(.date)) { $0.date($1.name) } }
}
