import SwiftOutline

/// A kind of device, which UIKit answers by for orientations.
enum DeviceIdiom: String, CaseIterable {
    case phone
    case pad

    /// What stands behind a key of Info.plist that is meant for such devices alone.
    var keySuffix: String { self == .phone ? "~iphone" : "~ipad" }
    /// What stands behind a build setting that becomes such a key.
    var settingSuffix: String { self == .phone ? "_iPhone" : "_iPad" }
    /// The number of such devices in `TARGETED_DEVICE_FAMILY`.
    var family: String { self == .phone ? "1" : "2" }
}

/// A set of orientations of the interface.
struct OrientationMask: OptionSet {
    let rawValue: Int

    static let portrait = OrientationMask(rawValue: 1)
    static let portraitUpsideDown = OrientationMask(rawValue: 2)
    static let landscapeLeft = OrientationMask(rawValue: 4)
    static let landscapeRight = OrientationMask(rawValue: 8)
    static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
    static let allButUpsideDown: OrientationMask = [.portrait, .landscape]
    static let all: OrientationMask = [.allButUpsideDown, .portraitUpsideDown]

    /// The set that a name of `UIInterfaceOrientationMask` stands for.
    static let named: [String: OrientationMask] = [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
        "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
        "landscape": .landscape, "allButUpsideDown": .allButUpsideDown, "all": .all,
    ]

    /// The set that a value of `UISupportedInterfaceOrientations` stands for.
    static let declared: [String: OrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// What a view controller supports that says nothing.
    ///
    /// Source: Apple's page of `supportedInterfaceOrientations`.
    static func byDefault(on idiom: DeviceIdiom) -> OrientationMask {
        idiom == .phone ? .allButUpsideDown : .all
    }
}
