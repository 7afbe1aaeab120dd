import ProjectModel
import SourceEditing

@testable import AppFacts
@testable import LifecycleMigration

/// A Mac app in memory whose Info.plist names a main nib.
struct NibTarget {
    /// The target.
    let context: TargetContext

    /// A target of these files, which name `MainMenu` by a key unless they have an Info.plist of their own.
    init(
        _ files: [String: String], key: String = "NSMainNibFile", name: String? = "MainMenu",
        settings: [[String: String]] = [[:]]
    ) {
        var texts = files.mapValues { SourceText($0) }
        if texts["Info.plist"] == nil, let name {
            texts["Info.plist"] = SourceText(
                Self.propertyList("<key>\(key)</key><string>\(name)</string>"))
        }
        let paths = texts.keys.sorted()
        let target = AppTarget(
            name: "Notes", productName: "Notes", moduleName: "Notes", platform: .macos,
            platforms: [.macos], project: nil, format: .bareFolder,
            sources: paths.filter { $0.hasSuffix(".swift") },
            resources: paths.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".plist") },
            infoPlists: paths.filter { $0.hasSuffix(".plist") },
            configurations: settings.enumerated().map {
                BuildConfiguration(name: "C\($0.offset)", settings: $0.element)
            })
        let tree = FileTree(paths: paths, source: FilesInMemory(texts), name: "Notes")
        context = TargetContext(target: target, library: SourceLibrary(tree))
    }

    /// The nib; nil without one.
    func nib() throws -> MacNib? { try MainNib(in: context).nib() }

    /// Why the nib can't be read; nil where it can.
    func problem() -> MacNibProblem? {
        do {
            _ = try MainNib(in: context).nib()
            return nil
        } catch {
            return error
        }
    }

    /// A property list with some content.
    static func propertyList(_ content: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
    }

    /// A nib whose delegate has these connections, with menus and further objects.
    static func nib(
        menus: String = "", objects: String = "", delegateConnections: String = "",
        ownerClass: String = "NSApplication", ownerConnections: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="\(ownerClass)">
                    <connections>
                        <outlet property="delegate" destination="del" id="c1"/>
                        \(ownerConnections)
                    </connections>
                </customObject>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <customObject id="del" customClass="AppDelegate" customModule="Notes">
                    <connections>\(delegateConnections)</connections>
                </customObject>
                <customObject id="fnt" customClass="NSFontManager"/>
                <menu title="Main Menu" systemMenu="main" id="bar"><items>\(menus)</items></menu>
                \(objects)
            </objects>
        </document>
        """
    }

    /// A storyboard with the application's scene and others.
    static func storyboard(
        menus: String = "", initial: String? = "win", scenes: String = windowScenes()
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <scenes>
                <scene sceneID="s1"><objects>
                    <application id="app" sceneMemberID="viewController">
                        <menu key="mainMenu" title="Main Menu" systemMenu="main" id="bar"><items>\(menus)</items></menu>
                        <connections><outlet property="delegate" destination="del" id="c1"/></connections>
                    </application>
                    <customObject id="del" customClass="AppDelegate" customModuleProvider="target"/>
                    <customObject id="fnt" customClass="NSFontManager"/>
                    <customObject id="fst" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                </objects></scene>
                \(scenes)
            </scenes>
        </document>
        """
    }

    /// The scenes of a window and its content.
    static func windowScenes(
        controller: String = "", window: String = "title=\"Notes\"",
        content: String = """
        <viewController storyboardIdentifier="list" id="con" customClass="ListViewController"/>
        """
    ) -> String {
        """
        <scene sceneID="s2"><objects>
            <windowController id="win" \(controller)>
                <window key="window" \(window) visibleAtLaunch="NO" id="w1">
                    <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="NO"/>
                    <rect key="contentRect" x="196" y="240" width="480" height="270.5"/>
                    <value key="minSize" type="size" width="200" height="100"/>
                </window>
                <connections>
                    <segue destination="con" kind="relationship" relationship="window.shadowedContentViewController" id="seg"/>
                </connections>
            </windowController>
        </objects></scene>
        <scene sceneID="s3"><objects>\(content)</objects></scene>
        """
    }
}
