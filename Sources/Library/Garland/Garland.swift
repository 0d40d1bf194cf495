// `import Garland` imports everything that a site needs.
@_exported public import Command
@_exported public import GarlandViews
@_exported public import Handles
@_exported public import Planning
