extension ElementNames {
  /// Returns whether a name may be an element: of HTML, SVG or MathML, or a custom element, which has a hyphen.
  ///
  /// `<T>` and `<String>` are no elements. With the setting `unknown: text`, they are shown as text.
  static func mayBeElement(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "-")) || html.contains(name) || drawing.contains(name) || mathematics.contains(name)
  }

  private static let html: Set<String> = AllowedMarkup.elements.union(void).union(block).union(hiding).union([
    "acronym", "applet", "basefont", "big", "blink", "body", "button", "canvas", "datalist", "fieldset", "fencedframe",
    "font", "form", "frameset", "head", "html", "image", "isindex", "label", "legend", "map", "marquee", "menuitem",
    "multicol", "nextid", "nobr", "noindex", "optgroup", "option", "output", "portal", "select", "selectedcontent",
    "slot", "spacer",
  ])

  private static let drawing: Set<String> = [
    "altglyph", "animate", "animatemotion", "animatetransform", "circle", "clippath", "cursor", "defs", "desc",
    "ellipse", "feblend", "fecolormatrix", "fecomponenttransfer", "fecomposite", "feconvolvematrix",
    "fediffuselighting", "fedisplacementmap", "fedistantlight", "fedropshadow", "feflood", "fefunca", "fefuncb",
    "fefuncg", "fefuncr", "fegaussianblur", "feimage", "femerge", "femergenode", "femorphology", "feoffset",
    "fepointlight", "fespecularlighting", "fespotlight", "fetile", "feturbulence", "filter", "foreignobject", "g",
    "glyph", "hkern", "line", "lineargradient", "marker", "mask", "metadata", "mpath", "path", "pattern", "polygon",
    "polyline", "radialgradient", "rect", "set", "stop", "switch", "symbol", "text", "textpath", "tref", "tspan", "use",
    "view", "vkern",
  ]

  private static let mathematics: Set<String> = [
    "maction", "maligngroup", "malignmark", "menclose", "merror", "mfenced", "mfrac", "mglyph", "mi", "mlabeledtr",
    "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom", "mprescripts", "mroot", "mrow", "ms", "mspace",
    "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "none",
    "semantics", "annotation",
  ]
}
