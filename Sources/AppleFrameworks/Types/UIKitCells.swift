/// UIKit's classes of cells, by what they inherit from: each has the window that a view is in, and none is a part of a screen that code keeps under
/// a name and works on, as labels and tables are.
///
/// Source: the declarations of the SDK.
enum UIKitCells {
    /// The types by name.
    static let table: [String: FrameworkType] = [
        "UITableViewCell": FrameworkType(inherits: ["UIView"]),
        "UITableViewHeaderFooterView": FrameworkType(inherits: ["UIView"]),
        "UICollectionReusableView": FrameworkType(inherits: ["UIView"]),
        "UICollectionViewCell": FrameworkType(inherits: ["UICollectionReusableView"]),
        "UICollectionViewListCell": FrameworkType(inherits: ["UICollectionViewCell"]),
    ]
}
