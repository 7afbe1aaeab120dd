import ProjectModel
import SourceEditing

/// A tree in memory with one app, and with what it may be built with.
struct LinkedProject {
    private let tree: FileTree
    private let projects: LoadedProjects

    /// A tree of `App.xcodeproj`, whose app has this type and these lists, and of further objects and files.
    init(
        type: String = "application", app: String = "", objects: String = "",
        files: [String: String] = [:]
    ) {
        var all = files
        all["App.xcodeproj/project.pbxproj"] = Self.project(
            """
            APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(type)"; buildConfigurationList = L_APP; buildPhases = (S_APP, F_APP,); \(app) };
            S_APP = {isa = PBXSourcesBuildPhase; files = (B_APP,); };
            B_APP = {isa = PBXBuildFile; fileRef = R_APP; };
            R_APP = {isa = PBXFileReference; path = App/App.swift; sourceTree = SOURCE_ROOT; };
            L_APP = {isa = XCConfigurationList; buildConfigurations = (C_APP,); };
            C_APP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Shop; }; };
            \(objects)
            """)
        all["App/App.swift"] = all["App/App.swift"] ?? ""
        tree = ClassicProject.tree(of: all)
        projects = LoadedProjects(of: tree)
    }

    /// The text of a project with these objects, all targets among them included.
    static func project(_ objects: String) -> String {
        let known = objects.split(separator: "\n").compactMap { line -> Substring? in
            line.contains("isa = PBXNativeTarget") ? line.prefix { $0 != " " } : nil
        }
        return """
            // !$*UTF8*$!
            {
            objects = {
            PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (\(known.joined(separator: ", "))); };
            MAIN = {isa = PBXGroup; children = (PORTAL, FOLDER,); sourceTree = "<group>"; };
            \(objects)
            };
            rootObject = PROJECT;
            }

            """
    }

    /// The objects of a target that compiles one source, `NAME/NAME.swift`.
    static func target(_ name: String, _ type: String, _ lists: String = "") -> String {
        """
        T_\(name) = {isa = PBXNativeTarget; name = \(name); productName = \(name); productType = "com.apple.product-type.\(type)"; productReference = P_\(name); buildConfigurationList = L_\(name); buildPhases = (S_\(name), F_\(name),); \(lists) };
        P_\(name) = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
        S_\(name) = {isa = PBXSourcesBuildPhase; files = (B_\(name),); };
        B_\(name) = {isa = PBXBuildFile; fileRef = R_\(name); };
        R_\(name) = {isa = PBXFileReference; path = \(name)/\(name).swift; sourceTree = SOURCE_ROOT; };
        """
    }

    private var app: AppTarget? { projects.entries.flatMap(\.loaded.targets).first }
    private var graph: ModuleGraph { ModuleGraph(of: projects, in: tree) }

    /// The sources that are linked, in the order in which they are reached; modules are imported as their sources say.
    var linked: [String] { modules.flatMap(\.sources) }

    /// The modules that are linked.
    var modules: [LinkedModule] {
        guard let app else { return [] }
        return graph.modules(linkedBy: app) { names in
            { source in
                let text = (try? tree.read(source).string) ?? ""
                return names.indices.filter { text.contains("import \(names[$0])\n") }
            }
        }
    }

    /// The sources of the tests that the app is the host of.
    var tests: [String] { app.map { graph.tests(of: $0).flatMap(\.sources) } ?? [] }

    /// Whether a source belongs to one target alone.
    func isOfOneTarget(_ path: String) -> Bool { graph.isOfOneTarget(path) }

    /// Whether a source runs as a test in one app alone.
    func isOfOneHost(_ path: String) -> Bool { graph.isOfOneHost(path) }

    /// The line at which a setting of the app stands, with the file.
    func line(ofSetting key: String) -> String? {
        guard let app, let place = graph.place(ofSetting: key, for: app),
            let text = try? tree.read(place.path)
        else { return nil }
        let rest = text.bytes[place.offset...].prefix { $0 != 0x3B && $0 != 0x0A }
        return "\(place.path): \(String(decoding: rest, as: UTF8.self))"
    }
}
