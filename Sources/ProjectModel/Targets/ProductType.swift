/// The kinds of products that are apps, hold an app's code, or are linked by it; the raw values are Xcode's.
enum ProductType: String, Sendable {
    case application = "com.apple.product-type.application"
    case appClip = "com.apple.product-type.application.on-demand-install-capable"
    case watchApp = "com.apple.product-type.application.watchapp"
    case watchApp2 = "com.apple.product-type.application.watchapp2"
    case watchExtension = "com.apple.product-type.watchkit-extension"
    case watchExtension2 = "com.apple.product-type.watchkit2-extension"
    case unitTests = "com.apple.product-type.bundle.unit-test"
    case framework = "com.apple.product-type.framework"
    case staticFramework = "com.apple.product-type.framework.static"
    case staticLibrary = "com.apple.product-type.library.static"
    case dynamicLibrary = "com.apple.product-type.library.dynamic"

    /// Whether the product is an app.
    var isApp: Bool {
        switch self {
        case .application, .appClip, .watchApp, .watchApp2: true
        case .watchExtension, .watchExtension2, .unitTests, .framework, .staticFramework,
            .staticLibrary, .dynamicLibrary:
            false
        }
    }

    /// What an app that links the product calls it; nil for one that isn't linked.
    var linkedKind: LinkedModule.Kind? {
        switch self {
        case .framework, .staticFramework: .framework
        case .staticLibrary, .dynamicLibrary: .library
        default: nil
        }
    }

    /// Whether the product is a watch app whose code lies in an extension.
    var hasCodeInExtension: Bool { self == .watchApp || self == .watchApp2 }

    /// Whether the product is such an extension.
    var isWatchExtension: Bool { self == .watchExtension || self == .watchExtension2 }
}
