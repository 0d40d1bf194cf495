import Addresses
import Diagnostics
import Records
import Texts

/// The addresses that pages and files of a site claim, and the conflicts between them.
///
/// Addresses that differ only in case or in Unicode composition are in conflict: some file systems do not distinguish
/// them.
struct AddressClaims {
  /// A page or file that claims an address.
  struct Owner: Sendable {
    /// The precedence of owners: content that an author wrote or copied wins, and an alias gives way to everything.
    enum Rank: Sendable { case content, generated, alias }

    /// The name in messages.
    var name: String { path.map { "`\($0)`" } ?? title }
    /// The path of an article, or the name of another owner.
    private let (path, title): (String?, String)
    /// The range that sets the address, or that creates the owner, such as a tag in front matter.
    var range: SourceRange?
    /// Whether the owner is a list and the range is in one of its articles, so that editing there cannot change the
    /// address.
    var isListed = false
    /// The path of a copied file, which has no ranges.
    var file: String?
    var rank = Rank.content
    /// The address that an alias leads to.
    var target: String?

    /// Creates the owner for an article.
    init(article path: String, range: SourceRange?) {
      (self.path, title) = (path, "")
      self.range = range
    }

    /// Creates another owner.
    init(name: String, range: SourceRange? = nil, isListed: Bool = false) {
      (path, title) = (nil, name)
      (self.range, self.isListed) = (range, isListed)
    }

    /// Creates the owner for a file that an author wrote.
    static func file(at path: String) -> Owner {
      var owner = Owner(name: "the file `\(path)`")
      owner.file = path
      return owner
    }

    /// Creates the owner for something that Garland generates.
    static func generated(_ name: String, range: SourceRange? = nil, isListed: Bool = false) -> Owner {
      var owner = Owner(name: name, range: range, isListed: isListed)
      owner.rank = .generated
      return owner
    }

    /// Creates the owner for an alias of an article.
    static func alias(of path: String, to target: String, range: SourceRange?) -> Owner {
      var owner = Owner(name: "an alias of `\(path)`", range: range)
      (owner.rank, owner.target) = (.alias, target)
      return owner
    }
  }

  /// An address that its owner cannot have, and the reason.
  struct Conflict {
    enum Reason {
      case same(first: Owner)
      case aliasOf(winner: Owner)
      case folder(of: Owner)
      case refused(String)
    }

    let reason: Reason
    let owner: Owner
    let address: String
  }

  /// The address of the output folder's part that contains the files.
  var folder = "/"
  private var owners: [String: (owner: Owner, address: String)] = [:]
  private var directConflicts: [Conflict] = []

  /// Creates an empty value with room for some addresses.
  init(capacity: Int) { owners.reserveCapacity(capacity) }

  /// Returns the rank of the owner of an address.
  ///
  /// A file whose name differs in capital letters, such as `Robots.txt`, does not own the address: it is in conflict.
  func rank(of address: String) -> Owner.Rank? {
    let path = SiteFile.path(of: SiteFile.address(address, below: folder))
    guard let claim = owners[Self.key(ofFile: path)], SiteFile.path(of: claim.address) == path else { return nil }
    return claim.owner.rank
  }

  /// Claims an address for an alias, and returns whether the alias has the address now.
  ///
  /// If another owner has the address, the alias loses with a warning; a second alias to the same page is no problem.
  mutating func addAlias(_ address: String, _ alias: Owner) -> Bool {
    guard let winner = owners[Self.key(ofFile: SiteFile.path(of: SiteFile.address(address, below: folder)))]?.owner
    else {
      add(address, alias)
      return true
    }
    if winner.target == nil || winner.target != alias.target {
      directConflicts.append(Conflict(reason: .aliasOf(winner: winner), owner: alias, address: address))
    }
    return false
  }

