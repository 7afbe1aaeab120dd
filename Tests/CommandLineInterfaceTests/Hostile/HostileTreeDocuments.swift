import Foundation

extension HostileTree {
    /// Property lists, projects, workspaces, storyboards and configuration files.
    static let documents: [HostileTree] =
        propertyLists + projects
        + [
            project("a storyboard of entities", ["Notes/Main.storyboard": bomb("document")]),
            project("a storyboard that Git LFS keeps", ["Notes/Main.storyboard": pointer]),
            project(
                "configuration files in a circle", ["Base.xcconfig": "#include \"Base.xcconfig\"\n"]
            ),
            project(
                "a configuration file that includes a device",
                ["Base.xcconfig": "#include \"/dev/zero\"\n#include \"../../../../dev/zero\"\n"]),
            project(
                "a configuration file that multiplies",
                [
                    "Base.xcconfig": "A = xxxxxxxxxx\n"
                        + repeated("A = $(inherited)$(inherited)\n", 40)
                ]),
            project(
                "settings that multiply",
                [
                    "Base.xcconfig": (1..<40).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))\n" }
                        .joined()
                        + "A0 = xxxxxxxxxx\nINFOPLIST_FILE = $(A39)\n"
                ]),
            project(
                "settings in a circle",
                ["Base.xcconfig": "A = $(B)\nB = $(A)\nINFOPLIST_FILE = $(A)\n"]),
            project(
                "a configuration file in conflict",
                ["Base.xcconfig": conflict("A = 1", "A = 2")]),
            app(
                "a workspace of entities",
                with: ["W.xcworkspace/contents.xcworkspacedata": bomb("Workspace")]),
            app(
                "a workspace that leads outside",
                with: [
                    "W.xcworkspace/contents.xcworkspacedata": """
                    <?xml version="1.0"?><Workspace version="1.0"><FileRef location="group:../../outside.xcodeproj">
                    </FileRef><FileRef location="absolute:/dev/zero"></FileRef></Workspace>

                    """
                ]),
            app(
                "a manifest of packages that is none",
                with: ["Package.swift": repeated("(", 50_000)]),
            app(
                "a description of projects that is none",
                with: ["project.yml": repeated("- &a [*a]\n", 10_000)]),
        ]

    private static let propertyLists: [HostileTree] = [
        ("of entities", bomb("plist")),
        (
            "that reads a file",
            "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
                + "<plist><dict><key>A</key><string>&a;</string></dict></plist>"
        ),
        ("of nested arrays", "<plist>" + repeated("<array>", 100_000)),
        ("of nested dictionaries", "<plist>" + repeated("<dict><key>a</key>", 50_000)),
        ("of nested brackets", repeated("(", 100_000)),
        ("of nested braces", repeated("{a = ", 50_000)),
        ("of comments", "<plist>" + repeated("<!--", 100_000)),
        (
            "of keys",
            "<plist><dict>" + repeated("<key>UIMainStoryboardFile</key><string>A</string>", 10_000)
        ),
        ("that is binary", "bplist00" + repeated("\u{1}", 1_000)),
        ("that Git LFS keeps", pointer),
        ("in conflict", conflict("<plist/>", "<plist></plist>")),
        ("that is empty", ""),
    ].map { project("a property list \($0)", ["Notes/Info.plist": $1]) }

    private static let projects: [HostileTree] = [
        ("of nested brackets", repeated("(", 100_000)),
        ("of nested braces", repeated("{a = ", 50_000)),
        ("that is cut", String(projectText.prefix(projectText.count / 2))),
        ("that Git LFS keeps", pointer),
        ("in conflict", conflict("a = 1;", "a = 2;") + projectText),
        (
            "whose group is its own child",
            projectText.replacing("children = (D1, ", "children = (G0, D1, ")
        ),
        (
            "whose sources lie outside",
            projectText.replacing("path = AppDelegate.swift", "path = \"../../outside.swift\"")
        ),
        (
            "whose sources are absolute",
            projectText.replacing(
                "path = AppDelegate.swift; sourceTree = \"<group>\"",
                "path = \"/etc/passwd\"; sourceTree = \"<absolute>\"")
        ),
        (
            "whose property list lies outside",
            projectText.replacing(
                "INFOPLIST_FILE = Notes/Info.plist", "INFOPLIST_FILE = \"../outside.plist\"")
        ),
        (
            "whose target is called like an option",
            projectText.replacing("name = Notes;", "name = \"--allow-dirty\\n::error::x\";")
        ),
        (
            "whose target is called like a path",
            projectText.replacing("name = Notes;", "name = \"../../outside\";")
        ),
        (
            "that lists a target a thousand times",
            projectText.replacing("targets = (T1)", "targets = (" + repeated("T1, ", 1_000) + ")")
        ),
        ("of a hundred apps", ofManyApps(100)),
        (
            "whose configuration names a device",
            projectText.replacing("path = Base.xcconfig", "path = \"/dev/zero\"")
        ),
    ].map { project("a project \($0)", ["Notes.xcodeproj/project.pbxproj": $1]) }

    /// A project whose apps share all that they have.
    private static func ofManyApps(_ count: Int) -> String {
        let targets = (2...count).map {
            """
            T\($0) = {isa = PBXNativeTarget; name = N\($0); buildConfigurationList = L1; buildPhases = (S1, S2);
            productType = "com.apple.product-type.application"; };
            """
        }
        let list = (1...count).map { "T\($0), " }.joined()
        return projectText.replacing("targets = (T1)", "targets = (\(list))")
            .replacing("}; }\n", targets.joined(separator: "\n") + "\n}; }\n")
    }

    /// An entity that stands for ten others, which stand for ten others each, and so on.
    private static func bomb(_ root: String) -> String {
        let entities = (1..<12).map { "<!ENTITY a\($0) \"" + repeated("&a\($0 - 1);", 10) + "\">" }
        return
            "<?xml version=\"1.0\"?><!DOCTYPE \(root) [<!ENTITY a0 \"aaaaaaaaaa\">\(entities.joined())]>"
            + "<\(root)><dict><key>UIMainStoryboardFile</key><string>&a11;</string></dict></\(root)>"
    }

    /// A tree with a project of one app; some of its files are others than usual.
    private static func project(_ name: String, _ files: [String: String]) -> HostileTree {
        HostileTree(name: name) { folder, tree in
            try folder.writeSmallApp(in: tree + "/Notes")
            let usual = [
                "Notes.xcodeproj/project.pbxproj": projectText, "Notes/Info.plist": propertyList,
                "Base.xcconfig": "", "Notes/Main.storyboard": "<document/>",
            ]
            for (path, text) in usual.merging(files, uniquingKeysWith: { $1 }) {
                try folder.write(Array(text.utf8), to: tree + "/" + path)
            }
        }
    }

    private static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>

        """

    private static let projectText = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 54; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G0; buildConfigurationList = L1; targets = (T1); };
        G0 = {isa = PBXGroup; children = (G1, F5); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = Notes; children = (D1, F2, F3, F4); sourceTree = "<group>"; };
        D1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = HomeViewController.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = D1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F4; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        S2 = {isa = PBXResourcesBuildPhase; files = (B3); };
        C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F5; buildSettings = {
        INFOPLIST_FILE = Notes/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        T1 = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
        buildConfigurationList = L1; buildPhases = (S1, S2); };
        }; }

        """
}

extension String {
    fileprivate func replacing(_ text: String, _ other: String) -> String {
        replacingOccurrences(of: text, with: other)
    }
}
