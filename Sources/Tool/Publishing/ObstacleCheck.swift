import Files

/// Makes sure, before anything is touched, that every new file finds its place free or can have it freed.
struct ObstacleCheck {
  let output: FolderTree
  let before: PublishedList
  let after: PublishedList

  func run(for new: [OutputPath]) throws(PublishingProblem) {
    for path in new {
      let folder: Folder?
      do throws(FolderTree.Obstacle) {
        folder = try output.folder(of: path, making: false)
      } catch {
        guard let obstacle = try? OutputPath(error.path), isLeaving(obstacle) else { throw error.asProblem }
        continue
      }
      guard let folder, folder.kind(of: path.name) == .folder else { continue }
      try checkFolder(path, in: folder)
    }
  }

  /// A folder makes room for a file if nothing stays in it.
  private func checkFolder(_ path: OutputPath, in parent: Folder) throws(PublishingProblem) {
    let names: [String]
    do throws(FolderProblem) {
      names = try FileWalk.files(in: parent.folder(path.name))
    } catch {
      throw .failed(path.text, error)
    }
    for name in names {
      let text = "\(path.text)/\(name)"
      guard let file = try? OutputPath(text), isLeaving(file) else { throw .inTheWay(text) }
    }
  }

  private func isLeaving(_ path: OutputPath) -> Bool { before.contains(path) && !after.contains(path) }
}

extension FolderTree.Obstacle {
  /// What to say of something that stays in the way.
  var asProblem: PublishingProblem {
    switch problem {
    case .isLink: .throughLink(path)
    case .isNoFolder: .inTheWay(path)
    default: .failed(path, problem)
    }
  }
}
