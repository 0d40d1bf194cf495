/// Reports files of the old site whose content could not be compared, so that no report calls them equal.
enum UnreadRule {
  /// `areEqual` compares the bytes of a file in both sites.
  static func differences(
    _ old: ComparedSite, _ new: ComparedSite, _ areEqual: (String) -> Bool
  ) -> [Difference] {
    let (oldPaths, newPaths) = (Set(old.files.paths), Set(new.files.paths))
    let unread = old.unread.union(new.unread.intersection(oldPaths))
    let links = old.files.irregular.map { ($0, "is a link or no file, which a comparison does not follow") }
    let files = unread.sorted().compactMap { path -> (String, String)? in
      guard newPaths.contains(path) else {
        return new.responds(to: SiteAddressPath.of(file: path)) ? (path, "cannot be read or is too long") : nil
      }
      return areEqual(path) ? nil : (path, "cannot be read or is too long, and its bytes differ")
    }
    return (links + files).map { path, reason in
      Difference(
        kind: .unread, page: SiteAddressPath.of(file: path), message: reason,
        place: Difference.Place(isOld: true, path: path, line: 1))
    }
  }
}
