package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that would wait for ever.
  ///
  /// All tests begin at once, and each waits for its turn with its clock running: of a limit that is shorter than the whole run, chance
  /// decides whether it is noticed. So this is longer than that, and what must be fast looks at its own clock.
  package static var hangGuard: Self { .timeLimit(.minutes(60)) }
}
