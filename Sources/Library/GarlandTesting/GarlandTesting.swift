// `import GarlandTesting` imports what tests of containers need.
@_exported public import ContainerTrials
