import SwiftOutline

/// The frameworks and libraries of Apple's systems that an app may link; what has another name comes with its own code.
package enum SystemLibraries {
    /// Whether a product that a target links belongs to the system.
    package static func contains(_ product: String) -> Bool { names.contains(product) }

    private static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
        "ActivityKit", "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents",
        "AppKit", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit",
        "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts",
        "ClockKit", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreAudio",
        "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin",
        "DeviceCheck", "Dispatch",
        "EventKit", "EventKitUI", "ExternalAccessory", "Foundation", "GLKit", "GameController",
        "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit",
        "ImageCaptureCore", "ImageIO",
        "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "MetalPerformanceShaders", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OSLog",
        "ObjectiveC", "Observation",
        "OpenAL", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
        "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "SafariServices", "SceneKit", "Security", "ServiceManagement", "Social", "SoundAnalysis",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
        "TVMLKit", "TVUIKit", "TipKit", "Twitter", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCTest", "iAd",
        "libbz2", "libc++", "libiconv", "libresolv", "libsqlite3", "libxml2", "libz", "os", "simd",
    ]
}

extension SwiftFile {
    /// Whether the file imports one of some modules.
    package func imports(anyOf modules: Set<String>) -> Bool {
        declarations.contains { $0.kind == .import && modules.contains($0.name) }
    }

    /// Whether the file imports a module that is neither the system's nor one of some.
    package func importsModule(besides known: Set<String> = []) -> Bool {
        declarations.contains {
            $0.kind == .import && !SystemLibraries.contains($0.name.firstComponent)
                && !known.contains($0.name.firstComponent)
        }
    }
}
