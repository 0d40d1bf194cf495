/// The words of the texts.
enum CorpusWords {
  /// Function words.
  static let small = words(
    """
    a an and are as at be before but by can each every for from has if in into is it its like more must no not of on once \
    one only or our over so some such than that the their then there these they this to two under we what when which who \
    why with you
    """)

  /// Content words, which tags use, too.
  static let large = words(
    """
    absence account address afternoon answer apple archive argument autumn axle balance barley basin beacon bench bicycle \
    boundary branch bread bridge bright broad bucket builder button candle canvas careful carpet castle cellar chapter \
    cheerful circle clever cloud colour column compass copper corner cotton counter country cradle creek crystal current \
    cushion daylight decision detail distance doorway drawing dreams dustbin early effort elbow engine evening example \
    fabric famous feather fellow fiddle finger flavour forest fortune freckle frequent garden gentle glacier golden \
    grammar granite gravel hammer handle harbour harvest hazel helmet hidden history hollow honest horizon hunger idea \
    index inkwell island ivory jacket journey juniper keeper kettle kitchen ladder lantern lately lattice leather letter \
    library lichen lively lumber machine magnet mantle margin market meadow measure memory message midnight mirror mixture \
    modest moment morning mountain napkin narrow needle neighbour notebook number oatmeal object ocean orchard ordinary \
    outline oxygen package paper parcel pattern pebble pencil pepper picture pillow planet pocket polished portrait pottery \
    present promise puzzle quarter quiet railway rarely reader reason remedy ribbon river rocket rotate saddle sailor \
    sample sandwich saucer season second shadow shelter signal silver simple sketch slender slowly soldier spiral spoon \
    station steady stone stranger summer sunrise supper surface table teacher temper thimble thread timber tomorrow \
    traveller treasure tunnel umbrella uncle unusual useful valley vessel village violet voyage walnut warmth weather \
    whisper willow window winter wonder workshop yellow yesterday
    """)

  /// CorpusWords with other alphabets or diacritics.
  static let foreign = words("naïve café Łódź Ærøskøbing façade Zürich São-Paulo smörgåsbord Ελλάδα Москва — …")

  /// Emoji, some of several Unicode scalars.
  static let emoji = ["🚀", "✅", "🧪", "📦", "👩‍💻", "🇯🇵", "⚡️", "🎉"]

  /// Sentences without spaces.
  static let japanese = [
    "静かな朝に庭を歩くのが好きです。", "古い道具を直すと、よく分かることがある。", "窓の外では雨が降り続いていた。", "この表は毎年新しくなります。",
    "猫は暖かい場所をよく知っている。",
  ]

  /// The categories; each post has one.
  static let categories = ["Building", "Cooking", "Diary", "Gardening", "Music", "Reading", "Tools", "Walking"]

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

/// The tags of the posts: few are frequent, many are rare.
struct CorpusTags: Sendable {
  /// The number of tags.
  static let count = 200

  /// The tags, the most frequent first.
  static let standard = CorpusTags()

  /// The names, which need no escaping in URLs.
  let names: [String]
  /// The cumulative frequency of each tag and the tags before it.
  private let sums: [Int]

  private init() {
    let words = CorpusWords.large
    var names = (0..<Self.count).map { index in
      let word = words[(index * 7) % words.count]
      return index % 4 == 3 ? "\(word)-\(words[(index * 11 + 5) % words.count])" : word
    }
    names[5] = "日本語"
    self.names = names
    var sum = 0
    // By Zipf's law, the frequency of a word falls with its rank.
    sums = names.indices.map { rank in
      sum += 100_000 / (rank + 10)
      return sum
    }
  }

  /// Returns up to `count` different tags.
  func draw(_ count: Int, _ random: inout CorpusRandom) -> [String] {
    var drawn: [String] = []
    for _ in 0..<count {
      let number = random.number(below: sums.last ?? 1)
      let name = names[sums.firstIndex { number < $0 } ?? 0]
      if !drawn.contains(name) { drawn.append(name) }
    }
    return drawn
  }
}
