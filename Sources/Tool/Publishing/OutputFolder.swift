import Files
import Records

/// The output folder, and the list of files that were published into it.
struct OutputFolder {
  /// The path as the user wrote it.
  let shown: String
  /// The open folder; `nil` if it does not exist.
  let folder: Folder?
  /// The published files; `nil` if the folder is missing or empty.
  let before: PublishedList?
  private let parent: String
  private let name: String

  /// Opens an output folder and checks that Garland may publish into it.
  ///
  /// The check only tests whether the file list exists. If `readingList` is `false`, the list is not parsed.
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
      let resolved = try Files.resolve(path)
      (parent, name) = (resolved.folder, resolved.name)
    } catch {
      switch error {
      case .missing where kind == .link: throw .brokenLink(path)
      case .notAFolder: throw .notAFolder(path)
      default: throw .failed(path, error)
      }
    }
    folder = opened
    before = try Self.readList(in: opened, shown: path, isNeeded: readingList)
    if name.isEmpty { throw .foreignFolder(path) }
  }

  private static func readList(
    in folder: Folder, shown: String, isNeeded: Bool
  ) throws(PublishingProblem) -> PublishedList? {
    if !isNeeded, folder.kind(of: ReservedNames.list) == .file { return nil }
    let text: [UInt8]?
    let names: [String]
    do throws(FolderProblem) {
      text = folder.kind(of: ReservedNames.list) == nil ? nil : try folder.read(ReservedNames.list)
      names = text == nil ? try folder.entries().map(\.name) : []
    } catch {
      throw .failed(shown, error)
    }
    guard let text else {
      guard names.allSatisfy({ $0 == ReservedNames.workInside }) else { throw .foreignFolder(shown) }
      return nil
    }
    guard let list = PublishedList(text: text) else { throw .damagedFileList("\(shown)/\(ReservedNames.list)") }
    return list
  }
}

extension OutputFolder {
  /// Whether a folder holds an undamaged file list, and no interrupted publication has to be finished.
  static func isAtRest(_ path: String) -> Bool {
    guard let output = try? OutputFolder(path, readingList: false), let folder = output.folder,
      let text = try? folder.read(ReservedNames.list), PublishedList.isIntact(text)
    else { return false }
    let beside = try? Folder(output.parent).folder(ReservedNames.workBeside(output.name))
    let works = [beside, try? folder.folder(ReservedNames.workInside)].compactMap(\.self)
    return !works.contains { SwapJournal.isUnfinished(in: $0) }
  }

  /// Opens the work folder with the journal.
  ///
  /// The work folder is beside the output folder if files can be renamed from one to the other. Otherwise, the work
  /// folder is inside the output folder.
  func openJournal() throws(PublishingProblem) -> SwapJournal {
    do throws(FolderProblem) {
      guard let folder else {
        try Files.makeFolders(parent)
        return try SwapJournal(ReservedNames.workBeside(name), in: Folder(parent))
      }
      if folder.kind(of: ReservedNames.workInside) != .folder,
        let parent = try? Folder(parent), parent.isWritable, parent.sharesFileSystem(with: folder)
      {
        let journal = try SwapJournal(ReservedNames.workBeside(name), in: parent)
        if try journal.canRename(into: folder) { return journal }
        journal.close()
      }
      return try SwapJournal(ReservedNames.workInside, in: folder)
    } catch {
      throw error == .locked ? .locked(shown) : .failed(shown, error)
    }
  }

  /// Writes an empty file list into an empty output folder if the work folder is inside it.
  ///
  /// The publisher cannot replace an output folder that contains the work folder. The empty list turns the folder into
  /// a published site without files, which the publisher can update.
  func claimed() throws(PublishingProblem) -> OutputFolder {
    guard let folder, before == nil, folder.kind(of: ReservedNames.workInside) == .folder else { return self }
    try PublishingProblem.naming(shown) { () throws(FolderProblem) in
      let work = try folder.folder(ReservedNames.workInside)
      try work.removeAll(ReservedNames.list)
      try work.makeFile(ReservedNames.list, PublishedList([]).text)
      try work.rename(ReservedNames.list, to: folder, as: ReservedNames.list)
    }
    return try OutputFolder(shown, readingList: true)
  }

  /// Renames the staged folder to the output folder, which must be missing or empty.
  func replace(
    from work: Folder, list: PublishedList, step: () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) {
    try PublishingProblem.naming(shown) { () throws(FolderProblem) in
      let new = try work.folder(SwapJournal.new)
      try step()
      try new.makeFile(ReservedNames.list, list.text)
      try new.writeToDisk()
      if let folder { try new.copyPermissions(from: folder) }
      try step()
      try work.rename(SwapJournal.new, to: Folder(parent), as: name)
    }
  }
}
