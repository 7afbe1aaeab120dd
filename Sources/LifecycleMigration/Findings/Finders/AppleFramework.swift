import AppFacts
import AppleFrameworks

/// The framework whose life cycle an app has today.
enum AppleFramework: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
    case watchKit = "WatchKit"
}

extension PlatformProfile {
    /// The framework that the names are of.
    var framework: AppleFramework { isUIKit ? .uiKit : isAppKit ? .appKit : .watchKit }
}
