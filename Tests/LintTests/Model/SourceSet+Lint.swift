import NavigationGraph
import Observations
import Pipeline
import Rules
import SourceTestSupport

extension SourceSet {
  /// What rules find in these files, through the whole tool.
  func lint(_ configuration: LintConfiguration) throws -> RuleOutcome {
    let result = try result(observing: configuration.observedFamilies())
    return result.graph.lint(configuration, observing: result.observations)
  }
}
