import Diagnostics
import Records

/// Who wants which address: there is one answer to each, also where upper and lower case are the same to a file system, or two ways
/// to compose a letter.
struct AddressClaims {
  /// What wants an address.
  struct Owner {
    /// What it is called in messages.
    var name: String { path.map { "`\($0)`" } ?? title }
    /// The path of the article that it is, or what else it is called.
    private let (path, title): (String?, String)
    /// Where an author says so.
    var range: SourceRange?
    /// Whether that is merely the place of an article which the page lists.
    var isListed = false
    /// The file that it is, if it is no text with a place.
    var file: String?

    /// Takes an article by its path.
    init(article path: String, range: SourceRange?) {
      (self.path, title) = (path, "")
      self.range = range
    }

    /// Takes something else by what it is called.
    init(name: String, range: SourceRange? = nil, isListed: Bool = false, file: String? = nil) {
      (path, title) = (nil, name)
      (self.range, self.isListed, self.file) = (range, isListed, file)
    }
  }

  /// An address that somebody cannot have, and why.
  struct Conflict {
    enum Reason {
      case same(first: Owner)
      case folder(of: Owner)
      case refused(String)
    }

    let reason: Reason
    let owner: Owner
    let address: String
  }

  private var owners: [String: (owner: Owner, address: String)] = [:]
  private var found: [Conflict] = []

  /// Begins without any, and with room for about so many.
  init(room: Int) { owners.reserveCapacity(room) }

  /// Whether somebody has an address.
  func isTaken(_ address: String) -> Bool { owners[Self.key(of: address)] != nil }

  /// Notes who wants an address.
  mutating func add(_ address: String, _ owner: Owner) {
    let path = SiteFile.path(of: address)
    if let reason = Self.refusal(of: path) {
      found.append(Conflict(reason: .refused(reason), owner: owner, address: address))
    }
    let key = Self.key(ofFile: path)
    if let first = owners[key] {
      found.append(Conflict(reason: .same(first: first.owner), owner: owner, address: address))
    } else {
      owners[key] = (owner, address)
    }
  }

  /// What cannot be, once all is noted.
  var conflicts: [Conflict] { found + filesAndFolders }

  /// Those whose file would have to be in another one's, as if that were a folder.
  private var filesAndFolders: [Conflict] {
    var folders = Set<String>(minimumCapacity: owners.count)
    for key in owners.keys {
      // Where a folder is known, those around it are.
      var rest = key
      while let folder = rest.folderPath, folders.insert(folder).inserted { rest = folder }
    }
    let files = folders.filter { owners[$0] != nil }
    if files.isEmpty { return [] }
    let found = owners.flatMap { key, inner in
      sequence(first: key, next: \.folderPath).dropFirst().filter(files.contains).map {
        (key: key, file: $0, inner: inner)
      }
    }
    let sorted = found.sorted {
      $0.key == $1.key ? $0.file.precedesByBytes($1.file) : $0.key.precedesByBytes($1.key)
    }
    return sorted.compactMap { _, file, inner in
      owners[file].map { Conflict(reason: .folder(of: $0.owner), owner: inner.owner, address: inner.address) }
    }
  }

  private static func key(of address: String) -> String { key(ofFile: SiteFile.path(of: address)) }

  private static func key(ofFile path: String) -> String {
    let bytes = path.utf8Span.span
    for at in bytes.indices where bytes[at] >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[at]) {
      return path.lowercased()
    }
    return path
  }

  /// Why there can be no file at a path, whoever wants it.
  private static func refusal(of path: String) -> String? {
    if path.utf8.first == UInt8(ascii: ".") {
      let first = path.prefix { $0 != "/" }
      if reservedNames.contains(first) { return "Garland needs the name `\(first)` itself" }
    }
    if path.utf8.count > nameLimit,
      path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.count > nameLimit })
    {
      return "a name in it is longer than \(nameLimit) bytes"
    }
    let bytes = path.utf8Span.span
    var depth = 0
    for at in bytes.indices where bytes[at] == UInt8(ascii: "/") { depth += 1 }
    return depth >= depthLimit ? "that is more than \(depthLimit) folders deep" : nil
  }

  /// What publishing writes beside the files of a site.
  private static let reservedNames: Set<Substring> = [".garland", ".garland-work"]
  private static let depthLimit = 100
  /// What the file systems of Linux allow.
  private static let nameLimit = 255
}

extension AddressClaims.Conflict {
  typealias Owner = AddressClaims.Owner

  /// What is told of it; a file that is to be told of becomes a source.
  func diagnostic(in sources: inout SourceMap) -> Diagnostic {
    switch reason {
    case .same(let first):
      Self.diagnostic(
        .sameAddress(address, first: first.name, second: owner.name), first: first, second: owner, &sources)
    case .folder(let file):
      Self.diagnostic(
        .fileAndFolder(address, file: file.name, inner: owner.name), first: file, second: owner, &sources)
    case .refused(let reason):
      SiteProblem.refusedAddress(address, owner.name, reason).diagnostic(at: Self.place(of: owner, &sources))
    }
  }

  /// The problem at the place of the second one; where it has none, the first one's stands for both.
  private static func diagnostic(
    _ problem: SiteProblem, first: Owner, second: Owner, _ sources: inout SourceMap
  ) -> Diagnostic {
    // Whoever asks for the address can ask for another one; an article on a list did nothing.
    if second.isListed, !first.isListed, first.range != nil {
      return diagnostic(problem, first: second, second: first, &sources)
    }
    guard let range = second.range else {
      return problem.diagnostic(at: first.range ?? place(of: second, &sources) ?? place(of: first, &sources))
    }
    let place = place(of: first, &sources)
    return problem.diagnostic(
      at: range, notes: place.map { [Diagnostic.Note("\(first.name) is here", at: $0)] } ?? [])
  }

  private static func place(of owner: Owner, _ sources: inout SourceMap) -> SourceRange? {
    owner.range ?? owner.file.map { SourceRange.start(of: sources.add(SourceFile(path: $0, utf8: []))) }
  }
}
