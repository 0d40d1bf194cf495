import Garland
import TestSupport
import Testing

/// Paths of files, and URL paths of their pages.
@Suite struct `A path of a site` {
  @Test(arguments: [
    Case("beside", ["b.md", "posts/a.md"], "posts/b.md"),
    Case("in a folder", ["c/b.md", "posts/a.md"], "posts/c/b.md"),
    Case("above", ["../b.md", "posts/a.md"], "b.md"),
    Case("above and down again", ["../pages/./b.md", "posts/2/a.md"], "posts/pages/b.md"),
    Case("from the top", ["b.md", "a.md"], "b.md"),
    Case("to the top", ["..", "posts/a.md"], ""),
    Case("itself", ["", "posts/a.md"], "posts"),
    Case("a folder", ["b/", "posts/a.md"], "posts/b"),
    Case("doubled slashes", ["c//b.md", "a.md"], "c/b.md"),
    Case("from the root", ["/c/b.md", "posts/a.md"], "c/b.md"),
    Case("a folder from the root", ["/c/b/", "posts/a.md"], "c/b"),
    Case("the root", ["/", "posts/a.md"], ""),
    Case("doubled slashes from the root", ["//c//b.md", "posts/a.md"], "c/b.md"),
    Case("up and down from the root", ["/c/../b/./d", "posts/a.md"], "b/d"),
    Case("a hidden file from the root", ["/.a/b", "posts/a.md"], ".a/b"),
    Case("above the root", ["/..", "posts/a.md"], nil),
    Case("out of the content", ["../../b.md", "posts/a.md"], nil),
    Case("out of the content and in again", ["../../posts/b.md", "posts/a.md"], nil),
  ])
  func `is resolved relative to the file that contains it`(_ row: Case<[String], String?>) {
    row.check(SitePath.resolve(row.input[0], from: row.input[1]))
  }

  @Test(arguments: [
    Case("a page", "about.md", "/about/"),
    Case("a post", "posts/name.md", "/posts/name/"),
    Case("a date before the name", "posts/2026-01-02-name.md", "/posts/name/"),
    Case("a date alone", "posts/2026-01-02.md", "/posts/2026-01-02/"),
    Case("a date and a hyphen", "posts/2026-01-02-.md", "/posts/2026-01-02/"),
    Case("a date of short numbers", "posts/2026-1-2-name.md", "/posts/name/"),
    Case("a date that does not exist", "posts/2026-13-02-name.md", "/posts/2026-13-02-name/"),
    Case("a bundle", "posts/name/index.md", "/posts/name/"),
    Case("a section", "posts/_index.md", "/posts/"),
    Case("the home page", "index.md", "/"),
    Case("the home page as a section", "_index.md", "/"),
    Case("a name that begins with index", "index2.md", "/index2/"),
    Case("spaces, signs and capitals", "A b/c#d?e%.md", "/a-b/cde/"),
    Case("nothing but signs", "posts/%.md", "/posts/untitled/"),
    Case("letters of other scripts", "日本/ä.md", "/日本/ä/"),
    Case("dots", "v1.2.md", "/v1.2/"),
  ])
  func `becomes the URL path of a page`(_ row: Case<String, String>) {
    row.check(SitePath.address(ofArticle: row.input))
  }

  @Test func `is percent-encoded where URLs require it`() {
    #expect(SitePath.encoded("a b/\"c\"\n.png") == "a%20b/%22c%22%0A.png")
    #expect(SitePath.encoded("a/b-c_d~(1).png") == "a/b-c_d~(1).png")
    #expect(SitePath.encoded("<{`\\^|}>\u{7F}") == "%3C%7B%60%5C%5E%7C%7D%3E%7F")
  }

  @Test(arguments: [
    Case("encoded letters", "/%41%c3%a9/", "/Aé/"),
    Case("a percent sign by itself", "/50%/w%y/", "/50%25/w%25y/"),
    Case("characters that stay encoded", "/a%20b%3F%25/", "/a%20b%3F%25/"),
    Case("nothing to change", "/posts/日本/", "/posts/日本/"),
  ])
  func `has one canonical form`(_ row: Case<String, String>) {
    row.check(SitePath.canonical(row.input))
  }
}
