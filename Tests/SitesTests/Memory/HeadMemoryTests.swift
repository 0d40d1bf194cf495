import Articles
import Diagnostics
import Records
import Testing

@testable import Sites

@Suite struct `Front matter that is remembered` {
  static let cases: [(name: String, text: String)] = [
    ("nothing", "Text\n"), ("no fields", "---\n---\nText\n"),
    ("texts", "---\ntitle: Tags & more\ndescription: What it is\nslug: tags\nseries: Slow\ntemplate: wide\n---\n"),
    (
      "other texts",
      "---\nurl: /a/\nlayout: old\nlang: de\nimage: a.png\nsort_title: z\nexcerpt_separator: <!--x-->\n---\n"
    ),
    ("dates", "---\ndate: 2026-01-02\nupdated: 2026-01-02T03:04:05+02:30\nexpires: 2027-01-01 00:00:00 -0100\n---\n"),
    ("lists", "---\ntags: [a, b]\ncategories: [c]\nauthors: [d, e]\naliases: [/f/, /g/]\n---\n"),
    ("other fields", "---\ndraft: true\norder: -3\ntoc: false\n---\n"),
    (
      "values of every kind",
      "---\na: null\nb: false\nc: 007\nd: -1.5e300\ne: text\nf: [1, [2, {g: .inf}]]\nh: {i: {j: ''}}\n---\n"
    ),
    ("TOML", "+++\na = 1979-05-27T07:32:00Z\nb = [ { c = 1 }, { c = 2 } ]\n[d.e]\nf = nan\n+++\nText\n"),
    ("what is wrong with it", "---\ntitel: Misspelt\ndate: tomorrow\ntags: {a: 1}\n---\n"),
    ("no end", "---\ntitle: a\n"), ("another encoding", "\u{FEFF}---\ntitle: \u{1F3E0}\n---\n"),
  ]

  @Test(arguments: cases)
  func `is what was read`(name: String, text: String) throws {
    let (content, place) = try Self.folder(text)
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "Content/a.md", text: text))
    let read = try HeadReader(content: content, remembered: []).head(of: place, as: source)
    var writer = RecordWriter()
    writer.write(HeadMemory(read, in: sources))
    var reader = RecordReader(writer.bytes)
    let memory: HeadMemory = try reader.read()
    let remembered = try HeadReader(content: content, remembered: [memory]).head(
      of: place, as: source)
    #expect(remembered.memory != nil && read.memory == nil)
    #expect(remembered.isRemembered && !read.isRemembered && remembered.isSameFrontMatter && !read.isSameFrontMatter)
    #expect(remembered.outline == read.outline)
    #expect(remembered.head == read.head)
    #expect(remembered.file == read.file && remembered.frontMatter == read.frontMatter)
  }

  @Test func `is not believed of another file`() throws {
    let (content, place) = try Self.folder("---\ntitle: One\n---\n")
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "Content/a.md", text: ""))
    let memory = HeadMemory(
      try HeadReader(content: content, remembered: []).head(of: place, as: source), in: sources)
    let (other, _) = try Self.folder("---\ntitle: Two\n---\n")
    let read = try HeadReader(content: other, remembered: [memory]).head(of: place, as: source)
    #expect(read.metadata.title == "Two")
  }

  @Test func `is known where the text below it is another one`() throws {
    let (content, place) = try Self.folder("---\ntitle: One\n---\nText\n")
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "Content/a.md", text: ""))
    let memory = HeadMemory(
      try HeadReader(content: content, remembered: []).head(of: place, as: source), in: sources)
    for (text, isSame) in [("---\ntitle: One\n---\nMore\n", true), ("---\ntitle: Two\n---\nText\n", false)] {
      let head = try HeadReader(content: Self.folder(text).0, remembered: [memory]).head(of: place, as: source)
      #expect(!head.isRemembered && head.isSameFrontMatter == isSame)
    }
  }

  @Test func `is read in the file where the rest of its note is damaged`() throws {
    let (content, place) = try Self.folder("---\ntitle: One\nslug: uno\n---\n")
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "Content/a.md", text: ""))
    let read = try HeadReader(content: content, remembered: []).head(of: place, as: source)
    var writer = RecordWriter()
    writer.write(place.path)
    for mark in [read.file, read.frontMatter] { writer.write(mark) }
    writer.write(record: RecordWriter.bytes(of: read.outline)[...])
    var reader = RecordReader(writer.bytes)
    let memory: HeadMemory = try reader.read()
    let head = try HeadReader(content: content, remembered: [memory]).head(of: place, as: source)
    #expect(head.isRemembered && head.outline == read.outline && head.head == read.head)
  }

  private static func folder(_ text: String) throws -> (FolderInMemory, ArticlePlace) {
    let content = FolderInMemory("Content", ["a.md": text])
    return (content, try #require(ContentTree(content.paths).articles.first))
  }
}
