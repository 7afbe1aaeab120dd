import SwiftFlow

extension Program {
    /// What UIKit calls of a view controller, a view or a list's data source as it lays out a view that is in a window: no source says whether that is before
    /// the showing of the window returns. What draws runs later, with the rest of the turn of the run loop.
    func membersOfLayout(_ type: String, _ ancestry: [String]) -> [ProgramMember] {
        let laidOut =
            ancestry.contains(where: Self.laidOut.contains)
            ? Self.ofLayout.flatMap { members($0, of: type) }.filter {
                $0.located.declaration.isOverride
            } : []
        guard ancestry.contains(where: Self.givingRows.contains) else { return laidOut }
        return laidOut
            + Self.ofRows.flatMap { members($0, of: type) }.filter { member in
                let parameters = member.located.declaration.parameters
                return parameters.count < 2
                    || parameters[1].label.map { label in
                        Self.labelsOfRows.contains(where: label.hasPrefix)
                    } ?? false
            }
    }

    /// What is made with closures that a list calls as it is laid out, which give its cells and sections.
    ///
    /// Source: Apple's documentation of each.
    static func givesRows(_ type: String) -> Bool {
        type.hasSuffix("DiffableDataSource") || type.hasSuffix("Registration")
            || type == "UICollectionViewCompositionalLayout"
    }

    private static let laidOut: Set<String> = ["UIViewController", "UIView"]

    /// Source: Apple's documentation of `UIViewController`, `UIView` and `UITraitEnvironment`.
    private static let ofLayout = [
        "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "updateViewConstraints",
        "traitCollectionDidChange", "layoutSubviews", "safeAreaInsetsDidChange",
        "layoutMarginsDidChange", "updateConstraints", "tintColorDidChange",
    ]

    private static let givingRows: Set<String> = [
        "UITableViewController", "UICollectionViewController", "UITableViewDataSource",
        "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UIPickerViewDataSource", "UIPickerViewDelegate",
    ]

    private static let ofRows = [
        "tableView", "collectionView", "pickerView", "numberOfSections", "numberOfComponents",
    ]

    /// How the second labels begin of the methods by which a list asks what it shows, and not what to do with it.
    ///
    /// Source: Apple's documentation of the data sources and delegates of tables, collections and pickers.
    private static let labelsOfRows = [
        "numberOf", "cellFor", "heightFor", "estimatedHeightFor", "titleFor", "viewFor",
        "attributedTitleFor", "rowHeightFor", "widthFor", "sizeFor", "layout", "willDisplay",
    ]
}
