import Parsing

/// The pages of a site of MkDocs in the order of its `nav`, or else of its folders.
struct MkDocsNavigation: Sendable {
  /// The place of a page or a folder.
  struct Place: Sendable, Equatable {
    let title: String?
    let order: Int
    /// The title of the section around it, unless that is its folder.
    var group: String?
  }

  /// An entry at the top of the navigation.
  struct Top: Sendable {
    let title: String?
    /// The file of the first page, or an address elsewhere.
    let target: String
  }

  /// The places of pages, by the paths of their files below the folder of the site.
  private(set) var pages: [String: Place] = [:]
  /// The places of folders whose pages are a section, by path.
  private(set) var folders: [String: Place] = [:]
  let top: [Top]

  init(_ items: [MkDocsNavItem]) {
    top = items.compactMap { item in
      (item.files.first ?? item.address).map { Top(title: item.title, target: $0) }
    }
    var order = 0
    for item in items { place(item, within: [], &order) }
  }

  private mutating func place(
    _ item: MkDocsNavItem, within sections: [(title: String?, folder: String)], _ order: inout Int
  ) {
    order += 1
    switch item {
    case .link: break
    case .page(let title, let path):
      let isIndex = MkDocs.isIndex(path)
      let folder = isIndex ? path.folderPath.folderPath : path.folderPath
      let around = isIndex && path.folderPath.isEmpty ? nil : sections.last { $0.folder == folder }
      let isOwn = around.map { $0.title == folders[folder]?.title } ?? true
      guard pages[path] == nil else { return }
      // The page of a folder has the place of its section.
      let own = isIndex ? folders[path.folderPath] : nil
      pages[path] = Place(
        title: own?.title ?? title, order: own?.order ?? order, group: own?.group ?? (isOwn ? nil : around?.title))
    case .section(let title, let items):
      let folder = Self.commonFolder(of: item.files)
      if !folder.isEmpty, folders[folder] == nil, sections.last?.folder != folder {
        let parent = folder.folderPath
        let group = sections.last { $0.folder == parent }.flatMap {
          $0.title == folders[parent]?.title ? nil : $0.title
        }
        folders[folder] = Place(title: title, order: order, group: group)
      }
      for inner in items { place(inner, within: sections + [(title, folder)], &order) }
    }
  }

  /// Returns the folder around all files: `a` for `a/b.md` and `a/c/d.md`.
  private static func commonFolder(of files: [String]) -> String {
    guard let first = files.first?.folderPath.split(separator: "/") else { return "" }
    let shared = files.dropFirst().reduce(first[...]) { shared, file in
      let parts = file.folderPath.split(separator: "/")
      return shared.prefix(zip(shared, parts).prefix { $0 == $1 }.count)
    }
    return shared.joined(separator: "/")
  }
}

/// An item of a navigation.
indirect enum MkDocsNavItem: Sendable, Equatable {
  case page(title: String?, path: String)
  case link(title: String?, address: String)
  case section(title: String?, [MkDocsNavItem])

  var title: String? {
    switch self {
    case .page(let title, _), .link(let title, _), .section(let title, _): title
    }
  }

  /// The paths of the pages in it.
  var files: [String] {
    switch self {
    case .page(_, let path): [path]
    case .link: []
    case .section(_, let items): items.flatMap(\.files)
    }
  }

  /// The address of a link.
  var address: String? { if case .link(_, let address) = self { address } else { nil } }
}
