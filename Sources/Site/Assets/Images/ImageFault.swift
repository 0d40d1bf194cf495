/// Why no size could be read.
enum ImageFault: Error {
  /// The bytes end before it; so many from the start of the file would do for the next step.
  case short(byteCount: Int)
  /// No size is to be had from this file.
  case broken
}
