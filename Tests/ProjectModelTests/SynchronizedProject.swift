import ProjectModel
import SourceEditing

/// A project of Xcode 16: synchronized folders, an app that owns one, an extension and a second app that share
/// it, and a watch app whose code lies in its extension.
enum SynchronizedProject {
    static let bundle = "ios/Player.xcodeproj"
    static let path = "ios/Player.xcodeproj/project.pbxproj"

    static func tree(_ changes: [String: String] = [:]) -> FileTree {
        var files = [
            path: text, "ios/Player/AppDelegate.swift": "", "ios/Player/Deep/View.swift": "",
            "ios/Player/Info.plist": ClassicProject.plist, "ios/Player/Shared.swift": "",
            "ios/Player/Base.lproj/Main.storyboard": "",
            "ios/Player/Media.xcassets/Contents.json": "{}", "ios/Player/Raw/sample.swift": "",
            "ios/Player/Player-Bridging-Header.h": "", "ios/Watch/Code.swift": "",
        ]
        files.merge(changes) { $1 }
        return ClassicProject.tree(of: files)
    }

    static let text = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 77;
        	objects = {

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		10000000000000000000000A /* Exceptions for "Player" folder in "Player" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Info.plist,
        			);
        			target = 30000000000000000000000A /* Player */;
        		};
        		10000000000000000000000B /* Exceptions for "Player" folder in "Widget" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Shared.swift,
        			);
        			target = 30000000000000000000000B /* Widget */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		20000000000000000000000A /* Player */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				10000000000000000000000A /* Exceptions for "Player" folder in "Player" target */,
        				10000000000000000000000B /* Exceptions for "Player" folder in "Widget" target */,
        			);
        			explicitFolders = (
        				Raw,
        			);
        			path = Player;
        			sourceTree = "<group>";
        		};
        		20000000000000000000000B /* Watch */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			path = Watch;
        			sourceTree = "<group>";
        		};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        		20000000000000000000000F = {
        			isa = PBXGroup;
        			children = (
        				20000000000000000000000A /* Player */,
        				20000000000000000000000B /* Watch */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		30000000000000000000000A /* Player */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 40000000000000000000000A;
        			buildPhases = (
        				50000000000000000000000A /* Sources */,
        			);
        			fileSystemSynchronizedGroups = (
        				20000000000000000000000A /* Player */,
        			);
        			name = Player;
        			productType = "com.apple.product-type.application";
        		};
        		30000000000000000000000B /* Widget */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 40000000000000000000000A;
        			buildPhases = (
        			);
        			name = Widget;
        			productType = "com.apple.product-type.app-extension";
        		};
        		30000000000000000000000C /* Player Lite */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 40000000000000000000000A;
        			buildPhases = (
        				50000000000000000000000B /* Sources */,
        			);
        			fileSystemSynchronizedGroups = (
        				20000000000000000000000A /* Player */,
        			);
        			name = "Player Lite";
        			productType = "com.apple.product-type.application";
        		};
        		30000000000000000000000D /* Player Watch */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 40000000000000000000000B;
        			buildPhases = (
        			);
        			dependencies = (
        				60000000000000000000000A /* PBXTargetDependency */,
        			);
        			name = "Player Watch";
        			productType = "com.apple.product-type.application.watchapp2";
        		};
        		30000000000000000000000E /* Player Watch Extension */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 40000000000000000000000B;
        			buildPhases = (
        			);
        			fileSystemSynchronizedGroups = (
        				20000000000000000000000B /* Watch */,
        			);
        			name = "Player Watch Extension";
        			productType = "com.apple.product-type.watchkit2-extension";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		70000000000000000000000A /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = 40000000000000000000000C;
        			mainGroup = 20000000000000000000000F;
        			targets = (
        				30000000000000000000000A /* Player */,
        				30000000000000000000000B /* Widget */,
        				30000000000000000000000C /* Player Lite */,
        				30000000000000000000000D /* Player Watch */,
        				30000000000000000000000E /* Player Watch Extension */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        		50000000000000000000000A /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        			);
        		};
        		50000000000000000000000B /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        			);
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXTargetDependency section */
        		60000000000000000000000A /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = 30000000000000000000000E /* Player Watch Extension */;
        		};
        /* End PBXTargetDependency section */

        /* Begin XCBuildConfiguration section */
        		80000000000000000000000A /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = Player/Info.plist;
        				SDKROOT = auto;
        				SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";
        			};
        			name = Debug;
        		};
        		80000000000000000000000B /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		40000000000000000000000A = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				80000000000000000000000A /* Debug */,
        			);
        		};
        		40000000000000000000000B = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				80000000000000000000000B /* Debug */,
        			);
        		};
        		40000000000000000000000C = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        			);
        		};
        /* End XCConfigurationList section */
        	};
        	rootObject = 70000000000000000000000A /* Project object */;
        }

        """#
}
