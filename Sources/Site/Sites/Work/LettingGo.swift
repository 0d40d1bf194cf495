import Dispatch

/// Lets go of a value without waiting until its memory is free, which takes 10 ms for a site of 1,000 posts.
///
/// It begins a little later: whatever is worth doing meanwhile comes first, and a program that ends needs none of its memory back.
package func releaseInBackground<Value: Sendable>(_ value: consuming Value) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { [value] in
    withExtendedLifetime(value) {}
  }
}
