/// The addresses of the second and later pages of the list of posts.
enum JekyllPagination {
  /// Returns the pattern of Garland for `paginate_path`, such as `/page:n/` for `/page:num`.
  static func pattern(_ path: String?) -> String {
    let path = path ?? ""
    guard path.contains(":num") else { return "/page:n/" }
    let pattern = "/" + path.split(separator: "/").joined(separator: "/").replacing(":num", with: ":n")
    return pattern.hasSuffix(".html") ? pattern : pattern + "/"
  }
}
