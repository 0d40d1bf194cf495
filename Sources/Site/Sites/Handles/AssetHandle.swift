import Mustache

/// The assets of a theme as templates see them: `asset.site.css.url` is the address of `assets/site.css`.
final class AssetHandle: NamedObject {
  /// The beginning of the path, as far as it is known.
  private let path: String
  private let scope: Scope

  private static let folder = "assets/"

  init(_ path: String = AssetHandle.folder, in scope: Scope) {
    self.path = path
    self.scope = scope
  }

  /// What may follow in the paths that begin like this.
  var names: [String] {
    let start = beginning
    let rests = scope.model.theme.assets.keys.filter { $0.hasPrefix(start) }.map {
      $0.dropFirst(start.count).prefix { $0 != "." }
    }
    return Set(rests.map(String.init)).sorted()
  }

  var subjectName: SubjectName { .asset(String(path.dropFirst(Self.folder.count))) }

  func value(named name: String) -> TemplateValue? {
    let path = beginning + name
    scope.reads.note(.asset(path))
    if scope.model.theme.assets[path] != nil { return .asset("/" + path, in: scope) }
    return scope.model.theme.assetBeginnings.contains(path) ? .object(AssetHandle(path, in: scope)) : nil
  }

  /// What the next part of the path follows.
  private var beginning: String { path == Self.folder ? path : path + "." }
}

extension TemplateValue {
  /// A style or a script by the path that views name it by: where it is sent from, and what browsers check it with.
  static func asset(_ path: String, in scope: Scope) -> TemplateValue {
    scope.reads.note(.asset(String(path.dropFirst())))
    guard let asset = scope.model.theme.assets[String(path.dropFirst())] else {
      return .record(["url": .text(scope.local(path)), "integrity": .nothing])
    }
    return .record([
      "url": .text(scope.local(asset.address)), "integrity": asset.integrity.map { .text($0) } ?? .nothing,
    ])
  }

  /// Styles or scripts, in their order, but for those that the template linked by name before it asked for the others.
  static func assets(_ paths: [String], in scope: Scope) -> TemplateValue {
    let linked = scope.reads.all.others
    return .array(paths.filter { linked[.asset(String($0.dropFirst()))] == nil }.map { .asset($0, in: scope) })
  }
}
