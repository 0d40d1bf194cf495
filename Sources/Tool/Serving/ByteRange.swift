/// The part of a file that a browser requests, for example to continue a video.
///
/// A request for several parts gets the whole file, which HTTP allows.
enum ByteRange: Equatable {
  /// The bytes between two offsets.
  case part(Range<Int>)
  /// The file ends before the requested part.
  case unsatisfiable

  /// Parses the header `Range`, such as `bytes=0-99`, for a file of a given size.
  ///
  /// Returns `nil` for a value that must be ignored.
  init?(_ header: String, size: Int) {
    let halves = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].lowercased() == "bytes" else { return nil }
    let ends = halves[1].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, let last?) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(size - count, 0)..<size) : .unsatisfiable
    default: return nil
    }
  }

  /// Reads a decimal number; a number too large for `Int` becomes `Int.max`, which is beyond the end of every file.
  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    return Int(digits) ?? .max
  }
}

extension Response {
  /// Returns a response with only the part of the body that the request's header `Range` names.
  func limited(toRangeOf request: Request) -> Response {
    // `If-Range` names a version of the file. Responses have no version, so it never matches.
    guard status == 200, request.method == .get, request.header("if-range") == nil,
      let header = request.header("range"), let range = ByteRange(header, size: body.count)
    else { return self }
    switch range {
    case .part(let part):
      var response = self
      response.status = 206
      response.headers.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"))
      response.body = body[part]
      return response
    case .unsatisfiable:
      var response = Response(status: 416, text: "The file has \(body.count) bytes.\n")
      response.headers.append(("Content-Range", "bytes */\(body.count)"))
      return response
    }
  }
}
