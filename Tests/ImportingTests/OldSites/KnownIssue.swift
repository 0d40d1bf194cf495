/// A bug of the imports that is not fixed yet.
enum KnownIssue: String {
  case accents = "the old generator writes the name without accents, or in Latin letters"
  case aliasFiles = "an alias loses the ending `.html` that the old generator gives it"
  case collectionPath = "`:path` in the pattern of a collection loses its folders"
  case dateFromName = "Hugo reads dates in names, and leaves them out of the addresses, for `:filename` in its settings"
  case dateInName = "the date in the name of a page that is no post is left out"
  case dots = "a dot stays in the address"
  case ignoredSlug = "the old generator does not read `slug`"
  case impossibleDay = "a name with a day that does not exist makes the article a draft"
  case indexInAddress = "the old address ends with `index`"
  case leadingUnderscore = "a file is left out because its name begins with `_`"
  case nameOfFolder = "a page with the name of its folder is the page of the folder"
  case noSlug = "a name without Latin letters has no slug, so the article has the address of its section"
  case pageInHTML = "the pattern for addresses also counts for pages in HTML"
  case permalinkOfPage = "the old generator adds `.html` to the permalink of a page"
  case slashInSlug = "a slash in a slug becomes a hyphen"
  case unpublished = "the import publishes an article that the old generator skips"
}
