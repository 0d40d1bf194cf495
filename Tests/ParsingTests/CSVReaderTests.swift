import Parsing
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  private static func outcomeOfCSV(_ text: String) -> String { outcome(of: text) { CSVReader.read($0) } }

  @Test(arguments: [
    Case("rows", "a,b\nx,y\nz,\n", #"[{a: "x", b: "y"}, {a: "z", b: ""}]"#),
    Case("no line break at the end", "a\nx", #"[{a: "x"}]"#),
    Case("CRLF, and CR alone", "a,b\r\nx,y\r\nz,w\rv,u", #"[{a: "x", b: "y"}, {a: "z", b: "w"}, {a: "v", b: "u"}]"#),
    Case("quotes", "a,b\n\"x, \"\"y\"\"\",\"\"\n\"\"\"\",z", #"[{a: "x, \"y\"", b: ""}, {a: "\"", b: "z"}]"#),
    Case("line breaks in quotes", "a,b\n\"x\ny\r\nz\",w", #"[{a: "x\ny\r\nz", b: "w"}]"#),
    Case("quotes inside of a text", "a\n5\" wide", #"[{a: "5\" wide"}]"#),
    Case("spaces around cells", " a , b \n x y , \"z \" \n", #"[{a: "x y", b: "z "}]"#),
    Case("integers", "a\n12\n0\n-7\n9223372036854775807", "[{a: 12}, {a: 0}, {a: -7}, {a: 9223372036854775807}]"),
    Case("numbers", "a\n-3.5\n0.25\n2.50", "[{a: -3.5}, {a: 0.25}, {a: 2.5}]"),
    Case(
      "what looks like a number", "a\n007\n+491\n1e3\n1.2.3\n--5\n-\n5.\n.5\n1,5\n".replacing(",", with: "_"),
      #"[{a: "007"}, {a: "+491"}, {a: "1e3"}, {a: "1.2.3"}, {a: "--5"}, {a: "-"}, {a: "5."}, {a: ".5"}, {a: "1_5"}]"#),
    Case("a number beyond 64 bits", "a\n9223372036854775808", #"[{a: "9223372036854775808"}]"#),
    Case("a number in quotes", "a\n\"12\"", #"[{a: "12"}]"#),
    Case("dates, flags and null", "a,b,c\n2026-01-02,true,null", #"[{a: "2026-01-02", b: "true", c: "null"}]"#),
    Case("a byte order mark", "\u{FEFF}a\nx", #"[{a: "x"}]"#),
    Case("semicolons", "a;b\n1,5;y", #"[{a: "1,5", b: "y"}]"#),
    Case("a comma in a quoted name", "\"a,b\";c\nx;y", #"[{a,b: "x", c: "y"}]"#),
    Case("semicolons and a comma", "a;b,c\nx;y,z", #"[{a;b: "x;y", c: "z"}]"#),
    Case("blank lines and rows without text", "\n \na,b\n\nx,y\n,\n \n\n", #"[{a: "x", b: "y"}]"#),
    Case("empty cells at the end of all rows", "a\nx,,\n", #"[{a: "x"}]"#),
    Case("only names", "a,b\n", "[]"), Case("nothing", "", "[]"),
    Case("names that are numbers", "2025,2026\nx,y", #"[{2025: "x", 2026: "y"}]"#),
  ])
  func `a file is a list of maps`(_ row: Case<String, String>) {
    row.check(Self.outcomeOfCSV(row.input))
  }

  @Test func `TSV has tabs between its cells`() {
    let text = outcome(of: "a\tb\n1,5;x\t\"y\tz\"\n\t2\n") { CSVReader.read($0, separator: 0x09) }
    #expect(text == #"[{a: "1,5;x", b: "y\tz"}, {a: "", b: 2}]"#)
  }

  @Test func `has the range of each name and cell`() {
    let bytes = Array("a, b\n1.50, \"é\"\"\" \n".utf8)
    let node = CSVReader.read(bytes[...]).node
    #expect(node?.excerpts(from: bytes).dropFirst() == ["1.50, \"é\"\"\"", "a", "1.50", "b", "\"é\"\"\""])
    #expect(node?.list?.first?.map?["a"]?.written == "1.50")
  }

  @Test(arguments: [
    Case(
      "a row with more cells", "a,b\nx,y,z,w\nv,u",
      "[{a: \"x\", b: \"y\"}, {a: \"v\", b: \"u\"}]\n2:5-2:8: error: this row has 4 cells, but the first row has 2"),
    Case(
      "rows with fewer cells", "a,b,c\nx\ny,z\nu,v,w",
      "[{a: \"x\", b: \"\", c: \"\"}, {a: \"y\", b: \"z\", c: \"\"}, {a: \"u\", b: \"v\", c: \"w\"}]\n"
        + "2:1-2:2: warning: this row has only 1 of 3 cells, like 1 more, so the others are empty"),
    Case(
      "a name twice", "a,b,a\n1,2,3",
      "[{a: 1, b: 2}]\n1:5-1:6: error: the key `a` is given twice (1:1-1:2: the first one is here)"),
    Case("an empty name", "a,,b\n1,2,3", "[{a: 1, b: 3}]\n1:3: error: a column has no name in the first row"),
  ])
  func `after a smaller problem, the rest is read`(_ row: Case<String, String>) {
    row.check(Self.outcomeOfCSV(row.input))
  }

  @Test(arguments: [
    Case("an open quote", "a\nx\n\"y\nz\n", "3:1-3:2: error: the cell that begins here has no closing quote"),
    Case("text after quotes", "a,b\n\"x\" y,z", "2:5-2:6: error: there is text after the closing quote of the cell"),
    Case("a control character", "a\nx\u{0}y", "2:2-2:3: error: the control character U+0000 is not allowed here"),
    Case("one in quotes", "a\n\"x\u{7}\"", "2:3-2:4: error: the control character U+0007 is not allowed here"),
  ])
  func `a syntax error is reported where it is`(_ row: Case<String, String>) {
    row.check(Self.outcomeOfCSV(row.input))
  }

  @Test func `bytes that are not UTF-8 are reported where they are`() {
    let bytes = Array("a\nx".utf8) + [0xE9] + Array(",y\n".utf8)
    #expect(outcome(of: bytes) { CSVReader.read($0) } == "2:2-2:3: error: the bytes are not valid UTF-8")
  }

  @Test func `100,000 rows, and a cell of 1 MB, take little time`() {
    let rows = "name,year,place\n" + String(repeating: "A name,2026,\"A place, \"\"near\"\" it\"\n", count: 100_000)
    let cell = String(repeating: "\"\"x", count: 350_000)
    let duration = ContinuousClock().measure {
      let read = CSVReader.read(Array(rows.utf8)[...])
      #expect(read.node?.list?.count == 100_000 && read.problems.isEmpty)
      let large = CSVReader.read(Array("a\n\"\(cell)\"\n".utf8)[...]).node
      #expect(large?.list?.first?.map?["a"]?.string?.utf8.count == 700_000)
    }
    #expect(duration < .seconds(60))
  }
}
