// `import Garland` imports everything that a site needs.
@_exported public import Articles
@_exported public import Command
@_exported public import Components
@_exported public import Containers
@_exported public import Dates
@_exported public import Diagnostics
@_exported public import Elements
@_exported public import Handles
@_exported public import HTML
@_exported public import Markup
@_exported public import Planning
@_exported public import Views
