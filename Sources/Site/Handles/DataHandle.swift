import Mustache
import Planning
import Records

/// The files in `_data`, or in a folder there, as templates see them: `_data/team/people.yml` is `{{data.team.people}}`.
final class DataHandle: TemplateObject {
  private let scope: HandleScope
  /// The name of the folder in templates, such as `team`; `_data` itself has no name.
  private let folder: String

  private var data: DataFiles { scope.site.content.data }

  init(_ folder: String = "", in scope: HandleScope) { (self.folder, self.scope) = (folder, scope) }

  func value(named name: String) -> TemplateValue? {
    let name = folder.isEmpty ? name : "\(folder).\(name)"
    if let path = data.path(of: name) {
      scope.reads.record(.file("\(DataFiles.folder)/\(path)"))
      return data.value(named: path)
    }
    let isFolder = data.names(in: name) != nil
    scope.reads.record(.dataNames(in: isFolder ? name : folder))
    return isFolder ? .object(DataHandle(name, in: scope)) : nil
  }

  var names: [String] {
    scope.reads.record(.dataNames(in: folder))
    return (data.names(in: folder) ?? []).inByteOrder { $0 }
  }
}
