import NavigationGraph
import Observations

/// A run of the rules, as a rule sees it that judges comments, the baseline and rules that are switched off.
public struct LintAudit: Sendable {
  /// A place at which a comment switches a rule off.
  struct Place {
    let place: DisabledPlace
    /// Whether it took a finding out, or one is held back there.
    let isOfUse: Bool
  }

  /// An entry of the baseline.
  struct Known {
    let entry: Baseline.Entry
    /// How many findings it stands for.
    let used: Int
    /// Whether a finding with its fingerprint is held back.
    let isHeldBack: Bool
    /// Whether a comment switches a finding with its fingerprint off.
    let isSwitchedOff: Bool
  }

  /// A rule that is switched off.
  struct SwitchedOff {
    let rule: String
    let location: SourceLocation
    /// Whether it would find something, or hold something back.
    let isOfUse: Bool
  }

  let places: [Place]
  let commentFaults: [DisableCommentFault]
  let baseline: [Known]
  let switchedOff: [SwitchedOff]
  let names: RuleNames
  /// The rules that ran.
  let ran: Set<String>
  /// Whether files were left out of those that belong together, or could not be read.
  let isFragment: Bool
  /// Whether every rule ran that runs where nobody names any.
  let isWhole: Bool
  /// Whether a file was read; nil is none.
  let isInReach: @Sendable (String?) -> Bool
}
