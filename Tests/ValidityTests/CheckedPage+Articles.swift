import Foundation
import TestSupport

extension CheckedPage {
  /// Every golden article that can be read without errors.
  static let articles = goldenNames.compactMap { name in
    let file = goldenFolder.appending(path: "\(name)/article.md")
    let page = (try? Data(contentsOf: file)).map { CheckedPage("article-\(name)", markdown: $0) }
    return page.flatMap { $0.errors.isEmpty ? $0 : nil }
  }

  private static let goldenFolder = Program.repository.appending(path: "Tests/Fixtures/Articles")
  private static let goldenNames =
    ((try? FileManager.default.contentsOfDirectory(atPath: goldenFolder.path)) ?? []).sorted()
}
