/// The site that stands in a folder.
package enum PublishedSite {
  /// The paths of the files that were published into a folder; nothing where none were, or the folder is not ours.
  package static func paths(in folder: String) -> [String]? {
    (try? OutputPlace(folder, readingList: true))?.before?.entries.map(\.path.text)
  }
}
