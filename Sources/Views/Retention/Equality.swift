/// Whether two values of a type that is not known are equal, strings to the byte; those that cannot be compared never are.
func areEqual(_ one: Any, _ other: Any) -> Bool {
  if let one = one as? String, let other = other as? String { return one.utf8.elementsEqual(other.utf8) }
  guard let one = one as? any Equatable else { return false }
  return isEqual(one, to: other)
}

private func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool {
  one == other as? Value
}
