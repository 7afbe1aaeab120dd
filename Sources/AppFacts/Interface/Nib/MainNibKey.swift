/// The keys of Info.plist that name what AppKit loads at launch; SwiftUI loads neither.
///
/// Sources: Apple's documentation of the two keys; OpenSwiftUI's application for AppKit.
package enum MainNibKey: String, CaseIterable {
    case nib = "NSMainNibFile"
    case storyboard = "NSMainStoryboardFile"
}
