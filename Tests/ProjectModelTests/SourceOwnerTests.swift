import ProjectModel
import Testing

/// How many targets compile a source, and in how many apps it runs as a test.
struct SourceOwnerTests {
    private static let source = "Own/Own.swift"

    private static func tests(host: String) -> String {
        LinkedProject.target("Own", "bundle.unit-test") + """

            L_Own = {isa = XCConfigurationList; buildConfigurations = (C_Own,); };
            C_Own = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "/\(host).app/\(host)"; }; };

            """
    }

    private static func app(_ name: String, product: String) -> String {
        LinkedProject.target(name, "application") + """

            L_\(name) = {isa = XCConfigurationList; buildConfigurations = (C_\(name),); };
            C_\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = \(product); }; };

            """
    }

    @Test("A test in one target, with one host, belongs to that one alone")
    func alone() {
        let project = LinkedProject(
            objects: Self.tests(host: "Shop"), files: [Self.source: ""])
        #expect(project.isOfOneTarget(Self.source))
        #expect(project.isOfOneHost(Self.source))
        #expect(!project.isOfOneHost("App/App.swift"))
        #expect(!project.isOfOneTarget("Unknown.swift"))
    }

    @Test("Two apps with a product of the host's name may both be the host")
    func hosts() {
        let project = LinkedProject(
            objects: Self.tests(host: "Shop") + Self.app("Television", product: "Shop"),
            files: [Self.source: "", "Television/Television.swift": ""])
        #expect(!project.isOfOneHost(Self.source))
        #expect(project.isOfOneTarget(Self.source))
    }

    @Test(
        "A source that another project of the tree compiles, be it in a folder of the first, is not alone"
    )
    func projects() {
        let other = LinkedProject.project(
            LinkedProject.target("Own", "framework").replacing("Own/Own.swift", with: "Own.swift"))
        let project = LinkedProject(
            objects: Self.tests(host: "Shop"),
            files: [Self.source: "", "Own/Kit.xcodeproj/project.pbxproj": other])
        #expect(!project.isOfOneTarget(Self.source))
    }

    @Test(
        "A source in the folder of a package's target, tests included, is not alone",
        arguments: [
            (".testTarget(name: \"Own\", path: \"Own\")", false),
            (".executableTarget(name: \"Own\", path: \"./Own\")", false),
            (".target(name: \"Own\", path: \"Owner\")", true), (".target(name: \"Own\")", true),
        ])
    func package(_ target: String, _ isAlone: Bool) {
        let project = LinkedProject(
            objects: Self.tests(host: "Shop"),
            files: [
                Self.source: "",
                "Package.swift": "let package = Package(name: \"All\", targets: [\(target)])",
            ])
        #expect(project.isOfOneTarget(Self.source) == isAlone)
    }
}
