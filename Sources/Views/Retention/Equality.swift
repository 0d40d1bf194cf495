/// Whether two values of a type that is not known are equal; those that cannot be compared never are.
func areEqual(_ one: Any, _ other: Any) -> Bool {
  guard let one = one as? any Equatable else { return false }
  return isEqual(one, to: other)
}

private func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool {
  one == other as? Value
}
