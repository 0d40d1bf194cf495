import Foundation
import SwiftIDEUtils
import SwiftParser

// What Swift's own parser says of Swift files: for each path on the command line a line with the path, then
// one line `START END KIND` per stretch that is of a kind, in bytes.

for path in CommandLine.arguments.dropFirst() {
  let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  var lines = [path]
  for stretch in source.withUnsafeBufferPointer({ Parser.parse(source: $0) }).classifications
  where stretch.kind != .none {
    lines.append("\(stretch.range.lowerBound.utf8Offset) \(stretch.range.upperBound.utf8Offset) \(stretch.kind)")
  }
  print(lines.joined(separator: "\n"))
}
