import Facts
import Knowledge

/// The names of the knowledge, as the program numbers them.
struct KnownStackNames {
  let stacks: Set<Name>
  let legacy: Set<Name>
  let links: Set<Name>
  let destinations: Set<Name>
  let lazyContainers: Set<Name>
  let demandingPops: Set<Name>
  let measures: Set<Name>
  let erasedPaths: Set<Name>
  let ownStacks: Set<Name>
  let embeddingModifiers: Set<Name>
  let plainProtocols: Set<Name>
  let givenObjects: Set<Name>
  let appearances: Set<Name>
  let sureTakers: Set<Name>
  let pauses: Set<Name>
  let keptForm: Name
  let encodable: Name
  let decodable: Name
  let codable: Name
  let formlessAncestors: Set<Name>
  let formlessAttributes: Set<Name>
  let overlays: Set<Name>

  init(_ known: StackNames, _ names: Names) {
    stacks = Set(known.stacks.map(names.intern))
    legacy = Set(known.legacy.map(names.intern))
    links = Set(known.links.map(names.intern))
    destinations = Set(known.destinations.map(names.intern))
    lazyContainers = Set(known.lazyContainers.map(names.intern))
    demandingPops = Set(known.demandingPops.map(names.intern))
    measures = Set(known.measures.map(names.intern))
    erasedPaths = Set(known.erasedPaths.map(names.intern))
    embeddingModifiers = Set(known.embeddingModifiers.map(names.intern))
    plainProtocols = Set(known.plainProtocols.map(names.intern))
    ownStacks = Set(known.ownStacks.map(names.intern))
    givenObjects = Set(known.givenObjects.map(names.intern))
    appearances = Set(known.appearances.map(names.intern))
    sureTakers = Set(known.sureTakers.map(names.intern))
    pauses = Set(known.pauses.map(names.intern))
    keptForm = names.intern(known.keptForm)
    encodable = names.intern(known.encodable)
    decodable = names.intern(known.decodable)
    codable = names.intern(known.codable)
    formlessAncestors = Set(known.formlessAncestors.map(names.intern))
    formlessAttributes = Set(known.formlessAttributes.map(names.intern))
    overlays = Set(known.overlays.map(names.intern))
  }
}
