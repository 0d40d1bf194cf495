/// The command that fetches the files of an old site that are listed in `attachments.txt`.
enum Attachments {
  /// Returns the command for the site with a home page; the folders of its address are left out of the paths.
  static func command(for home: String) -> String {
    let folders = home.split(separator: "/").count - 2
    return "wget --force-directories --no-host-directories \(folders > 0 ? "--cut-dirs=\(folders) " : "")"
      + "--directory-prefix=Content/static --input-file=attachments.txt"
  }
}
