import Caching
import Files
import Records

/// A site as it was left: its files and its folders with their stamps, and what stands there besides.
struct LeftSite {
  private let place: String
  private var outputs: [BuildRecord.Output]
  private let foreign: [String]
  private var folders: [BuildRecord.FolderState] = []

  /// Looks at a site where it is published; files that have stamps already, and folders that publishing left alone, are as they were.
  init(
    of outputs: [BuildRecord.Output], besides foreign: [String], in place: String,
    folders known: EarlierBuild.Folders? = nil
  ) {
    (self.outputs, self.foreign, self.place) = (outputs, foreign, place)
    guard let folder = try? Folder(place) else { return }
    for index in outputs.indices where outputs[index].stamp == nil {
      self.outputs[index].stamp = folder.stamp(of: outputs[index].path)
    }
    let touched = (known?.touched ?? Self.folders(of: outputs)).compactMap { path in
      folder.stamp(of: path.isEmpty ? "." : path).map { BuildRecord.FolderState(path: path, stamp: $0) }
    }
    folders = (known?.same ?? []).merging(touched, of: \.path)
  }

  /// Takes down in a record how the site was left.
  func note(in record: inout BuildRecord) {
    (record.place, record.outputs, record.foreign, record.folders) = (place, outputs, foreign, folders)
  }

  /// The folder of a site, and all that its files lie in, in byte order.
  private static func folders(of outputs: [BuildRecord.Output]) -> [String] {
    var paths: Set<String> = [""]
    for output in outputs {
      var rest = output.path
      while let folder = rest.folderPath, paths.insert(folder).inserted { rest = folder }
    }
    return paths.inByteOrder { $0 }
  }
}
