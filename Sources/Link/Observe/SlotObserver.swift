import Observations

extension Observer {
  /// Slots of presentations.
  static let slots = Observer(family: .slots) { context, observations in
    let ground = SlotGround(context)
    observations.slots.rowFlags = ground.rowFlags()
    observations.slots.volatileIdentities = ground.volatileIdentities()
    observations.slots.writesBehind = ground.writesBehind()
    observations.slots.doubleWrites = ground.doubleWrites()
    observations.slots.flagsForValues = ground.flagsForValues()
    observations.slots.unreadSlots = ground.unreadSlots()
    observations.slots.fixedSizes = ground.fixedSizes()
  }

  /// Covers. Whether they can be left is much to ask: a family of its own, for a rule that few switch on.
  static let covers = Observer(family: .covers) { context, observations in
    observations.slots.covers = SlotGround(context).covers()
  }

  /// Presentations as rules of style look at them.
  static let transitions = Observer(family: .transitions) { context, observations in
    let ground = SlotGround(context)
    observations.slots.ownFlags = ground.ownFlags()
    observations.slots.timedTransitions = ground.timedTransitions()
  }
}
