/// Attacks on HTML filters, from OWASP's list, browser quirks and mutation attacks.
enum Evasion {
  /// Returns the unsafe part of a tag that the filter wrote, or `nil` if it is safe.
  static func complaint(about tag: CheckedMarkup.Tag) -> String? {
    let forbidden: Set = [
      "script", "style", "embed", "base", "meta", "link", "noscript", "template", "xmp", "plaintext", "frame",
      "frameset", "html", "head", "body", "image", "animate", "set",
    ]
    if forbidden.contains(tag.name) { return "<\(tag.name)>" }
    if !tag.name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) { return "an odd name: \(tag.name)" }
    for (name, value) in tag.attributes {
      if name.hasPrefix("on") || ["srcdoc", "formaction"].contains(name) { return name }
      if name == "style" { return complaint(aboutStyle: value) }
      if !name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) { return "an odd name: \(name)" }
      let plain = value.lowercased().unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F }.map(String.init)
        .joined()
      if ["javascript:", "vbscript:", "data:text", "data:image/svg"].contains(where: plain.hasPrefix) { return value }
      if ["href", "src", "poster", "cite"].contains(name), plain.prefix(30).contains(/&#|&[a-z]+;/) { return value }
    }
    return nil
  }

  /// Returns the style if it has more than plain values, or could cover other parts of the page.
  private static func complaint(aboutStyle style: String) -> String? {
    let plain = style.replacing("&quot;", with: "\"").replacing("&#39;", with: "'").lowercased()
    let isPlain = plain.wholeMatch(of: /[a-z0-9 :;#%,.\/'"\u{80}-\u{10FFFF}-]*/) != nil
    let isDangerous = plain.contains(/position|z-index|behavior|binding|content|url|\/\/|:[^;]*-[0-9.]/)
    return isPlain && !isDangerous ? nil : "style: \(style)"
  }

  static let payloads: [String] = classics + quirks + addresses + mutations + styles.map { "<p style=\"\($0)\">x</p>" }

  /// Attacks in the `style` attribute; all of them are double-quoted values.
  static let styles = [
    "background:url(javascript:alert(1))", "background:url('https://x.example/a.png')", "width:expression(alert(1))",
    "width:exp/**/ression(alert(1))", "w\\69 dth:1px;color:r\\65 d", "color:\\72\\65\\64",
    "position:fixed;top:0;left:0",
    "pos/**/ition:fixed", "po\\73ition:fixed", "POSITION : fixed", "position&#58;fixed", "position&colon;fixed",
    "&#112;osition:fixed", "color:red;&#112;osition:fixed", "color:red&#59;position:fixed",
    "color:red&semi;position:fixed",
    "color:red\nposition:fixed", "color:red;\nposition:\nfixed", "color:red\u{0C};position:fixed", "z-index:9999",
    "--x:1;color:var(--x)", "margin:-9999px", "margin-top: - 9px", "margin-top:-.5em", "text-indent:-99em",
    "color:red}body{display:none", "color:red!important", "color:red;/*", "*/color:red", "/**/color:red",
    "font-family:'a;position:fixed'", "font-family:'a\\';position:fixed;x:'",
    "font-family:&quot;a&quot;;position:fixed",
    "font-family:&#34;;position:fixed;&#34;", "font-family:'a", "font-family:''", "font-family:'a' 'b'",
    "background-image:url(x)", "background:#fff url(x)", "background:image-set('x' 1x)", "-moz-binding:url(x)",
    "behavior:url(x)", "filter:progid:x", "content:'x'", "cursor:url(x)", "list-style:url(x)", "border-image:url(x)",
    "color:rgb(0,0,0)", "width:calc(1px)", "width:c\\61lc(1px)", "@import 'x'", "color:<b>", "color:a&lt;b",
    "color:&gt;",
    "display:contents", "display:grid;position:absolute", "color:\0red", "c\0olor:red", "color:\u{A0}red", "color:",
    ":red", ";;;", "color", "color:red;color", "color:\(String(repeating: "a", count: 300))", "transform:none",
    "opacity:0", "animation:x", "animation-name:x", "transition:all", "clip-path:none", "top:0", "inset:0", "all:unset",
    "width:attr(x)", "color:env(x)", "src:local(x)", "behaviour:a", "-webkit-mask:url(x)", "mask:url(x)",
  ]

  private static let classics = [
    "<script>alert(1)</script>", "<SCRIPT SRC=https://x.example/x.js></SCRIPT>", "<ScRiPt>alert(1)</sCrIpT>",
    "<img src=x onerror=alert(1)>", "<IMG SRC=\"javascript:alert('XSS');\">", "<img src=JaVaScRiPt:alert(1)>",
    "<IMG \"\"\"><SCRIPT>alert(\"XSS\")</SCRIPT>\"\\>", "<img SRC=# onmouseover=\"alert(1)\">",
    "<img onmouseover=alert(1)>", "<body onload=alert(1)>", "<svg onload=alert(1)>", "<svg/onload=alert(1)>",
    "<iframe src=javascript:alert(1)></iframe>", "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object>", "<embed src=javascript:alert(1)>",
    "<base href=javascript:alert(1)//>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>", "<link rel=stylesheet href=javascript:alert(1)>",
    "<style>@import 'javascript:alert(1)';</style>", "<div style=\"background:url(javascript:alert(1))\">",
    "<table background=javascript:alert(1)><td background=javascript:alert(1)>",
    "<input type=image src=javascript:alert(1)>",
    "<form action=javascript:alert(1)><input type=submit></form>", "<button formaction=javascript:alert(1)>x</button>",
    "<isindex action=javascript:alert(1) type=image>", "<video src=x onerror=alert(1)></video>",
    "<video><source onerror=alert(1)></video>", "<audio src=x onerror=alert(1)>", "<details open ontoggle=alert(1)>",
    "<marquee onstart=alert(1)>", "<select autofocus onfocus=alert(1)>", "<a onclick=alert(1)>x</a>",
    "<bgsound src=javascript:alert(1)>", "<frameset><frame src=javascript:alert(1)></frameset>",
    "<xss onclick=alert(1)>",
    "<math><a xlink:href=javascript:alert(1)>x</a></math>", "<blockquote cite=javascript:alert(1)>",
  ]

  private static let quirks = [
    "<script/xss src=x></script>", "<script\n>alert(1)</script\n>", "<script >alert(1)</script bar>",
    "<<script>alert(1);//<</script>", "<script src=x?<b>", "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script\0>alert(1)</script>", "<scr\0ipt>alert(1)</scr\0ipt>", "<img src=x\u{0C}onerror=alert(1)>",
    "<img/src=x/onerror=alert(1)>", "<img src='x'onerror=alert(1)>", "<img src=x onerror\n=\nalert(1)>",
    "<img src=`x` onerror=alert(1)>", "<img src=x` `onerror=alert(1)>", "<img =\"><script>alert(1)</script>\">",
    "<img alt='>' src=x onerror=alert(1)>", "<a <b onclick=alert(1)>x</a>", "<a title=\"x\"onmouseover=alert(1)>x</a>",
    "<a/onclick=alert(1)/href=x>x</a>", "<img src=x OnErRoR=alert(1)>", "<img src=x \0onerror=alert(1)>",
    "<img src=x o\0nerror=alert(1)>", "<b title='\"onclick=alert(1) x=\"'>x</b>", "<b title=a\"onclick=alert(1)>x</b>",
    "<b title='&quot;><script>alert(1)</script>'>x</b>", "</p onclick=alert(1)>", "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)//", "<img src=\"x onerror=alert(1)", "<script>alert(1)",
    "<!--><script>alert(1)</script>-->",
    "<!-- --!><img src=x onerror=alert(1)>-->", "<!-x><img src=x onerror=alert(1)>", "<?x><img src=x onerror=alert(1)>",
    "<![CDATA[><img src=x onerror=alert(1)>]]>", "</ x><img src=x onerror=alert(1)>",
    "<b data-x onclick=alert(1)>x</b>",
    "<b aria-x:onclick=1 onclick=alert(1)>x</b>", "<<img src=x onerror=alert(1)>", "< img src=x onerror=alert(1)>",
    "<img\u{0B}onerror=alert(1)>", "<img src=x\u{A0}onerror=alert(1)>", "<image src=x onerror=alert(1)>",
  ]

  private static let addresses = [
    "<a href=' javascript:alert(1)'>x</a>", "<a href='java\nscript:alert(1)'>x</a>",
    "<a href='java\tscript:alert(1)'>x</a>",
    "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61'>x</a>",
    "<a href=&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#58x>x</a>",
    "<a href='jav&#x09;ascript:alert(1)'>x</a>", "<a href='jav&#x0A;ascript:alert(1)'>x</a>",
    "<a href='javascript&colon;alert(1)'>x</a>", "<a href='&Tab;javascript:alert(1)'>x</a>",
    "<a href='&#14;  javascript:alert(1)'>x</a>", "<a href='\u{1}javascript:alert(1)'>x</a>",
    "<a href='data:text/html;base64,PHNjcmlwdD4='>x</a>", "<a href='vbscript:msgbox(1)'>x</a>",
    "<a href=javascript:alert(1) href=/>x</a>", "<a HREF=/ href=javascript:alert(1)>x</a>",
    "<img srcset='x 1x,javascript:alert(1) 2x'>", "<img srcset=',javascript:alert(1)'>",
    "<img srcset='a 1x&comma;javascript:alert(1)'>", "<video poster=javascript:alert(1)></video>",
    "<a href='javascript:alert(1)\0'>x</a>", "<a href=\"javas\0cript:alert(1)\">x</a>",
  ]

  private static let mutations = [
    "<svg><style><img src=x onerror=alert(1)></style></svg>", "<svg><p><style><img src=x onerror=alert(1)></style>",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror=alert(1)&gt;\">",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<title><a title='</title><img onerror=alert(1)>'>",
    "<textarea><img title='</textarea><img src=x onerror=alert(1)>'>", "<xmp><p title='</xmp><img onerror=alert(1)>'>",
    "<iframe><p title='</iframe><img src=x onerror=alert(1)>'></iframe>",
    "<svg></p><title><a id=\"</title><img onerror=x>\">",
    "<svg><animate attributeName=href to=javascript:alert(1)></svg>",
    "<svg><set attributeName=onload to=alert(1)></svg>",
    "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>", "<svg><script>alert(1)</script></svg>",
    "<svg><script href=data:,alert(1) /></svg>", "<svg><![CDATA[<img src=x onerror=alert(1)>]]></svg>",
    "<template><img src=x onerror=alert(1)></template>", "<select><style></select><img src=x onerror=alert(1)></style>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<plaintext><img onerror=alert(1)>",
    "<noembed><img title='</noembed><img onerror=alert(1)>'>", "<listing>&lt;img onerror=alert(1)&gt;</listing>",
  ]
}
