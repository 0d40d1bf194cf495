// `import GarlandTesting` imports what tests of containers and sites need.
@_exported public import ContainerTrials
