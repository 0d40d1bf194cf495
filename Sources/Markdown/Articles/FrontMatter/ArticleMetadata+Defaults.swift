import Parsing

extension ArticleMetadata {
  /// The keys that each article must have for itself, because they identify it.
  package static let keysWithoutDefault: [Field] = [.slug, .url, .aliases, .feedID, .translationKey]

  /// Returns the metadata with the default values for all missing keys.
  ///
  /// A key without a value is not missing: `image:` means no image. The ranges of the added fields refer to the source
  /// of the defaults, and the ranges of the added parameters are empty.
  ///
  ///     // defaults: {toc: false, mood: calm}
  ///     metadata.withDefaults(defaults).showsTableOfContents  // false
  package func withDefaults(_ defaults: ArticleMetadata) -> ArticleMetadata {
    var metadata = self
    for field in defaults.ranges.fields where ranges[field] == nil {
      metadata.copy(field, of: defaults)
      metadata.ranges[field] = defaults.ranges[field]
    }
    for entry in defaults.parameters.entries {
      metadata.parameters.insert(DataMap.Entry(key: entry.key, keyRange: 0..<0, value: entry.value.withoutRanges))
    }
    return metadata
  }

  /// Returns the metadata with only some of its fields and parameters.
  package func only(_ fields: [Field], parameters names: [String]) -> ArticleMetadata {
    var metadata = ArticleMetadata()
    for field in fields where ranges[field] != nil {
      metadata.copy(field, of: self)
      metadata.ranges[field] = ranges[field]
    }
    for entry in names.compactMap({ parameters.entry(for: $0) }) { metadata.parameters.insert(entry) }
    return metadata
  }

  private mutating func copy(_ field: Field, of other: ArticleMetadata) {
    switch field {
    case .title: title = other.title
    case .description: description = other.description
    case .date: date = other.date
    case .updated: updated = other.updated
    case .expires: expires = other.expires
    case .draft: draftKey = other.draftKey
    case .listed: isListed = other.isListed
    case .tags: tags = other.tags
    case .categories: categories = other.categories
    case .series: series = other.series
    case .authors: authors = other.authors
    case .slug: slug = other.slug
    case .url: url = other.url
    case .aliases: aliases = other.aliases
    case .template: template = other.template
    case .layout: layout = other.layout
    case .order: order = other.order
    case .lang: language = other.language
    case .translationKey: translationKey = other.translationKey
    case .image: image = other.image
    case .toc: (showsTableOfContents, tableOfContentsSide) = (other.showsTableOfContents, other.tableOfContentsSide)
    case .wide: isWide = other.isWide
    case .sortTitle: sortTitle = other.sortTitle
    case .excerptSeparator: excerptSeparator = other.excerptSeparator
    case .feedID: feedID = other.feedID
    case .search: search = other.search
    }
  }
}

extension DataNode {
  /// The same value with empty ranges, for another file.
  fileprivate var withoutRanges: DataNode {
    let value: Value =
      switch self.value {
      case .list(let nodes): .list(nodes.map(\.withoutRanges))
      case .map(let map):
        .map(
          map.entries.reduce(into: DataMap()) {
            $0.insert(DataMap.Entry(key: $1.key, keyRange: 0..<0, value: $1.value.withoutRanges))
          })
      default: self.value
      }
    return DataNode(value, at: 0..<0, written: written)
  }
}
