import Texts

/// Tables that replace scalars by ASCII letters and digits.
enum AsciiLetters {
  /// The ASCII characters in the compatibility decomposition (NFKD) of each scalar, in lower case.
  static let decomposed = table(decompositions)

  /// The letters that the crate deunicode writes for letters without such a decomposition: Latin, Greek and Cyrillic.
  static let transliterated = table(transliterations)

  private static func table(_ text: String) -> [Unicode.Scalar: String] {
    var table: [Unicode.Scalar: String] = [:]
    for entry in text.words {
      let parts = entry.unicodeScalars.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for scalar in parts[1] { table[scalar] = String(parts[0]) }
    }
    return table
  }

  private static let decompositions = """
    0=⁰₀⓪ 03=↉ 1=¹₁⅟①⑴⒈ 10=⑩⑽⒑ 11=⑪⑾⒒ 110=⅒ 12=½⑫⑿⒓ 13=⅓⑬⒀⒔ 14=¼⑭⒁⒕ 15=⅕⑮⒂⒖ 16=⅙⑯⒃⒗ 17=⅐⑰⒄⒘ 18=⅛⑱⒅⒙ 19=⅑⑲⒆⒚ 2=²₂②⑵⒉
    20=⑳⒇⒛ 23=⅔ 25=⅖ 3=³₃③⑶⒊ 34=¾ 35=⅗ 38=⅜ 4=⁴₄④⑷⒋ 45=⅘ 5=⁵₅⑤⑸⒌ 56=⅚ 58=⅝ 6=⁶₆⑥⑹⒍ 7=⁷₇⑦⑺⒎ 78=⅞ 8=⁸₈⑧⑻⒏ 9=⁹₉⑨⑼⒐
    a=ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẚẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặₐÅ⒜Ⓐⓐ ac=℀ as=℁ b=ḂḃḄḅḆḇℬ⒝Ⓑⓑ
    c=ÇçĆćĈĉĊċČčḈḉℂ℃ℭⅭⅽ⒞Ⓒⓒ co=℅ cu=℆ d=ĎďḊḋḌḍḎḏḐḑḒḓⅅⅆⅮⅾ⒟Ⓓⓓ dz=ǄǅǆǱǲǳ
    e=ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệₑℯℰⅇ⒠Ⓔⓔ f=Ḟḟ℉ℱ⒡Ⓕⓕ fax=℻ ff=ﬀ ffi=ﬃ ffl=ﬄ fi=ﬁ fl=ﬂ
    g=ĜĝĞğĠġĢģǦǧǴǵḠḡℊ⒢Ⓖⓖ h=ĤĥȞȟḢḣḤḥḦḧḨḩḪḫẖₕℋℌℍℎ⒣Ⓗⓗ i=ÌÍÎÏìíîïĨĩĪīĬĭĮįİǏǐȈȉȊȋḬḭḮḯỈỉỊịⁱℐℑℹⅈⅠⅰ⒤Ⓘⓘ ii=Ⅱⅱ iii=Ⅲⅲ ij=Ĳĳ
    iv=Ⅳⅳ ix=Ⅸⅸ j=Ĵĵǰⅉ⒥Ⓙⓙ k=ĶķǨǩḰḱḲḳḴḵₖK⒦Ⓚⓚ l=ĹĺĻļĽľĿŀḶḷḸḹḺḻḼḽₗℒℓⅬⅼ⒧Ⓛⓛ lj=Ǉǈǉ m=ḾḿṀṁṂṃₘℳⅯⅿ⒨Ⓜⓜ
    n=ÑñŃńŅņŇňŉǸǹṄṅṆṇṈṉṊṋⁿₙℕ⒩Ⓝⓝ nj=Ǌǋǌ no=№
    o=ºÒÓÔÕÖòóôõöŌōŎŏŐőƠơǑǒǪǫǬǭȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợₒℴ⒪Ⓞⓞ p=ṔṕṖṗₚℙ⒫Ⓟⓟ q=ℚ⒬Ⓠⓠ
    r=ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟℛℜℝ⒭Ⓡⓡ s=ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛₛ⒮Ⓢⓢ sm=℠ st=ﬅﬆ t=ŢţŤťȚțṪṫṬṭṮṯṰṱẗₜ⒯Ⓣⓣ tel=℡ tm=™
    u=ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự⒰Ⓤⓤ v=ṼṽṾṿⅤⅴ⒱Ⓥⓥ vi=Ⅵⅵ vii=Ⅶⅶ viii=Ⅷⅷ
    w=ŴŵẀẁẂẃẄẅẆẇẈẉẘ⒲Ⓦⓦ x=ẊẋẌẍₓⅩⅹ⒳Ⓧⓧ xi=Ⅺⅺ xii=Ⅻⅻ y=ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ⒴Ⓨⓨ z=ŹźŻżŽžẐẑẒẓẔẕℤℨ⒵Ⓩⓩ
    """

  private static let transliterations = """
    2=Ƨƨƻ 3=Ǝ 5=Ƽƽ 6=Ƅƅ a=ȺΆΑάαАа ae=ÆæǢǣǼǽ b=ƀƁƂƃɃΒβϐБб c=ƇƈȻȼϲ ch=ϬϭЧч d=ÐðĐđƉƊƋƌƍȡẟΔδДд db=ȸ dj=Ђђ dz=Ѕѕ dzh=Џџ
    e=ƐɆɇΈΉΕΗέήεηЄЕЭеэ f=ƑƒϤϥФф g=ƓƔǤǥΓγϪϫГг gj=Ѓѓ h=ĦħϨϩ hv=ƕǶ i=ıƖƗΊΐΙΪίιϊІЍИЙийіѝ ia=Яя ie=Ѐѐє io=Ёё iu=Юю
    j=ȷɈɉϳЈј k=ĸƘƙΚκϰКк kh=ΧχϦϧХх kj=Ќќ ks=Ξ l=ŁłƚƛȴȽΛλЛл lj=Љљ m=ΜμМм n=ƝƞȠȵΝνНн ng=Ŋŋ nj=Њњ o=ØøƆƟǾǿΌΏΟΩοωόώОо
    oe=Œœ oi=Ƣƣ ou=Ȣȣ p=ƤƥΠπϖПп ph=Φφϕ ps=Ψψ q=ɊɋϞϟ qp=ȹ r=ɌɍΡρϱРр s=ȿẜẝΣςσСс sh=ƩƪϢϣШш shch=Щщ sp=Ϡϡ ss=ßẞ st=Ϛϛ
    t=ŦŧƫƬƭƮȶȾΤτТт th=ÞþΘθϑ ti=Ϯϯ ts=ƾЦц tsh=Ћћ u=ɄΎΥΫΰυϋύϒϓϔЎУуў v=ƲВв w=ƜƿǷϜϝ x=ξ y=ƱƳƴȜȝɎɏЫы yi=Її yr=Ʀ
    z=ƵƶȤȥɀΖζЗз zh=ƷƸƹƺǮǯЖж
    """
}
