import TestSupport
import Articles
import Containers

extension CheckedPage {
  /// Every container that Markdown knows by name, and code in each form that an author can ask for.
  static let containers = [
    markdown("divided", ":::divided\nOne\n\n- two\n\n> three\n:::"),
    markdown("interleave", ":::interleave\nOne\n\nTwo\n\nThree\n:::"),
    markdown("interleave-markdown", ":::interleave[*and* then]\nOne\n\nTwo\n:::"),
    markdown("stack", ":::stack\nOne\n\nTwo\n:::\n\n:::stack{axis=horizontal}\nOne\n\nTwo\n:::"),
    markdown("cards", ":::cards\n## First\nOne\n\n## Second {#own}\nTwo\n\n## Third\nThree\n\n## Fourth\nFour\n:::"),
    markdown("cards-of-items", ":::cards\n- One\n- Two\n:::"),
    markdown("tabs", ":::tabs[Install]{sync=manager}\n### npm\nRun `npm`.\n\n### yarn {#yarn}\nRun `yarn`.\n:::"),
    markdown("tabs-twice", ":::tabs\n### npm\nOne\n:::\n\n:::tabs\n### npm\nTwo\n:::"),
    markdown("tabs-of-code", ":::tabs\n```sh [npm]\nnpm i\n```\n\n```swift [main.swift] {1}\nlet a = 1\n```\n:::"),
    markdown("picker", ":::picker[Install with]{sync=manager}\n### npm\nOne\n\n### yarn\n- two\n:::"),
    markdown("picker-of-a-key", ":::picker{sync=m selected=b}\n### A\nOne\n\n### B\nTwo\n:::"),
    markdown("accordion", ":::accordion\n### Why?\nOne\n\n### How?\nTwo\n:::"),
    markdown("accordion-of-a-group", ":::accordion{group=faq}\n### Why?\nOne\n\n### How?\nTwo\n:::"),
    markdown("accordion-open", ":::accordion{: multiple}\n### Why? {: open}\nOne\n\n### How? {: open}\nTwo\n:::"),
    markdown("carousel", ":::carousel[Screens]\n![One](/one.png)\n\n![Two](/two.png)\n:::"),
    markdown("steps", ":::steps\n### First\nOne\n\n### Second\nTwo\n:::"),
    markdown("steps-later", ":::steps{start=3}\n- One\n- Two\n:::"),
    markdown("columns", ":::columns{count=3}\nOne\n\nTwo\n\nThree\n:::"),
    markdown("chat", ":::chat\nHow are containers?\n\nThey meet their children.\n:::"),
    markdown("chat-of-two", ":::chat[With Grace]\n### Ada\nOne\n\n### Grace {: own}\nTwo\n:::"),
    markdown("empty", names.map { ":::\($0)\n:::" }.joined(separator: "\n\n")),
    markdown("callouts", ":::warning[Mind the gap]\nOne\n:::\n\n:::note\nTwo\n:::\n\n> [!TIP]\n> Three"),
    markdown("reversed", ":::reversed\nOne\n\nTwo\n:::"),
    markdown("one-in-another", "::::tabs\n### One\n:::accordion\n#### Two\nThree\n:::\n::::"),
    markdown("code", code),
  ]

  private static let names = ContainerRegistry.standard.containers.map(\.name)

  private static func markdown(_ name: String, _ text: String) -> CheckedPage {
    CheckedPage("container-\(name)", markdown: "# Title\n\n\(text)\n".utf8)
  }

  private static let code = """
    ```swift {#numbered} numbers start=98 lines=2 title="main.swift"
    let a = "x \\(y)\\n" + #"<raw>"#
    f(nil, 0xFF) // & so on
    ```

    ```swift diff
     let a = 1
    -let b = 2
    +let b = 3
    ```

    ```html added=1 removed=2 focus=3 copy=false
    <p class=a>
    </p>
    <script>let a = "</b>"</script>
    ```

        indented & <plain>
    """
}
