import Observations

extension Observer {
  /// Slots of presentations.
  static let slots = Observer(family: .slots) { context, observations in
    let ground = SlotGround(context)
    observations.slots.rowFlags = ground.rowFlags()
    observations.slots.volatileIdentities = ground.volatileIdentities()
    observations.slots.writesBehind = ground.writesBehind()
    observations.slots.doubleWrites = ground.doubleWrites()
    observations.slots.covers = ground.covers()
    observations.slots.flagsForValues = ground.flagsForValues()
    observations.slots.unreadSlots = ground.unreadSlots()
    observations.slots.fixedSizes = ground.fixedSizes()
    observations.slots.ownFlags = ground.ownFlags()
    observations.slots.timedTransitions = ground.timedTransitions()
  }
}
