/// What a new site begins with.
enum StarterSite {
  static let settings = """
    # What the site is; the manual says what else may stand here.
    title: A new site
    description: What it is about, in a sentence.
    url: https://example.org/
    language: en
    time_zone: UTC
    author: Your name

    """

  static let about = """
    # About

    Who writes here, and why.

    """

  static let post = """
    ---
    title: Hello
    tags: [first]
    ---

    The first paragraph is what lists show of a post.

    ## A container

    The blocks between the colons are its children, and it meets them one by one:

    :::tabs[Where to go on]
    ### Words
    Edit this file while `garland serve` runs, and watch the page.

    ### Looks
    A file in `Templates` takes the place of the one of its name that comes with Garland.
    :::

    """
}
