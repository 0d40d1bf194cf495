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
  /// Lets a build find the old blocks of translations, if the settings ask for them; `file` has those of the last run.
  package mutating func findOldBlocks(
    in content: DiskFolder, forCheck: Bool, keepingIn file: CacheFile<KnownOldBlocks>?
  ) {
    let settings = content.settings
    guard settings.marksOldBlocks || forCheck && settings.checksOldBlocks else { return }
    findOldBlocks = { [jobs, folder = content.location(of: "")] site in
      do throws(GitProblem) {
        let repository = try GitRepository(around: folder)
        let earlier = file?.read() ?? KnownOldBlocks()
        let (old, known) = SiteTranslations.oldBlocks(
          of: site, try repository.log(of: folder), ignoring: repository.ignoredCommits(), from: repository.objects,
          after: earlier, jobs: jobs)
        if Set(known.entries.keys) != Set(earlier.entries.keys) { file?.save(known) }
        return old
      } catch {
        var unknown = OldTranslations()
        unknown.problem = error.message
        return unknown
      }
    }
  }
}
