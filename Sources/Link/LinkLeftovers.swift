/// What the linker made on the way and nobody reads any more. It is made of millions of small things, which take a while to let go of: a
/// program that ends soon keeps it until then, and leaves that to the system.
public final class LinkLeftovers: @unchecked Sendable {
  private let passes: Passes
  private let builder: GraphBuilder
  private let input: LinkInput

  init(_ passes: Passes, _ builder: GraphBuilder, _ input: LinkInput) {
    self.passes = passes
    self.builder = builder
    self.input = input
  }
}
