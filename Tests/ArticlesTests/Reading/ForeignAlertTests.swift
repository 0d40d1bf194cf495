import Garland
import TestSupport
import Testing

/// Boxes as other tools write them.
@Suite struct `An alert of another tool` {
  private static let box =
    "[article.foreign-tag]; write `:::note` and `:::` on lines of their own around the text"

  @Test(arguments: [
    Case(
      "with a title", "> [!NOTE] Bread\n> Text.",
      "1:3 ‹[!NOTE]› warning: `[!NOTE]` makes an alert only where it is alone in its line, so this stays a quote "
        + "[article.alert]; write `:::note[Title]` and `:::` on lines of their own around the text"),
    Case(
      "that folds", "> [!tip]-\n> Text.",
      "1:3 ‹[!tip]› warning: `[!tip]` makes an alert only where it is alone in its line, so this stays a quote "
        + "[article.alert]; write `:::tip[Title]` and `:::` on lines of their own around the text"),
    Case(
      "of a kind that there is not", "> [!ABSTRACT]\n> Text.",
      "1:3 ‹[!ABSTRACT]› warning: there is no alert `[!ABSTRACT]`, so this stays a quote "
        + "[article.alert]; write one of NOTE, TIP, IMPORTANT, WARNING and CAUTION, or a container: `:::info[Title]`"),
    Case(
      "of MkDocs", "!!! note\n    Text.",
      "1:1 ‹!!!› warning: nothing makes a box of `!!! note` here; it stays text \(box)"),
    Case(
      "with a title, of a kind that there is not", "??? question \"Why?\"\n\n    Text.",
      "1:1 ‹???› warning: nothing makes a box of `??? question` here; it stays text \(box)"),
    Case(
      "that is open, and a tip", "- a\n\n  ???+ tip\n",
      "3:3 ‹???+› warning: nothing makes a box of `???+ tip` here; it stays text "
        + "[article.foreign-tag]; write `:::tip` and `:::` on lines of their own around the text"),
  ])
  func `is told of`(_ row: Case<String, String>) {
    #expect(Draft(row.input).found == [row.expected], sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    "> [!NOTE]\n> Text.", "> [!NOTE]", "> [!note]\n>\n> Text.", "> [!NOTE][a]\n\n[a]: /b", "> [!1]\n> Text.", "> [!]\n",
    "!!! wow this is loud", "!!!", "??? What", "`!!! note`", "a\n!!! note", "    !!! note", "[!FOO]\ntext",
  ])
  func `is not seen in alerts, in prose and in code`(_ text: String) {
    #expect(Draft(text).found.isEmpty, "\(Draft(text).found)")
  }
}
