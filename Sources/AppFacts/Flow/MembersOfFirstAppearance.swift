import SwiftFlow

extension Program {
    /// What UIKit calls of a view controller or view when it is shown for the first time; observers of properties that it sets then, too.
    package func membersOfFirstAppearance(_ type: String) -> [ProgramMember] {
        Self.ofFirstAppearance.flatMap { members($0, of: type) } + observedByShowing(type)
    }

    /// The overridden properties that UIKit sets of a view controller or view as its view is loaded and laid out, whose observers run then.
    func observedByShowing(_ type: String) -> [ProgramMember] {
        Self.setByShowing.flatMap { members($0, of: type) }.filter {
            $0.located.declaration.isOverride
        }
    }

    private static let ofFirstAppearance = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "awakeFromNib",
    ]

    private static let setByShowing = ["view", "frame", "bounds", "center", "backgroundColor"]
}
