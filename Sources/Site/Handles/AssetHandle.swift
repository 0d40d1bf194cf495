package import Mustache
import Planning

/// The assets of a theme as templates see them: `asset.site.css.url` is the URL of `assets/site.css`.
final class AssetHandle: NamedObject {
  /// The part of the path that the template has read so far.
  private let path: String
  private let scope: HandleScope

  private static let folder = "assets/"

  init(_ path: String = AssetHandle.folder, in scope: HandleScope) {
    self.path = path
    self.scope = scope
  }

  /// The names that can follow the path so far, such as `css` after `asset.site`.
  var names: [String] {
    let prefix = self.prefix
    let suffixes = scope.site.content.theme.files.assets.keys.filter { $0.hasPrefix(prefix) }.map {
      $0.dropFirst(prefix.count).prefix { $0 != "." }
    }
    return Set(suffixes.map(String.init)).sorted()
  }

  var subjectName: SubjectName { .asset(String(path.dropFirst(Self.folder.count))) }

  func value(named name: String) -> TemplateValue? {
    let path = prefix + name
    scope.reads.record(.asset(path))
    if scope.site.content.theme.files.assets[path] != nil { return .asset("/" + path, in: scope) }
    return scope.site.content.theme.files.assetPrefixes.contains(path) ? .object(AssetHandle(path, in: scope)) : nil
  }

  /// The path so far, as the prefix of longer paths.
  private var prefix: String { path == Self.folder ? path : path + "." }
}

extension TemplateValue {
  /// Returns the published URL and the integrity hash of a stylesheet or a script.
  package static func asset(_ path: String, isModule: Bool = false, in scope: HandleScope) -> TemplateValue {
    scope.reads.record(.asset(String(path.dropFirst())))
    let asset = scope.site.content.theme.files.asset(at: String(path.dropFirst()))
    return .record([
      "url": .text(scope.local(asset?.address ?? path)), "integrity": asset?.integrity.map { .text($0) } ?? .nothing,
      "is_module": .flag(isModule),
    ])
  }

  /// Returns bundles of stylesheets or scripts, except those that the template has already linked by name.
  ///
  /// Browsers run a bundle of scripts as a module. A classic script that is not part of a bundle stays a classic script.
  package static func bundles(_ paths: [String], classicScripts: [String] = [], in scope: HandleScope) -> TemplateValue
  {
    let theme = scope.site.content.theme.files
    let names = paths.map { String($0.dropFirst()) }.filter { !scope.reads.hasRead(.asset($0)) }
    return .array(
      theme.bundles.joined(names).map { name in
        let isClassic = classicScripts.contains("/" + name) && !(theme.assets[name]?.isJoinable ?? false)
        return .asset("/" + name, isModule: name.hasSuffix(".js") && !isClassic, in: scope)
      })
  }

  /// Returns stylesheets or scripts, except those that the template has already linked by name.
  package static func assets(_ paths: [String], in scope: HandleScope) -> TemplateValue {
    let unlinked = paths.filter { !scope.reads.hasRead(.asset(String($0.dropFirst()))) }
    return .array(unlinked.map { .asset($0, in: scope) })
  }
}
