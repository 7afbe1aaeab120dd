/// UIKit's classes of views, by what they inherit from: each has the window that a view is in.
///
/// Source: the declarations of the SDK.
enum UIKitViews {
    /// The types by name.
    static let table = classes.reduce(into: [String: FrameworkType]()) { table, row in
        for name in row.names { table[name] = FrameworkType(inherits: [row.superclass]) }
    }

    private static let classes: [(superclass: String, names: [String])] = [
        (
            "UIView",
            [
                "UIControl", "UIScrollView", "UIStackView", "UILabel", "UIImageView",
                "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
                "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIPickerView",
                "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView", "WKWebView",
                "MKMapView", "MTKView", "SKView", "SCNView", "PDFView",
            ]
        ),
        ("UIScrollView", ["UITableView", "UICollectionView", "UITextView"]),
        ("UICollectionReusableView", ["UICollectionViewCell"]),
        ("UICollectionViewCell", ["UICollectionViewListCell"]),
        (
            "UIControl",
            [
                "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UIDatePicker",
                "UISegmentedControl", "UIPageControl", "UIRefreshControl",
            ]
        ),
    ]
}
