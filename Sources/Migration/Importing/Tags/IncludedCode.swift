extension ImportContext {
  /// Returns what takes the place of a tag that shows the code of a file in a folder, or some of its lines.
  func code(
    of name: String?, in folder: String, _ lines: (first: Int?, last: Int?), language: String?
  ) -> TagConverter.Replacement {
    guard let path = name?.resolved(from: folder + "/x"), path.hasPrefix(folder + "/"),
      let code = includes.include(path, from: site, asCode: true, { $0 })
    else { return .removed("the site has no such file") }
    return .block(of: code.lines(from: lines.first, through: lines.last), info: language ?? path.fileExtension)
  }
}

extension TagConverter.Replacement {
  /// A code block in the place of a tag and its content.
  static func block(of code: [UInt8], info: String) -> TagConverter.Replacement {
    .markdown(String(decoding: TagConverter.fenced(code[...], info: info), as: UTF8.self))
  }
}

extension [UInt8] {
  /// Returns some of the lines, counted from 1; lines that do not exist are left out.
  func lines(from first: Int?, through last: Int?) -> [UInt8] {
    let lines = split(separator: 0x0A, omittingEmptySubsequences: false)
    let (first, last) = (Swift.max(1, first ?? 1), Swift.min(lines.count, last ?? lines.count))
    return first <= last ? Array(lines[(first - 1)..<last].joined(separator: [0x0A])) : []
  }
}
