/// Declares a value of the environment, or a container value, with its default.
///
/// Write it in an extension of `EnvironmentValues` or `ContainerValues`:
///
/// ```swift
/// extension ContainerValues {
///   @Entry var rank = 0
/// }
///
/// let row = p { Text("First") }.containerValue(\.rank, 1)
/// ```
///
/// The macro writes the key and the accessors. A value of a type that is not sendable needs the type beside its name.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EntryMacro", type: "Entry")
