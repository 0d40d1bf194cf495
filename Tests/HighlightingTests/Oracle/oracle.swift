import Foundation
import SwiftIDEUtils
import SwiftParser

// Classifies Swift files with Swift's own parser. For each path on the command line, it prints a line with the path,
// then one line `START END KIND` for each classified range, in bytes.

for path in CommandLine.arguments.dropFirst() {
  let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  var lines = [path]
  for range in source.withUnsafeBufferPointer({ Parser.parse(source: $0) }).classifications
  where range.kind != .none {
    lines.append("\(range.range.lowerBound.utf8Offset) \(range.range.upperBound.utf8Offset) \(range.kind)")
  }
  print(lines.joined(separator: "\n"))
}
