import Foundation

/// A public declaration of a module, as the compiler extracts it for documentation.
package struct PublicSymbol: Sendable {
  /// The module.
  package let module: String
  /// The name with the names of the types around it, such as `Container.Labels.none`.
  package let name: String
  /// Whether it has a documentation comment.
  package let isDocumented: Bool
}

extension Compiler {
  /// Returns the public symbols of modules.
  package static func publicSymbols(of modules: [String]) throws -> [PublicSymbol] {
    try Program.inScratchFolder { folder in
      try modules.flatMap { module in
        try extractSymbols(of: module, into: folder)
        let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
          .filter { $0.lastPathComponent.split(separator: ".")[0].split(separator: "@")[0] == module }
        return try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
          .map { symbol in
            PublicSymbol(
              module: module, name: symbol.pathComponents.joined(separator: "."),
              isDocumented: symbol.docComment != nil)
          }
      }
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Comment: Decodable {}

      let pathComponents: [String]
      let docComment: Comment?
    }

    let symbols: [Symbol]
  }
}
