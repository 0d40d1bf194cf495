import Markup
import Records

extension SiteSettings {
  /// What everything that is read as Markdown depends on.
  var markdownMark: ContentMark {
    var names = [excerptSeparator ?? "", "\(isLenient)", "\(smartPunctuation)"]
    switch markup {
    case .safe(allowing: let extra): names += ["safe"] + extra.sorted()
    case .trusted: names.append("trusted")
    case .escape: names.append("escape")
    }
    return names.mark
  }
}
