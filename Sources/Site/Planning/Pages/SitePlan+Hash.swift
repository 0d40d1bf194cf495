import Articles
import Dates
import Records

extension SitePlan {
  /// Returns the hash of what pages show of the whole site: which pages there are, the order of lists, the titles of
  /// sections and terms, menus, sidebars and feeds.
  ///
  /// If it is unchanged, an edit of an article concerns only the pages that read this article, and the list of the
  /// search. The entries of all other lists follow from those of sections and terms.
  func hash(of entries: [Entry], in content: SiteContent) -> ContentHash {
    var writer = RecordWriter(capacity: 128 * (entries.count + pages.count))
    // With the counts, no list can be taken for the beginning of the next one.
    writer.write([entries.count, sections.count, taxonomies.count, pages.count, feedLists.count, menus.count])
    for entry in entries {
      writer.write(entry.path)
      writer.write(entry.address)
      // Related articles are near in time.
      writer.write(entry.date?.secondsSince1970)
    }
    for section in sections {
      writer.write([section.path, section.address, section.heading.hashedText])
      writer.write(section.isNewestFirst)
      writer.write([section.entries, section.sections])
    }
    writer.write([topSections, posts, plainPages])
    for taxonomy in taxonomies {
      writer.write([taxonomy.settings.name, taxonomy.heading.hashedText, taxonomy.address])
      writer.write(taxonomy.termsOfEntries)
      writer.write(taxonomy.terms.count)
      for term in taxonomy.terms {
        writer.write([term.name, heading(of: term, in: content).hashedText, term.address])
        // Posts show the picture and the links in the front matter of the article about their author.
        writer.write(term.index.map { content.texts[$0].dependencies })
        writer.write(term.entries)
      }
    }
    for page in pages {
      writer.write(page.kind.rawValue)
      writer.write(page.address)
      for number in [page.code, page.entry, page.section, page.taxonomy, page.term] { writer.write(number ?? -1) }
      writer.write(page.list != nil)
      guard let list = page.list else { continue }
      writer.write(list.first)
      writer.write(list.number)
      writer.write(list.total)
    }
    for list in feedLists {
      writer.write([list.title ?? "", list.page] + list.files.flatMap { [$0.format.name, $0.address] })
      writer.write(list.entries)
    }
    for menu in menus { writer.write([menu.name] + menu.links.flatMap(\.hashedTexts)) }
    writer.write(hasContents)
    writer.write(sections.indices.map { sidebars.sidebar(ofSection: $0)?.hash })
    return ContentHash(of: writer.bytes)
  }
}

extension [Entry] {
  /// The hash of what decides which articles the list of the search shows, and in which order.
  var searchHash: ContentHash {
    var writer = RecordWriter(capacity: 32 * count)
    for entry in self {
      writer.write(entry.metadata.isInSearch)
      writer.write(entry.sortTitle)
    }
    return ContentHash(of: writer.bytes)
  }
}
