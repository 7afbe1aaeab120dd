import ProjectModel
import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// What is read of main nibs and storyboards.
struct MacNibTests {
    private func nib(_ text: String, _ others: [String: String] = [:]) throws -> MacNib {
        try #require(
            try NibTarget(others.merging(["Base.lproj/MainMenu.xib": text]) { $1 }).nib())
    }

    @Test("The owner's delegate outlet tells which object is the delegate")
    func delegate() throws {
        let nib = try nib(
            NibTarget.nib(
                objects:
                    "<window title=\"Notes\" id=\"w1\" customClass=\"_TtC5Notes11PlainWindow\"/>",
                delegateConnections: "<outlet property=\"window\" destination=\"w1\" id=\"o1\"/>"))
        #expect(nib.path == "Base.lproj/MainMenu.xib")
        #expect(!nib.isStoryboard)
        #expect(nib.application.className == nil)
        #expect(nib.delegate?.className == "AppDelegate")
        let outlet = try #require(nib.delegateConnections.first)
        #expect(outlet.kind == .outlet("window"))
        #expect(outlet.destination?.element == "window")
        #expect(nib.windows.map(\.object.className) == ["PlainWindow"])
        #expect(nib.windows.first?.isVisibleAtLaunch == true)
        #expect(nib.connectionsToDelegate.isEmpty)
        #expect(nib.objects.isEmpty)
        #expect(nib.initial == nil)
    }

    @Test("An application class of the app's own is told apart from AppKit's")
    func application() throws {
        let own = try nib(
            NibTarget.nib(
                objects: "<menu id=\"dock\"/>", ownerClass: "NotesApplication",
                ownerConnections: "<outlet property=\"dockMenu\" destination=\"dock\" id=\"o1\"/>"))
        #expect(own.application.className == "NotesApplication")
        #expect(own.applicationConnections.map(\.kind) == [.outlet("dockMenu")])
        #expect(own.objects.map(\.id) == ["dock"])
    }

    @Test("Objects that the template does not have are listed, with what leads to the delegate")
    func objects() throws {
        let nib = try nib(
            NibTarget.nib(
                objects: """
                    <customObject id="upd" userLabel="Updater" customClass="SUUpdater">
                        <connections><outlet property="delegate" destination="del" id="o1"/></connections>
                    </customObject>
                    <userDefaultsController representsSharedInstance="YES" id="udc"/>
                    """,
                delegateConnections: "<outlet property=\"updater\" destination=\"upd\" id=\"o2\"/>"
            ))
        #expect(nib.objects.map(\.element) == ["customObject", "userDefaultsController"])
        #expect(nib.objects.first?.label == "Updater")
        #expect(nib.connectionsToDelegate.map(\.source.id) == ["upd"])
        #expect(nib.delegateConnections.map(\.destination?.className) == ["SUUpdater"])
    }

    @Test("Menus are read as a tree, with keys, targets and what else Interface Builder sets")
    func menus() throws {
        let nib = try nib(
            NibTarget.nib(
                menus: """
                    <menuItem title="Notes" id="m1">
                        <menu key="submenu" title="Notes" systemMenu="apple" autoenablesItems="NO" id="m2"><items>
                            <menuItem title="Export &amp; Send…" tag="3" keyEquivalent="E" id="i1">
                                <connections><action selector="export:" target="del" id="a1"/></connections>
                            </menuItem>
                            <menuItem isSeparatorItem="YES" id="i2"/>
                            <menuItem title="Hide" enabled="NO" hidden="YES" alternate="YES" state="on" keyEquivalent="h" toolTip="Go" id="i3">
                                <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/>
                                <connections>
                                    <action selector="hide:" target="-1" id="a2"/>
                                    <binding destination="del" name="enabled" keyPath="self.can" id="b1"/>
                                </connections>
                            </menuItem>
                            <menuItem id="i4" customClass="OwnItem">
                                <string key="title">	Delete</string>
                                <string key="keyEquivalent" base64-UTF8="YES">
                    CA
                    </string>
                                <modifierMask key="keyEquivalentModifierMask"/>
                                <connections><action selector="stop:" target="-3" id="a3"/></connections>
                            </menuItem>
                            <menuItem title="Bold" id="i5">
                                <connections><action selector="addFontTrait:" target="fnt" id="a4"/></connections>
                            </menuItem>
                            <menuItem title="Lost" id="i6">
                                <connections><action selector="lose:" target="non" id="a5"/></connections>
                            </menuItem>
                        </items></menu>
                    </menuItem>
                    """))
        let bar = try #require(nib.menuBar)
        #expect(bar.role == "main")
        #expect(bar.allItems.count == 7)
        let menu = try #require(bar.items.first?.submenu)
        #expect(menu.role == "apple")
        #expect(!menu.validatesItems)
        #expect(
            menu.items.map(\.title) == ["Export & Send…", "", "Hide", "\tDelete", "Bold", "Lost"])
        #expect(menu.items.map(\.isSeparator) == [false, true, false, false, false, false])
        #expect(
            menu.items.map(\.shortcut) == [
                MacMenuShortcut(key: "E", modifiers: [.shift, .command]), nil,
                MacMenuShortcut(key: "h", modifiers: [.option, .command]),
                MacMenuShortcut(key: "\u{8}", modifiers: []), nil, nil,
            ])
        let font = try #require(menu.items[4].action)
        guard case .object(let manager) = font.target else {
            Issue.record("\(font.target)")
            return
        }
        #expect(manager.className == "NSFontManager")
        #expect(
            menu.items.map { $0.action?.target } == [
                .delegate, nil, .firstResponder, .application, .object(manager), .missing,
            ])
        #expect(menu.items[0].tag == 3)
        let hide = menu.items[2]
        #expect(!hide.isEnabled && hide.isHidden && hide.isAlternate && hide.state == "on")
        #expect(hide.otherSettings == ["toolTip"])
        #expect(hide.connections.map(\.kind) == [.binding("enabled")])
        #expect(menu.items[3].otherSettings == ["customClass"])
        #expect(nib.connectionsToDelegate.map(\.kind) == [.action("export:"), .binding("enabled")])
    }

    @Test("A storyboard shows the window of its initial controller")
    func window() throws {
        let scenes = NibTarget.windowScenes(
            controller: "storyboardIdentifier=\"main\" customClass=\"MainWindowController\"",
            window: "title=\"Notes\" frameAutosaveName=\"Main\" titleVisibility=\"hidden\"")
        let nib = try #require(
            try NibTarget(
                ["Main.storyboard": NibTarget.storyboard(scenes: scenes)],
                key: "NSMainStoryboardFile", name: "Main"
            ).nib())
        #expect(nib.isStoryboard)
        #expect(nib.delegate?.className == "AppDelegate")
        guard case .window(let controller)? = nib.initial else {
            Issue.record("no window")
            return
        }
        #expect(controller.object.className == "MainWindowController")
        #expect(controller.identifier == "main")
        #expect(controller.connections.isEmpty)
        #expect(controller.content?.className == "ListViewController")
        #expect(controller.content?.identifier == "list")
        let window = try #require(controller.window)
        #expect(window.title == "Notes")
        #expect(window.autosaveName == "Main")
        #expect(window.attributes == ["titleVisibility": "hidden"])
        #expect(window.contentSize == MacNibWindow.Size(width: 480, height: 270.5))
        #expect(window.minimumSize == MacNibWindow.Size(width: 200, height: 100))
        #expect(window.maximumSize == nil)
        #expect(window.styleMask == ["titled", "closable"])
        #expect(!window.isVisibleAtLaunch)
        #expect(!window.hasToolbar)
    }

    @Test("A storyboard shows a view controller in a window of AppKit's making, or nothing")
    func otherInitials() throws {
        func initial(_ id: String?, _ content: String) throws -> MacNib.Initial? {
            try #require(
                try NibTarget(
                    [
                        "Main.storyboard": NibTarget.storyboard(
                            initial: id, scenes: NibTarget.windowScenes(content: content))
                    ], key: "NSMainStoryboardFile", name: "Main"
                ).nib()
            ).initial
        }
        guard case .content(let tabs)? = try initial("con", "<tabViewController id=\"con\"/>")
        else {
            Issue.record("no content")
            return
        }
        #expect(tabs.className == "NSTabViewController")
        guard
            case .window(let other)? = try initial(
                "win", "<controllerPlaceholder storyboardName=\"Other\" id=\"con\"/>")
        else {
            Issue.record("no window")
            return
        }
        #expect(other.content?.storyboardName == "Other")
        #expect(other.content?.className == nil)
        #expect(try initial(nil, "") == nil)
        #expect(try initial("gone", "") == nil)
    }

    @Test("The nib is found by each way to name it")
    func names() throws {
        let text = NibTarget.nib()
        #expect(try NibTarget(["MainMenu.xib": text], name: nil).nib() == nil)
        #expect(try NibTarget(["MainMenu.xib": text], name: "").nib() != nil)
        #expect(try NibTarget(["MainMenu.xib": text], name: "MainMenu.xib").nib() != nil)
        #expect(
            try NibTarget(
                ["MainMenu.xib": text], name: "$(MENU)", settings: [["MENU": "MainMenu"]]
            ).nib() != nil)
        let setting = "INFOPLIST_KEY_NSMainNibFile"
        #expect(
            try NibTarget(["MainMenu.xib": text], name: nil, settings: [[setting: "MainMenu"]])
                .nib() != nil)
        let several = NibTarget(
            ["MainMenu.xib": text], name: nil,
            settings: [[setting: "MainMenu"], [setting: "DebugMenu"]])
        #expect(several.problem()?.reason.contains("'MainMenu' and 'DebugMenu'") == true)
    }

    @Test("Of several languages the base is read, and the others are named")
    func languages() throws {
        let base = try nib(
            NibTarget.nib(), ["de.lproj/MainMenu.strings": "", "fr.lproj/MainMenu.strings": ""])
        #expect(base.translations == ["de.lproj/MainMenu.strings", "fr.lproj/MainMenu.strings"])
        let english = try NibTarget([
            "de.lproj/MainMenu.xib": NibTarget.nib(), "en.lproj/MainMenu.xib": NibTarget.nib(),
        ]).nib()
        #expect(english?.path == "en.lproj/MainMenu.xib")
        #expect(english?.translations == ["de.lproj/MainMenu.xib"])
    }

    @Test(
        "A nib that can't be read is a problem with a reason",
        arguments: [
            ("MainMenu.xib", "<document targetRuntime=\"MacOSX.Cocoa\"><objects>", "not closed"),
            ("MainMenu.xib", "<archive><data/></archive>", "Xcode 4"),
            ("MainMenu.xib", "<document targetRuntime=\"iOS.CocoaTouch\"/>", "another platform"),
            ("MainMenu.nib", "bplist00", "compiled"),
            ("MainMenu.xib", "version https://git-lfs.github.com/spec/v1\n", "Git LFS"),
            ("Other.xib", "", "not among"),
            (
                "MainMenu.xib",
                String(repeating: "<a>", count: 400) + String(repeating: "</a>", count: 400),
                "nested"
            ),
        ])
    func problems(_ name: String, _ text: String, _ reason: String) throws {
        let problem = try #require(NibTarget([name: text]).problem())
        #expect(problem.reason.contains(reason))
    }
}
