/// What the texts are made of.
enum Words {
  /// Words that join others.
  static let small = words(
    """
    a an and are as at be before but by can each every for from has if in into is it its like more must no not of on once \
    one only or our over so some such than that the their then there these they this to two under we what when which who \
    why with you
    """)

  /// Words that say something; tags are made of them, too.
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

  /// Words of other alphabets and with signs of their own.
  static let foreign = words("naïve café Łódź Ærøskøbing façade Zürich São-Paulo smörgåsbord Ελλάδα Москва — …")

  /// Pictures among the letters, some of them of several scalars.
  static let emoji = ["🚀", "✅", "🧪", "📦", "👩‍💻", "🇯🇵", "⚡️", "🎉"]

  /// Sentences without spaces.
  static let japanese = [
    "静かな朝に庭を歩くのが好きです。", "古い道具を直すと、よく分かることがある。", "窓の外では雨が降り続いていた。", "この表は毎年新しくなります。",
    "猫は暖かい場所をよく知っている。",
  ]

  /// What a post is filed under; one of them each.
  static let categories = ["Building", "Cooking", "Diary", "Gardening", "Music", "Reading", "Tools", "Walking"]

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
