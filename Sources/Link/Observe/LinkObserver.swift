import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  /// URLs: who answers them, what is asked of them, and when.
  static let links = Observer(family: .links) { context, result in
    let names = LinkNames.standard
    let entries = LinkEntries(context)
    let handlers = LinkHandlers(context, names)
    result.links.handlers = handlers.find()
    result.links.holdings = handlers.holdings(of: result.links.handlers)
    result.links.entries = entries.sites.map(context.location)
    result.links.hasOtherEntries = entries.mayBeOthers(names)
    let schemes = LinkSchemes(context, names)
    result.links.comparisons = schemes.comparisons(in: entries.run)
    result.links.schemesSaid = schemes.said()
    result.links.sceneDelegates = LinkSceneDelegates(context, names).find()
    result.links.lateChecks = LinkChecks(context, names).find(in: entries.run)
    result.links.parsers = LinkParsers(context, names).find(in: entries.run)
  }
}
