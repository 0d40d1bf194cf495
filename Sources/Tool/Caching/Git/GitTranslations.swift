import Files
package import Planning
package import Revisions

extension SiteTranslations {
  /// Compares the translations in a content folder with their originals in the history of its repository.
  package init(
    of site: UnreadArticles, fromGitOf folder: String, into languages: Set<String>? = nil, jobs: Int
  ) throws(GitProblem) {
    let repository = try GitRepository(around: folder)
    self.init(
      of: site, into: languages, try repository.log(of: folder), ignoring: repository.ignoredCommits(),
      from: repository.objects, jobs: jobs)
  }
}

extension SiteOptions {
  /// Lets a build find the old blocks of translations, if the settings ask for them.
  package mutating func findOldBlocks(in content: DiskFolder, forCheck: Bool) {
    let settings = content.settings
    guard settings.marksOldBlocks || forCheck && settings.checksOldBlocks else { return }
    findOldBlocks = { [jobs, folder = content.location(of: "")] site in
      do throws(GitProblem) {
        return try SiteTranslations(of: site, fromGitOf: folder, jobs: jobs).old(in: site)
      } catch {
        var unknown = OldTranslations()
        unknown.problem = error.message
        return unknown
      }
    }
  }
}
