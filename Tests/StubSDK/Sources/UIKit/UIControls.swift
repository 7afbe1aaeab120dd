import Stage

open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor!
    open var font: UIFont!
    open var textAlignment: NSTextAlignment = .natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
}
open class UIImageView: UIView {
    open var image: UIImage?
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class UIActivityIndicatorView: UIView {
    open func startAnimating() {}
    open func stopAnimating() {}
}
open class UIStackView: UIView {
    open var spacing: CGFloat = 0
    public init(arrangedSubviews: [UIView]) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}
open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
    @objc public enum Style: Int, Sendable { case light, dark, regular, systemMaterial }
    public convenience init(style: Style) { self.init() }
}
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingChanged = Event(rawValue: 131072)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let selected = State(rawValue: 4)
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
    }
    open var isEnabled = true
    open var isSelected = false
    private var actions: [(target: Any?, action: Selector)] = []
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        actions.append((target, action))
    }
    /// What it sends to whoever answers.
    var stageActions: [Selector] { actions.filter { $0.target == nil }.map(\.action) }
    open func addAction(_ action: UIAction, for events: Event) {}
    open func sendActions(for events: Event) {
        for (target, action) in actions {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
open class UIButton: UIControl {
    @objc public enum ButtonType: Int, Sendable { case custom, system }
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
    open var titleLabel: UILabel? { nil }
}
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
}
open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var keyboardAppearance: UIKeyboardAppearance = .default
}
open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = 0
    open var selectedSegmentTintColor: UIColor?
}
open class UIPageControl: UIControl {
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}
open class UISearchBar: UIView {}

open class UIScrollView: UIView {
    @objc public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, never }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    open var contentSize = CGSize(width: 0, height: 0)
}
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var isEditable = true
}
open class UITableViewCell: UIView {
    @objc public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    @objc public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var textLabel: UILabel? = UILabel(frame: .zero)
    open var detailTextLabel: UILabel?
    open var accessoryType: AccessoryType = .none
    open var accessoryView: UIView?
    open var imageView: UIImageView? { nil }
}
open class UITableView: UIScrollView {
    @objc public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var rowHeight: CGFloat = 44
    open var separatorColor: UIColor?
    open var tableFooterView: UIView?
    open var sectionHeaderTopPadding: CGFloat = 0
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
    open func reloadData() {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
    public var section: Int { self[0] }
}
open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {}
open class UICollectionView: UIScrollView {
    open func reloadData() {}
}
