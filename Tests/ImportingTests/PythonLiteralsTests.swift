import Parsing
import Testing

@testable import Importing

@Suite struct `Settings in Python` {
  @Test(arguments: [
    ("a text of parts", "A = 'x' \"y\"", "xy"),
    ("a sum of texts and names", "B = 'x'\nA = B + '/y'", "x/y"),
    ("a function that is not called", "A = load('x')", nil),
    ("a method that is not called", "A = 'x{}'.format(1)", nil),
    ("a variable of the environment with a default", "import os\nA = os.environ.get('X', 'x')", "x"),
    ("a function for the environment", "A = os.getenv(\"X\", default)", nil),
    ("a default behind `or`", "A = os.getenv('X') or 'x'", "x"),
    ("a condition in a value", "A = 'x' if os.environ.get('CI') else 'y'", "y"),
    ("the branch without the variable", "if os.environ.get('CI'):\n    A = 'x'\nelse:\n    A = 'y'", "y"),
    ("a variable that must be there", "if 'CI' in os.environ:\n  A = 'x'\nelse:\n  A = 'y'", "y"),
    ("a variable that must not be there", "if 'CI' not in os.environ:\n  A = 'x'\nelse:\n  A = 'y'", "x"),
    ("a setting that decides", "DEBUG = True\nif DEBUG:\n    A = 'x'\nelse:\n    A = 'y'", "x"),
    ("a comparison", "B = 'x'\nif B == 'y':\n  A = 'a'\nelif B == 'x':\n  A = 'b'\nelse:\n  A = 'c'", "b"),
    ("an unknown condition", "A = 'x'\nif load():\n    A = 'y'", "x"),
    ("an unknown condition in a known one", "if load() and False:\n    A = 'x'\nelse:\n    A = 'y'", "y"),
    ("a condition inside of another", "if True:\n  if not False:\n    A = 'x'\n  B = 'y'\nC = 'z'", "x"),
    ("a branch in a branch that is not taken", "A = 'x'\nif False:\n  if True:\n    A = 'y'\n", "x"),
    ("an assignment behind the colon", "if True: A = 'x'", "x"),
    ("an attempt", "try:\n    A = 'x'\nexcept ImportError:\n    A = 'y'", "x"),
    ("the body of a function", "A = 'x'\ndef f():\n    A = 'y'\n", "x"),
    ("an argument that looks like an assignment", "A = 'x'\nload(\n    A = 'y'\n)", "x"),
    ("a comment in a block", "if True:\n# comment\n    A = 'x'\n\n    B = 'y'", "x"),
  ])
  func reads(name: String, text: String, value: String?) {
    #expect(PythonLiterals.read(text).values["A"]?.value.text == value)
  }

  @Test func `the report names each condition with its line`() {
    let site = ImportedFiles([
      "pelicanconf.py": "SITENAME = 'Bread'\n\nif os.environ.get('CI'):\n    SITEURL = 'https://ci.example'\n",
      "publishconf.py": "from pelicanconf import *\nSITEURL = 'https://oven.example'\n",
      "content/a.md": "Title: A\n\nText",
    ])
    #expect(site.report.contains("pelicanconf.py:3: `if os.environ.get('CI'):` is decided as if no environment"))
    #expect(site["Content/site.yml"]?.contains("url: \"https://oven.example/\"") == true)
  }

  @Test(arguments: [
    ("(?P<slug>.*)", "2026-01-02-Rye", "slug: 2026-01-02-Rye"),
    ("(?P<date>\\d{4}-\\d{2}-\\d{2})-(?P<slug>.*)", "2026-01-02-Rye", "slug: Rye"),
    ("(?P<date>\\d{4}-\\d{2}-\\d{2}).*", "2026-01-02-Rye", "slug: bread"),
  ])
  func `the name of a file has the slug`(pattern: String, name: String, line: String) {
    let site = ImportedFiles([
      "pelicanconf.py": "FILENAME_METADATA = r'\(pattern)'\n", "content/\(name).md": "Title: Bread\n\nText",
    ])
    let text = site["Content/posts/\(name).md"]?.filter { $0 != "\"" } ?? ""
    #expect(text.contains(line + "\n"))
  }
}
