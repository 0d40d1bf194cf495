import Assets
import TestSupport
import Testing

@Suite struct `The custom properties of a stylesheet` {
  @Test(arguments: [
    Case("a property that is set and read", ":root{--a:red}p{color:var(--a)}", "set --a, read --a"),
    Case("white space and a comment before the colon", ":root { --a /* x */ : red }", "set --a, read "),
    Case("a fallback", "p { color: var(--a, var(--b)) }", "set , read --a --b"),
    Case("names in comments and texts", "/* --a: red; */ p { content: '--b'; }", "set , read "),
    Case("a class", ".--a:hover, .card--wide:hover { color: red }", "set , read "),
    Case("a registered property", "@property --a { syntax: '*' }", "set , read --a"),
    Case("a malformed stylesheet", "p { content: 'x", "malformed"),
  ])
  func `are those that it sets, and those that it reads`(row: Case<String, String>) {
    guard let properties = CustomProperties(of: Array(row.input.utf8)) else { return row.check("malformed") }
    let names = properties.set.map(\.name).joined(separator: " ")
    row.check("set \(names), read \(properties.read.sorted().joined(separator: " "))")
  }
}
