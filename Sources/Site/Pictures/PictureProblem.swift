/// The reason why no picture can be made from a file, in a sentence without a full stop.
package struct PictureProblem: Error, Hashable, Sendable {
  /// The reason.
  package let message: String
  /// Whether the same file always has the problem; `false` for a problem of this machine at this time.
  package private(set) var isLasting = true

  package init(_ message: String) { self.message = message }

  /// The problem as one that another attempt may not have.
  package var passing: PictureProblem {
    var problem = self
    problem.isLasting = false
    return problem
  }

  package static let damaged = PictureProblem("the file is damaged or ends too early")
  static let unknownFormat = PictureProblem("it is no JPEG, PNG or WebP file")
  static let animated = PictureProblem("it is animated, so it stays as it is")
  static let noMemory = PictureProblem("there is not enough memory for it")
}
