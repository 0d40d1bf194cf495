import TestSupport
import Testing

@testable import Planning

@Suite struct `A link to a profile` {
  @Test(
    arguments: [
      Case("GitHub", "https://github.com/ada", "github GitHub https://github.com/ada"),
      Case("a subdomain", "https://www.youtube.com/@ada", "youtube YouTube https://www.youtube.com/@ada"),
      Case("Mastodon by its path", "https://a.example/@ada", "mastodon Mastodon https://a.example/@ada"),
      Case("Mastodon by a name", "@ada@a.example", "mastodon Mastodon https://a.example/@ada"),
      Case("Twitter", "https://twitter.com/ada", "x X https://twitter.com/ada"),
      Case("Bluesky", "https://bsky.app/profile/ada.example", "bluesky Bluesky https://bsky.app/profile/ada.example"),
      Case("a GitLab of one's own", "https://gitlab.a.example/ada", "gitlab GitLab https://gitlab.a.example/ada"),
      Case("an email address", "ada@a.example", "email Email mailto:ada@a.example"),
      Case("the address of an email", "mailto:ada@a.example", "email Email mailto:ada@a.example"),
      Case("any page", "https://WWW.Garden.example:8080/a", "website garden.example https://WWW.Garden.example:8080/a"),
      Case("a host that only ends alike", "https://notgithub.com/a", "website notgithub.com https://notgithub.com/a"),
      Case("a service in the path", "https://a.example/x.com", "website a.example https://a.example/x.com"),
      Case("code", "javascript:alert(1)", "none"), Case("a path", "/about/", "none"), Case("a word", "ada", "none"),
      Case("no host", "https:///ada", "none"), Case("spaces", "https://a.example/a b", "none"),
      Case("nothing", "", "none"), Case("a password", "https://me:secret@a.example/", "none"),
      Case("a sign of an address in a path", "https://a.example/@ada", "mastodon Mastodon https://a.example/@ada"),
      Case("an email address with code", "javascript:ada@a.example", "none"),
    ])
  func `is read from`(row: Case<String, String>) {
    row.check(SocialLink(row.input).map { "\($0.service.rawValue) \($0.title) \($0.url)" } ?? "none")
  }

  @Test(arguments: [
    Case("a service", "Mastodon", "mastodon Mastodon"), Case("a title", "Diary", "website Diary"),
  ])
  func `can be named by`(row: Case<String, String>) {
    row.check(
      SocialLink("https://a.example/ada", name: row.input).map { "\($0.service.rawValue) \($0.title)" } ?? "none")
  }
}
