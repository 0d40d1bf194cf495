/// A bug of the imports that is not fixed yet.
enum KnownIssue: String {
  case accents = "the old generator writes the name without accents, or in Latin letters"
  case impossibleDay = "a name with a day that does not exist makes the article a draft"
}
