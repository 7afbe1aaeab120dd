/// The actions of the menus that UIKit makes for an app on Mac Catalyst and that no code of the app names: they go along the responder
/// chain, to whoever has the method.
///
/// Sources: Apple's pages of `UIMenu.Identifier` (`about`, `preferences`, `help`, `close`, `minimizeAndZoom`, `bringAllToFront`, `sidebar`,
/// `toolbar`, `fullscreen`); the names of the actions are those of AppKit's menus (`StandardMenuAction`); seen where an app's delegate
/// answered them and SwiftUI's did not: home-assistant/iOS#4963.
package enum CatalystMenuActions {
    /// Their names in Objective-C.
    package static let names: Set<String> = [
        "orderFrontStandardAboutPanel:", "orderFrontPreferencesPanel:", "showHelp:",
        "performClose:", "performMiniaturize:", "performZoom:", "arrangeInFront:",
        "toggleSidebar:", "toggleToolbarShown:", "runToolbarCustomizationPalette:",
        "toggleFullScreen:",
    ]
}
