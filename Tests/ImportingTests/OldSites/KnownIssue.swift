/// A bug of the imports that is not fixed yet.
enum KnownIssue: String {
  case accents = "the old generator writes the name without accents, or in Latin letters"
  case aliasFiles = "an alias loses the ending `.html` that the old generator gives it"
  case dateFromName = "Hugo reads dates in names, and leaves them out of the addresses, for `:filename` in its settings"
  case impossibleDay = "a name with a day that does not exist makes the article a draft"
  case noSlug = "a name without Latin letters has no slug, so the article has the address of its section"
  case pageInHTML = "the pattern for addresses also counts for pages in HTML"
  case unpublished = "the import publishes an article that the old generator skips"
}
