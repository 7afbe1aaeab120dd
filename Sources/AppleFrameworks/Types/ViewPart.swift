/// What belongs together of a view: setting one part leaves the others alone.
///
/// Source: Apple's documentation of `UIView`, `UIViewController` and `UILabel`, whose `attributedText` and font depend on each other.
package enum ViewPart {
    /// The name of the part to which a member belongs; nil for one that stands for the whole view.
    package static func name(of member: String) -> String? {
        if whole.contains(member) { return nil }
        return groups.first { $0.value.contains(member) }?.key ?? member
    }

    private static let whole: Set<String> = ["view", "layer", "delegate", "dataSource", "style"]

    private static let groups: [String: Set<String>] = [
        "geometry": [
            "frame", "bounds", "center", "transform", "transform3D", "autoresizingMask",
            "translatesAutoresizingMaskIntoConstraints", "contentSize", "contentOffset",
            "contentInset", "contentMode",
        ],
        "text": [
            "text", "attributedText", "font", "textColor", "textAlignment", "lineBreakMode",
            "numberOfLines", "title", "attributedPlaceholder", "placeholder",
        ],
        "look": [
            "isHidden", "alpha", "isOpaque", "tintColor", "backgroundColor", "image",
            "highlightedImage", "configuration",
        ],
        "state": ["isEnabled", "isSelected", "isOn", "value", "minimumValue", "maximumValue"],
    ]
}
