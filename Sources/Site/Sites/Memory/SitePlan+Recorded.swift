import Records

extension SitePlan: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(sections)
    writer.write(taxonomies)
    writer.write(pages)
    for addresses in [redirects.map(\.from), redirects.map(\.to)] { writer.write(addresses) }
    for entries in [posts, plainPages] { writer.write(entries) }
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (sections, taxonomies, pages) = (try reader.read(), try reader.read(), try reader.read())
    let (from, to): ([String], [String]) = (try reader.read(), try reader.read())
    guard from.count == to.count else { throw RecordDamage() }
    redirects = Array(zip(from, to))
    (posts, plainPages) = (try reader.read(), try reader.read())
  }
}

extension Section: Recorded {
  func write(to writer: inout RecordWriter) {
    for text in [path, address, title] { writer.write(text) }
    writer.write(index)
    writer.write(settings)
    writer.write(holdsPosts)
    writer.write(order)
    for numbers in [entries, sections] { writer.write(numbers) }
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (path, address, title) = (try reader.read(), try reader.read(), try reader.read())
    (index, settings) = (try reader.read(), try reader.read())
    (holdsPosts, order) = (try reader.read(), try reader.read())
    (entries, sections) = (try reader.read(), try reader.read())
  }
}

extension SectionSettings: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(order)
    writer.write(pageSize)
    writer.write(postTemplate)
    writer.write(postContainer)
    writer.write(holdsPosts)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (order, pageSize) = (try reader.read(), try reader.read())
    (postTemplate, postContainer) = (try reader.read(), try reader.read())
    holdsPosts = try reader.read()
  }
}

extension SectionSettings.Order: RecordedCase {}

extension Taxonomy: Recorded {
  /// Writes all but its collisions: these are errors, and of a site with errors nothing is remembered.
  func write(to writer: inout RecordWriter) {
    for text in [settings.name, settings.title, title, address] { writer.write(text) }
    writer.write(index)
    writer.write(terms)
    writer.write(termsOfEntries)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    let (name, called): (String, String) = (try reader.read(), try reader.read())
    settings = TaxonomySettings(named: name, title: called)
    (title, address, index) = (try reader.read(), try reader.read(), try reader.read())
    (terms, termsOfEntries) = (try reader.read(), try reader.read())
    collisions = []
  }
}

extension Taxonomy.Term: Recorded {
  func write(to writer: inout RecordWriter) {
    for text in [name, address] { writer.write(text) }
    writer.write(index)
    writer.write(entries)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (name, address) = (try reader.read(), try reader.read())
    (index, entries) = (try reader.read(), try reader.read())
  }
}

extension Page: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(kind)
    writer.write(address)
    for number in [code, entry, section, taxonomy, term] { writer.write(number) }
    writer.write(list)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (kind, address) = (try reader.read(), try reader.read())
    (code, entry, section) = (try reader.read(), try reader.read(), try reader.read())
    (taxonomy, term, list) = (try reader.read(), try reader.read(), try reader.read())
  }
}

extension PageKind: RecordedCase {}

extension Page.ListPart: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(entries)
    for number in [number, count, total] { writer.write(number) }
    writer.write(first)
  }

  convenience init(from reader: inout RecordReader) throws(RecordDamage) {
    self.init(
      entries: try reader.read(), number: try reader.read(), count: try reader.read(), total: try reader.read(),
      first: try reader.read())
  }
}

/// One of a few cases, which is written as its place among them.
private protocol RecordedCase: Recorded, CaseIterable, Equatable where AllCases == [Self] {}

extension RecordedCase {
  func write(to writer: inout RecordWriter) {
    writer.write(Self.allCases.firstIndex(of: self) ?? 0)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    let place: Int = try reader.read()
    guard Self.allCases.indices.contains(place) else { throw RecordDamage() }
    self = Self.allCases[place]
  }
}
