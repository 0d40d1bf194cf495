import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for sections.
  static var sectionCases: [Case] {
    [
      Case(157, "Only loose views: one implicit section", expects: "(/a 0 1/)", case157),
      Case(158, "No views at all: zero sections", expects: "0", case158),
      Case(159, "Section without header or footer", expects: "true true 1", case159),
      Case(160, "Header, content and footer may each be several views", expects: "(h1 h2/x y c/f1 f2)", case160),
      Case(161, "Header only", expects: "(Title//)", case161),
      Case(
        162, "A completely empty explicit section disappears, but still separates loose views", expects: "(/a/) (/b/)",
        case162),
      Case(
        163, "Adjacent loose views around EmptyViews form one implicit section", expects: "(/a b c/) (S/d/)", case163),
      Case(165, "A section inside a container is opaque", expects: "(/v[S a] b/)", case165),
      Case(166, "Nested section: flattened into the outer section's content", expects: "(Out/a In b f c/)", case166),
      Case(168, "Implicit sections have no container values", expects: "0 2", case168),
      Case(172, "A multi root in between loses the sections too", expects: "(/H a b/)", case172),
      Case(173, "Section ids are stable when another section is inserted before", expects: "true", case173),
      Case(174, "Section ids unique", expects: "5 true", case174),
      Case(175, "Ids across header, content, footer and other sections are unique", expects: "true", case175),
    ]
  }
}

private func case157() -> Any {
  secs {
    Text("a"); ForEach(0..<2) { Text("\($0)") }
  }
}

private func case158() -> Any {
  sections { EmptyView() }.count
}

private func case159() -> Any {
  let s = sections { Section { Text("a") } }[0]
  return "\(s.header.isEmpty) \(s.footer.isEmpty) \(s.content.count)"
}

private func case160() -> Any {
  secs {
    Section {
      Two(); Text("c")
    } header: {
      Text("h1"); Text("h2")
    } footer: {
      Text("f1"); EmptyView(); Text("f2")
    }
  }
}

private func case161() -> Any {
  secs { Section("Title") {} }
}

private func case162() -> Any {
  secs {
    Text("a"); Section { EmptyView() }; Text("b")
  }
}

private func case163() -> Any {
  secs {
    Text("a"); EmptyView(); Group { Text("b") }; if true { Text("c") }; Section("S") { Text("d") }
  }
}

private func case165() -> Any {
  secs {
    VStack { Section("S") { Text("a") } }; Text("b")
  }
}

private func case166() -> Any {
  secs {
    Section("Out") {
      Text("a");
      Section("In") {
        Text("b")
      } footer: {
        Text("f")
      }; Text("c")
    }
  }
}

private func case168() -> Any {
  let s = sections {
    Group {
      Text("a"); Text("b")
    }.containerValue(\.rank, 2)
  }[0]
  return "\(s.containerValues.rank) \(s.content[0].containerValues.rank)"
}

private func case172() -> Any {
  secs {
    Group {
      Section("H") { Text("a") }; Text("b")
    }.variadic { $0 }
  }
}

private func case173() -> Any {
  func v(_ a: [String]) -> [SectionConfiguration.ID] {
    sections {
      ForEach(a, id: \.self) { t in Section(t) { Text(t) } }; Text("tail")
    }.map { $0.id }
  }
  let a = v(["A"]), b = v(["Z", "A"]); return a[0] == b[1] && a.last == b.last
}

private func case174() -> Any {
  let s = sections {
    Text("a"); Section { Text("b") }; Text("c"); Section { Text("d") }; Text("e")
  }.map { AnyHashable($0.id) }
  return "\(s.count) \(unique(s))"
}

private func case175() -> Any {
  unique(
    sections {
      ForEach([1, 2], id: \.self) { _ in
        Section {
          Text("c")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
      }
    }.flatMap { s in (Array(s.header) + Array(s.content) + Array(s.footer)).map { AnyHashable($0.id) } })
}
