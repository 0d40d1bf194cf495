import Garland
import TestSupport
import Testing

/// GitHub's alerts.
@Suite struct `An alert` {
  @Test(arguments: ["note", "tip", "important", "warning", "caution"])
  func `is the callout of its name`(_ name: String) {
    let callout = Draft(":::\(name)\na\n\n- b\n:::").html
    #expect(callout.hasPrefix("<aside class=\"callout callout-\(name)\" role=\"note\">"))
    #expect(Draft("> [!\(name.uppercased())]\n> a\n>\n> - b").html == callout)
    #expect(Draft("> [!\(name)]\n>\n> a\n>\n> - b").html == callout)
  }

  @Test(arguments: [
    Case("another word", "> [!INFO]\n> a", "<p>[!INFO]\na</p>"),
    Case("text behind the mark", "> [!NOTE] a\n> b", "<p>[!NOTE] a\nb</p>"),
    Case("the mark alone", "> [!NOTE]", "<p>[!NOTE]</p>"),
    Case("not first", "> a\n> [!NOTE]", "<p>a\n[!NOTE]</p>"),
    Case("no quote", "[!NOTE]\na", "<p>[!NOTE]\na</p>"),
    Case("a link", "> [!NOTE]\n> a\n\n[!NOTE]: /b", "<p><a href=\"/b\">!NOTE</a>\na</p>"),
  ])
  func `begins with its mark on a line of its own, else it is what it was`(_ row: Case<String, String>) {
    let html = Draft(row.input).html
    #expect(!html.contains("callout"))
    #expect(html.contains(row.expected), "\(row.name): \(html)", sourceLocation: row.sourceLocation)
  }

  @Test func `holds whatever a quote holds`() {
    #expect(Draft("- > [!TIP]\n  > :::divided\n  > a\n  >\n  > b\n  > :::").html.contains("callout-tip"))
    #expect(Draft("> [!TIP]\n> a\n>\n> > [!NOTE]\n> > b").html.matches(of: /<aside/).count == 2)
    let html = Draft("> [!TIP]\n> a\n{#x .y}").html
    #expect(html.hasPrefix("<aside class=\"callout callout-tip y\" role=\"note\" id=\"x\">"))
  }
}