  /// Claims an address for an owner, and returns whether no other owner has the same path.
  @discardableResult
  mutating func add(_ address: String, _ owner: Owner) -> Bool {
    let address = SiteFile.address(address, below: folder)
    let path = SiteFile.path(of: address)
    do throws(PathFlaw) {
      _ = try OutputPath(path)
    } catch {
      directConflicts.append(Conflict(reason: .refused(error.message), owner: owner, address: address))
    }
    let key = Self.key(ofFile: path)
    if let first = owners[key] {
      directConflicts.append(Conflict(reason: .same(first: first.owner), owner: owner, address: address))
      return SiteFile.path(of: first.address) != path
    }
    owners[key] = (owner, address)
    return true
  }

  /// The conflicts between all addresses that were added.
  var conflicts: [Conflict] { directConflicts + folderConflicts }

  /// The owners whose file needs a folder where another owner has a file.
  private var folderConflicts: [Conflict] {
    var folders = Set<String>(minimumCapacity: owners.count)
    for key in owners.keys {
      // The ancestors of a known folder are known.
      for folder in key.enclosingFolders where !folders.insert(folder).inserted { break }
    }
    let files = folders.filter { owners[$0] != nil }
    if files.isEmpty { return [] }
    let conflicts = owners.flatMap { key, inner in
      key.enclosingFolders.filter(files.contains).map { (key: key, file: $0, inner: inner) }
    }
    let sorted = conflicts.sorted {
      $0.key == $1.key ? $0.file.precedesByBytes($1.file) : $0.key.precedesByBytes($1.key)
    }
    return sorted.compactMap { _, file, inner in
      owners[file].map { Conflict(reason: .folder(of: $0.owner), owner: inner.owner, address: inner.address) }
    }
  }

  /// Returns the lowercased path, or the path itself if it has only lowercase ASCII letters.
  private static func key(ofFile path: String) -> String {
    let bytes = path.utf8Span.span
    for at in bytes.indices where bytes[at] >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[at]) {
      return path.lowercased()
    }
    return path
  }
}

extension AddressClaims.Conflict {
  typealias Owner = AddressClaims.Owner

  /// Returns the diagnostic, and adds the copied files in the diagnostic to `sources`.
  func diagnostic(in sources: inout SourceMap) -> Diagnostic {
    switch reason {
    case .same(let first):
      Self.diagnostic(
        .sameAddress(address, first: first.name, second: owner.name), first: first, second: owner, &sources)
    case .aliasOf(let winner):
      Self.diagnostic(.lostAlias(address, alias: owner.name, to: winner.name), first: winner, second: owner, &sources)
    case .folder(let file):
      Self.diagnostic(
        .fileAndFolder(address, file: file.name, inner: owner.name), first: file, second: owner, &sources)
    case .refused(let reason):
      SiteProblem.refusedAddress(address, owner.name, reason).diagnostic(at: Self.range(of: owner, &sources))
    }
  }

  /// Returns the diagnostic at the range of the second owner, with a note about the first.
  ///
  /// If the second owner has no range, the diagnostic is at the first.
  private static func diagnostic(
    _ problem: SiteProblem, first: Owner, second: Owner, _ sources: inout SourceMap
  ) -> Diagnostic {
    // Report at the explicit address, because its author can change it. Editing an article in a list would not help.
    if second.isListed, !first.isListed, first.range != nil {
      return diagnostic(problem, first: second, second: first, &sources)
    }
    guard let secondRange = second.range else {
      return problem.diagnostic(at: first.range ?? range(of: second, &sources) ?? range(of: first, &sources))
    }
    let firstRange = range(of: first, &sources)
    return problem.diagnostic(
      at: secondRange, notes: firstRange.map { [Diagnostic.Note("\(first.name) is here", at: $0)] } ?? [])
  }

  private static func range(of owner: Owner, _ sources: inout SourceMap) -> SourceRange? {
    owner.range ?? owner.file.map { SourceRange.start(of: sources.add(SourceFile(path: $0, utf8: []))) }
  }
}
