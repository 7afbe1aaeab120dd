import Foundation
import PackagePlugin

/// `swift package sceneshift plan`: runs the tool in the package's folder.
@main
struct SceneShift: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "sceneshift")
        let process = Process()
        process.executableURL = tool.url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            Diagnostics.error("sceneshift was stopped by signal \(process.terminationStatus)")
            return
        }
        // 1 says that something is left to do, which the report has said.
        if process.terminationStatus > 1 {
            Diagnostics.error("sceneshift ended with status \(process.terminationStatus)")
        }
    }
}
