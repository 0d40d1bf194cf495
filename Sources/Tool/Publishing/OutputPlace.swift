import Files

/// The output folder: where it really is, and what was published there.
struct OutputPlace {
  /// The path as the user wrote it.
  let shown: String
  /// The folder, where there is one.
  let folder: Folder?
  /// What was published there; nothing where the folder is missing or empty.
  let before: PublishedList?
  private let parent: String
  private let name: String

  /// Looks at a folder; whether it is ours can be seen without reading the list of its files.
  init(_ path: String, readingList: Bool) throws(PublishingProblem) {
    guard !path.isEmpty else { throw .badPath(path, .empty) }
    guard !path.utf8.contains(0) else { throw .badPath(path, .holdsNUL) }
    shown = path
    guard let kind = Files.kind(of: path) else {
      (parent, name) = Files.split(path)
      (folder, before) = (nil, nil)
      return
    }
    let opened: Folder
    do throws(FolderProblem) {
      opened = try Folder(path)
      let place = try Files.place(of: path)
      (parent, name) = (place.folder, place.name)
    } catch {
      switch error {
      case .missing where kind == .link: throw .leadsNowhere(path)
      case .isNoFolder: throw .noFolder(path)
      default: throw .failed(path, error)
      }
    }
    folder = opened
    before = try Self.list(in: opened, shown: path, isWanted: readingList)
    if name.isEmpty { throw .notOurs(path) }
  }

  private static func list(
    in folder: Folder, shown: String, isWanted: Bool
  ) throws(PublishingProblem) -> PublishedList? {
    if !isWanted, folder.kind(of: ReservedNames.list) == .file { return nil }
    let text: [UInt8]?
    let names: [String]
    do throws(FolderProblem) {
      text = folder.kind(of: ReservedNames.list) == nil ? nil : try folder.read(ReservedNames.list)
      names = text == nil ? try folder.entries().map(\.name) : []
    } catch {
      throw .failed(shown, error)
    }
    guard let text else {
      guard names.allSatisfy({ $0 == ReservedNames.workInside }) else { throw .notOurs(shown) }
      return nil
    }
    guard let list = PublishedList(text: text) else { throw .badList("\(shown)/\(ReservedNames.list)") }
    return list
  }
}

extension OutputPlace {
  /// The workplace: beside the folder, or in it where files cannot be moved from there.
  func work() throws(PublishingProblem) -> Workplace {
    do throws(FolderProblem) {
      guard let folder else {
        try Files.makeFolders(parent)
        return try Workplace(ReservedNames.workBeside(name), in: Folder(parent))
      }
      if folder.kind(of: ReservedNames.workInside) != .folder,
        let parent = try? Folder(parent), parent.isWritable, parent.sharesFileSystem(with: folder)
      {
        let work = try Workplace(ReservedNames.workBeside(name), in: parent)
        if try work.reaches(folder) { return work }
        work.leave()
      }
      return try Workplace(ReservedNames.workInside, in: folder)
    } catch {
      throw error == .locked ? .locked(shown) : .failed(shown, error)
    }
  }

  /// Marks the empty folder as ours where it must be filled file by file.
  func claimed() throws(PublishingProblem) -> OutputPlace {
    guard let folder, before == nil, folder.kind(of: ReservedNames.workInside) == .folder else { return self }
    try PublishingProblem.naming(shown) { () throws(FolderProblem) in
      let inside = try folder.folder(ReservedNames.workInside)
      try inside.removeAll(ReservedNames.list)
      try inside.makeFile(ReservedNames.list, PublishedList([]).text)
      try inside.rename(ReservedNames.list, to: folder, as: ReservedNames.list)
    }
    return try OutputPlace(shown, readingList: true)
  }

  /// Puts a new folder where none is, or an empty one.
  func replace(
    in work: Folder, list: PublishedList, step: () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) {
    try PublishingProblem.naming(shown) { () throws(FolderProblem) in
      let new = try work.folder(Workplace.new)
      try step()
      try new.makeFile(ReservedNames.list, list.text)
      if let folder { try new.takePermissions(of: folder) }
      try step()
      try work.rename(Workplace.new, to: Folder(parent), as: name)
    }
  }
}
