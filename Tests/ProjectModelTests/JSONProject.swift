import ProjectModel

/// A `project.xcproj` as Xcode 27.2 writes it: an app in groups, two apps that share a folder with an exception, unit tests,
/// a configuration file, and keys that nobody knows.
enum JSONProject {
    static let bundle = "ios/Garden.xcodeproj"
    static let path = "ios/Garden.xcodeproj/project.xcproj"

    static func tree(_ changes: [String: String] = [:]) -> FileTree {
        var files = [
            path: text, "ios/Garden/AppDelegate.swift": "import UIKit\n",
            "ios/Garden/Beds.swift": "", "ios/Garden/Main.storyboard": "",
            "ios/Garden/Info.plist": ClassicProject.plist, "ios/Config/Garden.xcconfig": xcconfig,
            "ios/Shared/AppDelegate.swift": "", "ios/Shared/Debug.swift": "",
            "ios/Shared/Deep/Note.swift": "", "ios/GardenTests/BedTests.swift": "",
        ]
        files.merge(changes) { $1 }
        return ClassicProject.tree(of: files)
    }

    static let xcconfig = """
        PRODUCT_BUNDLE_IDENTIFIER = org.example.garden
        INFOPLIST_KEY_UIMainStoryboardFile = Main

        """

    static let text = #"""
        // Kept by hand, and by Xcode.
        {
          "default-configuration": "Release",
          "configurations": [
            "Debug",
            { "name": "Release", "id": "A1" },
          ],
          localizations: { 'development': "en" },
          "files": [
            { "path": "Packages" },
            {
              "kind": "group",
              "path": "Garden",
              "children": [
                { "path": "AppDelegate.swift", "encoding": "utf8", "target-membership": [ "Garden/compile-sources" ] },
                {
                  "path": "<PROJECT>/Garden/Beds.swift",
                  "target-membership": [
                    "Garden/compile-sources",
                    { "build-phase": "GardenTests/compile-sources", "arguments": "-Onone" },
                  ],
                }, {
                  "path": "Main.storyboard",
                  "target-membership": [ { "build-phase": "id:RES" } ],
                },
                { "path": "Info.plist" }, // named by a setting
              ],
            }, {
              "kind": "group",
              "name": "Tests",
              "path": "GardenTests",
              "children": [ { "path": "BedTests.swift", "target-membership": [ "GardenTests/compile-sources" ] } ],
            },
            {
              "kind": "folder",
              "path": "Shared",
              "target-membership": [ "Lawn", "Meadow" ],
              "membership-exceptions": [
                {
                  "target": "Meadow",
                  "exclusions": [
                    "Debug.swift",
                  ],
                },
              ],
            },
            { "kind": "group", "path": "Config", "children": [ { "path": "Garden.xcconfig" } ] },
          ],
          "targets": [
            {
              "name": "Garden", "id": "T1",
              "product-type": "application",
              "glow-in-the-dark": true,
              "specialized-configurations": [
                { "name": "Release", "file": "Config/Garden.xcconfig" },
              ],
              "dependencies": [
                { "kind": "package", "product-name": "Soil" },
              ],
              "build-phases": [
                "compile-sources",
                { "kind": "resources", "id": "RES" },
                "frameworks",
              ],
              "package-product-members": [
                { "product-name": "Soil", "build-phase": { "build-phase": "frameworks" } },
              ],
              "build-settings": {
                "INFOPLIST_FILE": "Garden/Info.plist",
                "IPHONEOS_DEPLOYMENT_TARGET[config=Debug]": "13.0",
                "IPHONEOS_DEPLOYMENT_TARGET[config=Release]": "12.0",
                "PRODUCT_NAME[config=Debug]": "Garden Debug",
                "INFOPLIST_KEY_UIMainStoryboardFile[config=Debug]": "Main",
              },
            }, {
              "name": "Lawn", "id": "T2", "product-type": "application",
              "build-phases": [ "compile-sources" ],
              "build-settings": { "GENERATE_INFOPLIST_FILE": "YES" },
            }, {
              "name": "Meadow", "id": "T3", "full-product-type": "com.apple.product-type.application",
              "build-phases": [ "compile-sources" ],
              "build-settings": { "GENERATE_INFOPLIST_FILE": "YES" },
            }, {
              "name": "GardenTests", "id": "T4", "product-type": "bundle.unit-test",
              "dependencies": [ "Garden" ],
              "build-phases": [ "compile-sources" ],
              "build-settings": {
                "IPHONEOS_DEPLOYMENT_TARGET": "12.0",
                "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Garden.app/Garden",
              },
            },
          ],
          "build-settings": {
            "IPHONEOS_DEPLOYMENT_TARGET": "13.0",
            "SDKROOT": "iphoneos",
          },
          "last-upgrade": "27.2",
        }

        """#
}
