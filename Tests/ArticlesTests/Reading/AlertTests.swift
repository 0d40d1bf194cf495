import Garland
import TestSupport
import Testing

/// GitHub's alerts.
@Suite struct `An alert` {
  @Test(arguments: ["note", "tip", "important", "warning", "caution"])
  func `becomes the callout with the same name`(_ name: String) {
    let callout = Draft(":::\(name)\na\n\n- b\n:::").html
    #expect(callout.hasPrefix("<aside class=\"callout callout-\(name)\" role=\"note\">"))
    #expect(Draft("> [!\(name.uppercased())]\n> a\n>\n> - b").html == callout)
    #expect(Draft("> [!\(name)]\n>\n> a\n>\n> - b").html == callout)
  }

  @Test(arguments: [
    Case("another word", "> [!INFO]\n> a", "<p>[!INFO]\na</p>"),
    Case("text after the mark", "> [!NOTE] a\n> b", "<p>[!NOTE] a\nb</p>"),
    Case("the mark alone", "> [!NOTE]", "<p>[!NOTE]</p>"),
    Case("not first", "> a\n> [!NOTE]", "<p>a\n[!NOTE]</p>"),
    Case("no quote", "[!NOTE]\na", "<p>[!NOTE]\na</p>"),
    Case("a link", "> [!NOTE]\n> a\n\n[!NOTE]: /b", "<p><a href=\"/b\">!NOTE</a>\na</p>"),
  ])
  func `must begin with its marker on a line of its own`(_ row: Case<String, String>) {
    let html = Draft(row.input).html
    #expect(!html.contains("callout"))
    #expect(html.contains(row.expected), "\(row.name): \(html)", sourceLocation: row.sourceLocation)
  }

  @Test func `can contain everything that a quote can`() {
    #expect(Draft("- > [!TIP]\n  > :::divided\n  > a\n  >\n  > b\n  > :::").html.contains("callout-tip"))
    #expect(Draft("> [!TIP]\n> a\n>\n> > [!NOTE]\n> > b").html.matches(of: /<aside/).count == 2)
    let html = Draft("> [!TIP]\n> a\n{#x .y}").html
    #expect(html.hasPrefix("<aside class=\"callout callout-tip y\" role=\"note\" id=\"x\">"))
  }
}

/// Alerts and boxes in the syntax of other tools.
@Suite struct `An alert of another tool` {
  private static let box =
    "[article.foreign-tag]; write `:::note` and `:::` on lines of their own around the text"

  @Test(arguments: [
    Case(
      "with a title", "> [!NOTE] Bread\n> Text.",
      "1:3 ‹[!NOTE]› warning: `[!NOTE]` makes an alert only on a line of its own, so this is a plain quote "
        + "[article.alert]; write `:::note[Title]` and `:::` on lines of their own around the text"),
    Case(
      "that is collapsible", "> [!tip]-\n> Text.",
      "1:3 ‹[!tip]› warning: `[!tip]` makes an alert only on a line of its own, so this is a plain quote "
        + "[article.alert]; write `:::tip[Title]` and `:::` on lines of their own around the text"),
    Case(
      "of an unknown kind", "> [!ABSTRACT]\n> Text.",
      "1:3 ‹[!ABSTRACT]› warning: there is no alert `[!ABSTRACT]`, so this is a plain quote "
        + "[article.alert]; write one of NOTE, TIP, IMPORTANT, WARNING and CAUTION, or a container: `:::info[Title]`"),
    Case(
      "of MkDocs", "!!! note\n    Text.",
      "1:1 ‹!!!› warning: Garland has no boxes such as `!!! note`; it is shown as text \(box)"),
    Case(
      "with a title, of an unknown kind", "??? question \"Why?\"\n\n    Text.",
      "1:1 ‹???› warning: Garland has no boxes such as `??? question`; it is shown as text \(box)"),
    Case(
      "an open tip in a list", "- a\n\n  ???+ tip\n",
      "3:3 ‹???+› warning: Garland has no boxes such as `???+ tip`; it is shown as text "
        + "[article.foreign-tag]; write `:::tip` and `:::` on lines of their own around the text"),
  ])
  func `is reported`(_ row: Case<String, String>) {
    #expect(Draft(row.input).problems == [row.expected], sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    "> [!NOTE]\n> Text.", "> [!NOTE]", "> [!note]\n>\n> Text.", "> [!NOTE][a]\n\n[a]: /b", "> [!1]\n> Text.", "> [!]\n",
    "!!! wow this is loud", "!!!", "??? What", "`!!! note`", "a\n!!! note", "    !!! note", "[!FOO]\ntext",
  ])
  func `is not found in alerts, prose or code`(_ text: String) {
    #expect(Draft(text).problems.isEmpty, "\(Draft(text).problems)")
  }
}
