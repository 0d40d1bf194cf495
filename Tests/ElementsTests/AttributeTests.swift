import Elements
import Testing
import Views

@Suite struct AttributeTests {
  @Test(arguments: Row.global + Row.interaction + Row.editing + Row.accessibility)
  func `every element has the global attributes`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.links + Row.relations + Row.fetching + Row.metadata + Row.scripts)
  func `attributes of links, fetches, metadata and scripts`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.images + Row.playback + Row.frames)
  func `attributes of images, media and frames`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.texts + Row.lists + Row.tables + Row.disclosure + Row.measures)
  func `attributes of text, lists, tables, disclosure and meters`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.forms + Row.controls + Row.inputs + Row.buttons)
  func `attributes of forms and controls`(row: Row) {
    row.check()
  }

  @Test(
    arguments: [
      Row("present", input(.disabled), "<input disabled>"),
      Row("present if the argument is true", input(.disabled(true)), "<input disabled>"),
      Row("absent if the argument is false", input(.disabled(false)), "<input>"),
      Row("absent among others", input(.id("x"), .disabled(false), .name("y")), #"<input id="x" name="y">"#),
      Row("no text", p(.id(nil), .class(nil), .title(nil), .lang(nil)), "<p></p>"),
      Row("no address", a(.href(nil)), "<a></a>"),
      Row("no picture", img(.src(nil), .alt(nil)), "<img>"),
      Row("empty text", img(.alt("")), #"<img alt="">"#),
      Row("no classes", p(.class([])), "<p></p>"),
      Row("classes from an array", p(.class(["a", "b"])), #"<p class="a b"></p>"#),
      Row("classes under a true condition", p(.class("a", if: true)), #"<p class="a"></p>"#),
      Row("classes under a false condition", p(.class("a", if: false)), "<p></p>"),
      Row("no ids", td(.headers([])), "<td></td>"),
      Row("no relation", a(.rel()), "<a></a>"),
      Row("no candidate", img(.srcset([])), "<img>"),
      Row("a number that is not finite", meter(.value(.infinity), .min(-.infinity), .max(.nan)), "<meter></meter>"),
      Row(
        "five attributes and more", p(.id("1"), .title("2"), .lang("3"), .slot("4"), .part("5"), .is("6")),
        #"<p id="1" title="2" lang="3" slot="4" part="5" is="6"></p>"#),
    ])
  func `an attribute is present, has a value, or is left out`(row: Row) {
    row.check()
  }
}

@Suite struct _TakesTests {
  /// A row of the standard's index of attributes: the tags with some attributes.
  struct Index: Sendable, CustomTestStringConvertible {
    let attributes: String
    let tags: String
    let includes: @Sendable (any HTMLTag.Type) -> Bool
    let sourceLocation: SourceLocation

    init(
      _ attributes: String, _ tags: String, sourceLocation: SourceLocation = #_sourceLocation,
      includes: @escaping @Sendable (any HTMLTag.Type) -> Bool
    ) {
      self.attributes = attributes
      self.tags = tags
      self.includes = includes
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { attributes }
  }

  @Test(
    arguments: [
      Index("href", "a area base link") { $0 is any _TakesHref.Type },
      Index("target", "a area base form") { $0 is any _TakesTarget.Type },
      Index("hreflang", "a area link") { $0 is any _TakesHreflang.Type },
      Index("download ping rel", "a area") { $0 is any _TakesHyperlink.Type },
      Index("src", "audio embed iframe img input script source track video") { $0 is any _TakesSource.Type },
      Index("crossorigin", "audio img link script video") { $0 is any _TakesCrossOrigin.Type },
      Index("referrerpolicy", "a area iframe img link script") { $0 is any _TakesReferrerPolicy.Type },
      Index("integrity", "link script") { $0 is any _TakesIntegrity.Type },
      Index("fetchpriority", "img link script") { $0 is any _TakesFetchPriority.Type },
      Index("blocking", "link script style") { $0 is any _TakesBlocking.Type },
      Index("loading", "audio iframe img video") { $0 is any _TakesLoading.Type },
      Index("type as a media type", "a area embed link object source") { $0 is any _TakesMediaType.Type },
      Index("media", "link meta source style") { $0 is any _TakesMedia.Type },
      Index("width height", "canvas embed iframe img input object source video") { $0 is any _TakesSize.Type },
      Index("alt", "area img input") { $0 is any _TakesAlternative.Type },
      Index("srcset sizes", "img source") { $0 is any _TakesCandidates.Type },
      Index("controls", "audio img video") { $0 is any _TakesControls.Type },
      Index("autoplay loop muted preload", "audio video") { $0 is any _TakesPlayback.Type },
      Index("cite", "blockquote del ins q") { $0 is any _TakesCitation.Type },
      Index("datetime", "del ins time") { $0 is any _TakesDatetime.Type },
      Index("span", "col colgroup") { $0 is any _TakesSpan.Type },
      Index("colspan rowspan headers", "td th") { $0 is any _TakesCellSpan.Type },
    ])
  func `content attributes have the tags of the standard`(index: Index) {
    check(index)
  }

  @Test(
    arguments: [
      Index("formaction and the like", "button input") { $0 is any _TakesSubmission.Type },
      Index("form", "button fieldset input object output select textarea") { $0 is any _TakesForm.Type },
      Index("name", "button details fieldset form iframe input map meta object output select slot textarea") {
        $0 is any _TakesName.Type
      },
      Index("label", "optgroup option track") { $0 is any _TakesLabel.Type },
      Index("value as text", "button input option") { $0 is any _TakesValue.Type },
      Index("disabled", "button fieldset input optgroup option select textarea") { $0 is any _TakesDisabled.Type },
      Index("required autocomplete", "input select textarea") { $0 is any _TakesRequired.Type },
      Index("multiple size", "input select") { $0 is any _TakesMultiple.Type },
      Index("placeholder readonly minlength maxlength dirname", "input textarea") { $0 is any _TakesText.Type },
      Index("popovertarget popovertargetaction", "button input") { $0 is any _TakesPopoverTarget.Type },
      Index("open", "details dialog") { $0 is any _TakesOpen.Type },
      Index("value and max as numbers", "meter progress") { $0 is any _TakesMeasure.Type },
    ])
  func `control attributes have the tags of the standard`(index: Index) {
    check(index)
  }

  private func check(_ index: Index) {
    let names = Self.tags.filter { index.includes($0) }.map { "\($0)" }.sorted()
    #expect(names.joined(separator: " ") == index.tags, sourceLocation: index.sourceLocation)
  }

  @Test func `the list of tags contains every element`() {
    #expect(Set(Self.tags.map { "\($0)" }) == Set(ElementRow.all.map(\.name) + ["any"]))
  }

  private static var tags: [any HTMLTag.Type] {
    [
      Tags.html.self, Tags.head.self, Tags.body.self, Tags.title.self, Tags.base.self, Tags.link.self, Tags.meta.self,
      Tags.style.self, Tags.article.self, Tags.section.self, Tags.nav.self, Tags.aside.self, Tags.h1.self, Tags.h2.self,
      Tags.h3.self, Tags.h4.self, Tags.h5.self, Tags.h6.self, Tags.hgroup.self, Tags.header.self, Tags.footer.self,
      Tags.address.self, Tags.p.self, Tags.hr.self, Tags.pre.self, Tags.blockquote.self, Tags.ol.self, Tags.ul.self,
      Tags.menu.self, Tags.li.self, Tags.dl.self, Tags.dt.self, Tags.dd.self, Tags.figure.self, Tags.figcaption.self,
      Tags.main.self, Tags.search.self, Tags.div.self, Tags.a.self, Tags.em.self, Tags.strong.self, Tags.small.self,
      Tags.s.self, Tags.cite.self, Tags.q.self, Tags.dfn.self, Tags.code.self, Tags.`var`.self, Tags.samp.self,
      Tags.kbd.self, Tags.sub.self, Tags.sup.self, Tags.i.self, Tags.b.self, Tags.u.self, Tags.mark.self,
      Tags.span.self, Tags.br.self, Tags.wbr.self, Tags.abbr.self, Tags.ruby.self, Tags.rt.self, Tags.rp.self,
      Tags.data.self, Tags.time.self, Tags.bdi.self, Tags.bdo.self, Tags.ins.self, Tags.del.self, Tags.picture.self,
      Tags.source.self, Tags.img.self, Tags.iframe.self, Tags.embed.self, Tags.object.self, Tags.video.self,
      Tags.audio.self, Tags.track.self, Tags.map.self, Tags.area.self, Tags.svg.self, Tags.math.self, Tags.table.self,
      Tags.caption.self, Tags.colgroup.self, Tags.col.self, Tags.tbody.self, Tags.thead.self, Tags.tfoot.self,
      Tags.tr.self, Tags.td.self, Tags.th.self, Tags.form.self, Tags.label.self, Tags.input.self, Tags.button.self,
      Tags.select.self, Tags.selectedcontent.self, Tags.datalist.self, Tags.optgroup.self, Tags.option.self,
      Tags.textarea.self, Tags.output.self, Tags.progress.self, Tags.meter.self, Tags.fieldset.self, Tags.legend.self,
      Tags.details.self, Tags.summary.self, Tags.dialog.self, Tags.script.self, Tags.noscript.self, Tags.template.self,
      Tags.slot.self, Tags.canvas.self, Tags.any.self,
    ]
  }
}
