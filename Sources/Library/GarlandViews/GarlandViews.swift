// `import GarlandViews` imports views, elements, components, containers and Markdown, for programs without a site.
@_exported public import Articles
@_exported public import Components
@_exported public import Containers
@_exported public import Dates
@_exported public import Diagnostics
@_exported public import Elements
@_exported public import HTML
@_exported public import Markup
@_exported public import Views
