import ProjectModel
import Testing

/// What apps are built with beside their own sources.
struct ModuleGraphTests {
    private static let kit = LinkedProject.target("Kit", "framework")
    private static let kitFile = ["Kit/Kit.swift": ""]
    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Core",
            products: [.library(name: "Core", targets: ["Core", "Extras"]), .library(name: "Other", targets: ["Other"])],
            dependencies: [.package(path: "../Base"), .package(url: "https://example.org/far", from: "1.0.0")],
            targets: [
                .target(name: "Core", dependencies: ["Inner", .product(name: "Base", package: "Base")]),
                .target(name: "Inner", path: "Inner", exclude: ["Old"]),
                .target(name: "Extras", dependencies: [.target(name: "Core")]), // .target(name: "No")
                .target(name: "Other"),
                .testTarget(name: "CoreTests", dependencies: ["Core"]),
            ])

        """
    private static let packages = [
        "Packages/Core/Package.swift": manifest, "Packages/Core/Sources/Core/Core.swift": "",
        "Packages/Core/Inner/Inner.swift": "", "Packages/Core/Inner/Old/Old.swift": "",
        "Packages/Core/Sources/Extras/Extras.swift": "",
        "Packages/Core/Sources/Other/Other.swift": "",
        "Packages/Core/Tests/CoreTests/CoreTests.swift": "",
        "Packages/Base/Package.swift":
            "let package = Package(name: \"Base\", products: [.library(name: \"Base\", targets: [\"Base\"])], dependencies: [.package(path: \"../Core\")], targets: [.target(name: \"Base\", dependencies: [\"Core\"])])",
        "Packages/Base/Sources/Base.swift": "",
    ]
    private static let reached = [
        "Packages/Core/Sources/Core/Core.swift", "Packages/Core/Sources/Extras/Extras.swift",
        "Packages/Core/Inner/Inner.swift", "Packages/Base/Sources/Base.swift",
    ]

    @Test("What a source imports is asked once, however many targets compile it")
    func imports() {
        let targets = (0..<30).map {
            "  A\($0): {type: application, platform: iOS, sources: [App]}\n  K\($0): {type: framework, platform: iOS, sources: [Kit]}"
        }
        let files = [
            "project.yml": "name: Demo\ntargets:\n" + targets.joined(separator: "\n") + "\n",
            "App/App.swift": "import K7\n", "Kit/Kit.swift": "",
        ]
        let tree = ClassicProject.tree(of: files)
        let projects = LoadedProjects(of: tree)
        let graph = ModuleGraph(of: projects, in: tree)
        var asked: [String] = []
        for app in projects.entries.flatMap(\.loaded.targets) {
            let modules = graph.modules(linkedBy: app) { names in
                { source in
                    asked.append(source)
                    return names.indices.filter { source == "App/App.swift" && names[$0] == "K7" }
                }
            }
            #expect(modules.map(\.name) == ["K7"])
        }
        #expect(asked.sorted() == ["App/App.swift", "Kit/Kit.swift"])
    }

    @Test("Tests with the same sources are told once for all apps that compile a source")
    func testSources() {
        let targets = (0..<30).map {
            "  A\($0): {type: application, platform: iOS, sources: [App]}\n  T\($0): {type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [{target: A\($0)}]}"
        }
        let files = [
            "project.yml": "name: Demo\ntargets:\n" + targets.joined(separator: "\n") + "\n",
            "App/App.swift": "", "Tests/Tests.swift": "",
        ]
        let tree = ClassicProject.tree(of: files)
        let graph = ModuleGraph(of: LoadedProjects(of: tree), in: tree)
        #expect(graph.testSources(ofAppsCompiling: "App/App.swift") == [["Tests/Tests.swift"]])
        #expect(graph.testSources(ofAppsCompiling: "Tests/Tests.swift") == [])
    }

    @Test("A framework that the app depends on is linked, and one beside it is not")
    func dependency() {
        let project = LinkedProject(
            app: "dependencies = (D,);",
            objects: Self.kit + "\n" + LinkedProject.target("Lone", "framework")
                + "\nD = {isa = PBXTargetDependency; target = T_Kit; };",
            files: ["Kit/Kit.swift": "", "Lone/Lone.swift": ""])
        #expect(project.linked == ["Kit/Kit.swift"])
        #expect(project.modules.map(\.kind) == [.framework])
        #expect(project.modules.map(\.name) == ["Kit"])
    }

    @Test("A library in the app's frameworks phase is linked, and what that library links")
    func phase() {
        let project = LinkedProject(
            objects: LinkedProject.target("Kit", "library.static", "dependencies = (D,);") + "\n"
                + LinkedProject.target("Deep", "framework") + """

                    F_APP = {isa = PBXFrameworksBuildPhase; files = (X,); };
                    X = {isa = PBXBuildFile; fileRef = P_Kit; };
                    D = {isa = PBXTargetDependency; target = T_Deep; };
                    """, files: ["Kit/Kit.swift": "", "Deep/Deep.swift": ""])
        #expect(project.linked == ["Kit/Kit.swift", "Deep/Deep.swift"])
        #expect(project.modules.map(\.kind) == [.library, .framework])
    }

    @Test("What the app or a framework of its imports is linked, though the project says nothing")
    func imported() {
        let project = LinkedProject(
            objects: Self.kit + "\n" + LinkedProject.target("Deep", "framework") + "\n"
                + LinkedProject.target("Lone", "framework"),
            files: [
                "App/App.swift": "import Kit\n", "Kit/Kit.swift": "import Deep\n",
                "Deep/Deep.swift": "import Kit\n", "Lone/Lone.swift": "import Kit\n",
            ])
        #expect(project.linked == ["Kit/Kit.swift", "Deep/Deep.swift"])
    }

    @Test(
        "Of two libraries of one name in other projects none is taken for the one that is imported")
    func importedNameOfTwo() {
        let kit = LinkedProject.project(Self.kit)
        let one = ["One/Kit.xcodeproj/project.pbxproj": kit, "One/Kit/Kit.swift": ""]
        let two = ["Two/Kit.xcodeproj/project.pbxproj": kit, "Two/Kit/Kit.swift": ""]
        let source = ["App/App.swift": "import Kit\n"]
        let known = LinkedProject(files: source.merging(one) { $1 })
        #expect(known.linked == ["One/Kit/Kit.swift"])
        let open = LinkedProject(files: source.merging(one) { $1 }.merging(two) { $1 })
        #expect(open.linked == [])
    }

    @Test("What the extension of an old watch app links is linked, its code being the app's")
    func watchExtension() {
        let project = LinkedProject(
            type: "application.watchapp2", app: "dependencies = (D,);",
            objects: LinkedProject.target("Own", "watchkit2-extension", "dependencies = (E,);")
                + "\nD = {isa = PBXTargetDependency; target = T_Own; };\n"
                + "E = {isa = PBXTargetDependency; target = T_Kit; };\n" + Self.kit,
            files: ["Own/Own.swift": "", "Kit/Kit.swift": ""])
        #expect(project.linked == ["Kit/Kit.swift"])
    }

    @Test("An app extension that the app depends on is not linked by it")
    func appExtension() {
        let project = LinkedProject(
            app: "dependencies = (D,);",
            objects: LinkedProject.target("Share", "app-extension")
                + "\nD = {isa = PBXTargetDependency; target = T_Share; };",
            files: ["Share/Share.swift": ""])
        #expect(project.linked == [])
    }

    @Test(
        "A framework of another project is linked by its product, through a proxy or by its name alone",
        arguments: [
            """
            F_APP = {isa = PBXFrameworksBuildPhase; files = (X,); };
            X = {isa = PBXBuildFile; fileRef = RP; };
            RP = {isa = PBXReferenceProxy; path = Kit.framework; remoteRef = CP; sourceTree = BUILT_PRODUCTS_DIR; };
            CP = {isa = PBXContainerItemProxy; containerPortal = PORTAL; remoteInfo = Kit; };
            """,
            """
            F_APP = {isa = PBXFrameworksBuildPhase; files = (X,); };
            X = {isa = PBXBuildFile; fileRef = R_X; };
            R_X = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """,
        ])
    func otherProject(_ objects: String) {
        let portal =
            "\nPORTAL = {isa = PBXFileReference; path = Libs/Kit.xcodeproj; sourceTree = \"<group>\"; };"
        let project = LinkedProject(
            objects: objects + portal,
            files: [
                "Libs/Kit.xcodeproj/project.pbxproj": LinkedProject.project(Self.kit),
                "Libs/Kit/Kit.swift": "",
            ])
        #expect(project.linked == ["Libs/Kit/Kit.swift"])
    }

    @Test(
        "A package is linked with all targets of the product, with what they need, and with nothing else"
    )
    func package() {
        let project = LinkedProject(
            app: "packageProductDependencies = (PD,);",
            objects: """
                PD = {isa = XCSwiftPackageProductDependency; productName = Core; package = PR; };
                PR = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
                """, files: Self.packages)
        #expect(project.linked == Self.reached)
        #expect(project.modules.map(\.name) == ["Core", "Core", "Core", "Base"])
        #expect(project.modules.allSatisfy { $0.kind == .package })
    }

    @Test(
        "A package is found by its product where the project has it as a folder, or the workspace has it",
        arguments: [
            "FOLDER = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Core; sourceTree = \"<group>\"; };",
            "",
        ])
    func packageWithoutReference(_ folder: String) {
        let project = LinkedProject(
            app: "packageProductDependencies = (PD,);",
            objects: "PD = {isa = XCSwiftPackageProductDependency; productName = Core; };\n"
                + folder, files: Self.packages)
        #expect(project.linked == Self.reached)
    }

    @Test(
        "A package from afar is not looked for on the disk, and one that nothing links is not read")
    func farPackage() {
        let project = LinkedProject(
            app: "packageProductDependencies = (PD,);",
            objects: """
                PD = {isa = XCSwiftPackageProductDependency; productName = Core; package = PR; };
                PR = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/core"; };
                """, files: Self.packages)
        #expect(project.linked == [])
    }

    @Test("Unit tests belong to the app that is their host")
    func tests() {
        func target(_ name: String, host: String) -> String {
            LinkedProject.target(name, "bundle.unit-test") + """

                L_\(name) = {isa = XCConfigurationList; buildConfigurations = (C_\(name),); };
                C_\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(host)}; };

                """
        }
        let names = ["Own", "Loaded", "Alone", "Others"]
        let project = LinkedProject(
            objects: target("Own", host: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Shop.app/Shop\";")
                + target(
                    "Loaded", host: "BUNDLE_LOADER = \"$(BUILT_PRODUCTS_DIR)/Shop.app/Shop\";")
                + target("Alone", host: "")
                + target("Others", host: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Zoo.app/Zoo\";"),
            files: Dictionary(uniqueKeysWithValues: names.map { ("\($0)/\($0).swift", "") }))
        #expect(project.tests == ["Own/Own.swift", "Loaded/Loaded.swift"])
    }

    @Test("A setting is found at its own line")
    func setting() {
        let project = LinkedProject()
        #expect(
            project.line(ofSetting: "PRODUCT_NAME")
                == "App.xcodeproj/project.pbxproj: PRODUCT_NAME = Shop")
        #expect(project.line(ofSetting: "INFOPLIST_KEY_NSPrincipalClass") == nil)
    }
}
