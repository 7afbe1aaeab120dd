/// A framework that makes whole apps, whose template brings the delegate and the window, and which has a way of its own to
/// adopt scenes.
package enum AppFramework: CaseIterable {
    case flutter
    case expo
    case reactNative
    case capacitor
    case cordova
    case unity

    /// Its name.
    package var name: String {
        switch self {
        case .flutter: "Flutter"
        case .expo: "Expo"
        case .reactNative: "React Native"
        case .capacitor: "Capacitor"
        case .cordova: "Cordova"
        case .unity: "Unity"
        }
    }

    /// Its classes that delegates inherit from.
    package var superclasses: [String] {
        switch self {
        case .flutter: ["FlutterAppDelegate"]
        case .expo: ["ExpoAppDelegate", "EXAppDelegateWrapper"]
        case .reactNative: ["RCTAppDelegate"]
        case .capacitor: []
        case .cordova: ["CDVAppDelegate"]
        case .unity: ["UnityAppController"]
        }
    }

    /// Its classes of scene delegates that an Info.plist may name.
    ///
    /// Sources: docs.flutter.dev, “UIScene adoption”; the library of cordova-ios 8.
    package var sceneDelegates: [String] {
        switch self {
        case .flutter: ["FlutterSceneDelegate"]
        case .cordova: ["CDVSceneDelegate"]
        case .expo, .reactNative, .capacitor, .unity: []
        }
    }

    /// The module in which its template's delegate is declared, where Swift only implements that; nil for most.
    package var module: String? {
        switch self {
        case .cordova: "Cordova"
        case .flutter, .expo, .reactNative, .capacitor, .unity: nil
        }
    }

    /// What a delegate of its template calls, where it inherits from no class of its own.
    package var calls: [String] {
        switch self {
        case .flutter, .cordova, .unity: []
        case .expo: ["ExpoReactNativeFactory"]
        case .reactNative: ["startReactNative", "RCTAppSetupDefaultRootView", "RCTRootView"]
        case .capacitor: ["ApplicationDelegateProxy"]
        }
    }

    /// What the `main` of its template calls, which names no class of a delegate.
    package var mainCalls: [String] {
        switch self {
        case .unity: ["UnityInitTrampoline", "runUIApplicationMainWithArgc"]
        case .flutter, .expo, .reactNative, .capacitor, .cordova: []
        }
    }

    /// What its makers say to do.
    ///
    /// Sources: docs.flutter.dev, “UIScene adoption”; expo pull requests 49925, 50191 and 50205; react-native pull requests 57700
    /// and 57717; ionic-team/capacitor pull request 8559; the template of cordova-ios 8; the
    /// release notes of Unity 2022.3.72 and 6000.
    package var guide: String {
        switch self {
        case .flutter:
            "build with Flutter 3.41 or later, which changes a delegate like its template's by itself; for others follow “UIScene adoption” on docs.flutter.dev"
        case .expo:
            "use Expo SDK 58, or 57.0.23 and later with `ios.enableSceneSupport` of expo-build-properties"
        case .reactNative:
            "use React Native 0.88 or later, and take over the scene delegate of its template"
        case .capacitor:
            "update to Capacitor 9 and run `npx cap migrate`, which moves its template to the SwiftUI life cycle"
        case .cordova: "update to cordova-ios 8, whose template has a scene delegate"
        case .unity:
            "build the project anew with Unity 2022.3.72, 6000 or later, whose template has scenes"
        }
    }
}
