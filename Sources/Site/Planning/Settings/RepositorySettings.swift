package import Articles
import Parsing

/// The public repository with the sources of the site, from `repository` in `site.yml`.
///
/// ```yaml
/// repository: https://github.com/me/blog
/// repository: {url: https://git.example.org/me/blog, branch: trunk, folder: site/Content, forge: forgejo}
/// ```
package struct RepositorySettings: Sendable, Equatable {
  /// The address of the repository, without a slash at the end.
  package var url: String
  /// The branch that readers edit.
  package var branch = "main"
  /// The path of the content folder in the repository, if it is not the path that the build was given.
  package var folder: String?
  /// The software of the host, which decides the form of addresses.
  var forge: Forge

  /// Software that hosts repositories.
  package enum Forge: String, CaseIterable {
    case github, gitlab, forgejo, bitbucket

    /// Detects the software from the address of a repository.
    init?(of url: String) {
      let host = url.split(separator: "/").dropFirst().first?.lowercased() ?? ""
      let hosts: [(name: String, forge: Forge)] = [
        ("github", .github), ("gitlab", .gitlab), ("codeberg", .forgejo), ("forgejo", .forgejo), ("gitea", .forgejo),
        ("bitbucket", .bitbucket),
      ]
      guard let known = hosts.first(where: { host.contains($0.name) }) else { return nil }
      self = known.forge
    }
  }

  /// Returns the address at which readers edit the file at a path in the content folder.
  ///
  /// `content` is the content folder, as the build was given it.
  package func editAddress(of path: String, in content: String) -> String {
    let names = (folder ?? Self.folder(of: content)).split(separator: "/") + path.split(separator: "/")
    let file = SitePath.encoded(names.joined(separator: "/"))
    let branch = SitePath.encoded(branch)
    return switch forge {
    case .github: "\(url)/edit/\(branch)/\(file)"
    case .gitlab: "\(url)/-/edit/\(branch)/\(file)"
    case .forgejo: "\(url)/_edit/\(branch)/\(file)"
    case .bitbucket: "\(url)/src/\(branch)/\(file)?mode=edit&at=\(branch)"
    }
  }

  /// Returns the likely path of the content folder in its repository: only the last name if the path leaves the
  /// working directory.
  private static func folder(of content: String) -> String {
    let names = content.split(separator: "/").filter { $0 != "." }
    let isOutside = content.hasPrefix("/") || names.contains("..")
    return isOutside ? names.last.map(String.init) ?? "" : names.joined(separator: "/")
  }
}

extension RepositorySettings {
  /// What `repository` can be.
  package static let form = FieldForm.either([
    .type(.text),
    .map([
      FieldDescription("url", .type(.text), "the address of the repository", isRequired: true),
      FieldDescription("branch", .type(.text), default: "`main`", "the branch that readers edit"),
      FieldDescription("folder", .type(.text), "the content folder in the repository"),
      FieldDescription("forge", .choice(of: Forge.self), "the software of the host"),
    ]),
  ])

  /// Reads `repository`: an address, or a map with `url`, `branch`, `folder` and `forge`.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> RepositorySettings? {
    guard let node = fields.value(key.name) else { return nil }
    guard let map = node.map else {
      return fields.text(key.name).flatMap { settings(at: $0, in: key.name, &fields) }
    }
    if map["url"] == nil { fields.reject(key.name, .missing("url")) }
    return fields.nested(map) { inner in
      let forge: Forge? = inner.choice("forge")
      let (branch, folder) = (inner.text("branch"), inner.text("folder"))
      var repository = inner.text("url").flatMap { settings(at: $0, as: forge, in: "url", &inner) }
      if let branch, !branch.isEmpty { repository?.branch = branch }
      repository?.folder = folder
      return repository
    }
  }

  private static func settings(
    at text: String, as forge: Forge? = nil, in field: String, _ fields: inout FieldReader
  ) -> RepositorySettings? {
    var url = text[...]
    while url.hasSuffix("/") { url.removeLast() }
    if url.hasSuffix(".git") { url.removeLast(".git".count) }
    guard SiteAddress(String(url)) != nil else {
      let expected = SiteAddress.expectation(for: text, such: "https://github.com/me/blog")
      fields.reject(field, .wrong(field, text, expected, known: []))
      return nil
    }
    guard let forge = forge ?? Forge(of: String(url)) else {
      let names = Forge.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      let expectation =
        "on a known host; for another host, write `repository: {url: …, forge: …}`, where `forge` is one of \(names)"
      fields.reject(field, .wrong(field, text, expectation, known: []))
      return nil
    }
    return RepositorySettings(url: String(url), forge: forge)
  }
}
