import ProjectModel
import SourceEditing

/// A project with classic groups: two apps that share a delegate, unit tests, a localised storyboard, a
/// configuration file, and an object of a class that nobody knows.
enum ClassicProject {
    static let bundle = "Notes.xcodeproj"
    static let path = "Notes.xcodeproj/project.pbxproj"

    static func tree(_ changes: [String: String] = [:]) -> FileTree {
        var files = [
            path: text, "Config/Base.xcconfig": xcconfig,
            "Notes/AppDelegate.swift": "import UIKit\n",
            "Notes/List View.swift": "", "Notes/Zoom.swift": "", "Notes/Info.plist": plist,
            "Notes/Base.lproj/Main.storyboard": "", "Notes/de.lproj/Main.strings": "",
            "Notes/Assets.xcassets/Contents.json": "{}", "Mac/Mac-Info.plist": plist,
            "NotesTests/NotesTests.swift": "",
        ]
        files.merge(changes) { $1 }
        return tree(of: files)
    }

    static func tree(of files: [String: String]) -> FileTree {
        FileTree(
            paths: Array(files.keys),
            source: FilesInMemory(files.mapValues { SourceText($0) }))
    }

    static let xcconfig = """
        // Shared by all targets.
        #include? "Local.xcconfig"
        BUNDLE_PREFIX = org.example // for all
        MACOSX_DEPLOYMENT_TARGET = 10.14

        """

    static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>CFBundleName</key>
        \t<string>$(PRODUCT_NAME)</string>
        \t<key>UIMainStoryboardFile</key>
        \t<string>Main</string>
        </dict>
        </plist>

        """

    static let text = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 54;
        	objects = {

        /* Begin PBXBuildFile section */
        		A00000000000000000000001 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* AppDelegate.swift */; };
        		A00000000000000000000002 /* List View.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000002 /* List View.swift */; };
        		A00000000000000000000003 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000003 /* Main.storyboard */; };
        		A00000000000000000000004 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000006 /* Assets.xcassets */; };
        		A00000000000000000000005 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* AppDelegate.swift */; };
        		A00000000000000000000006 /* NotesTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000008 /* NotesTests.swift */; };
        		A00000000000000000000007 /* Zoom.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000009 /* Zoom.swift */; settings = {COMPILER_FLAGS = "-w"; }; };
        /* End PBXBuildFile section */

        /* Begin PBXFancyThing section */
        		F00000000000000000000001 /* Fancy */ = {
        			isa = PBXFancyThing;
        			data = <0fbd 77>;
        			note = "semi;colon \"quoted\" \U00e9";
        		};
        /* End PBXFancyThing section */

        /* Begin PBXFileReference section */
        		B00000000000000000000001 /* AppDelegate.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		B00000000000000000000002 /* List View.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = "List View.swift"; sourceTree = "<group>"; };
        		B00000000000000000000004 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		B00000000000000000000005 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        		B00000000000000000000006 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		B00000000000000000000007 /* Base.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; name = Base.xcconfig; path = Config/Base.xcconfig; sourceTree = SOURCE_ROOT; };
        		B00000000000000000000008 /* NotesTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = NotesTests.swift; path = NotesTests/NotesTests.swift; sourceTree = "<group>"; };
        		B00000000000000000000009 /* Zoom.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = zoom.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		C00000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				C00000000000000000000002 /* Notes */,
        				B00000000000000000000008 /* NotesTests.swift */,
        				B00000000000000000000007 /* Base.xcconfig */,
        			);
        			sourceTree = "<group>";
        		};
        		C00000000000000000000002 /* Notes */ = {
        			isa = PBXGroup;
        			children = (
        				B00000000000000000000001 /* AppDelegate.swift */,
        				B00000000000000000000002 /* List View.swift */,
        				B00000000000000000000003 /* Main.storyboard */,
        				B00000000000000000000009 /* Zoom.swift */,
        				B00000000000000000000006 /* Assets.xcassets */,
        			);
        			path = Notes;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		D00000000000000000000001 /* Notes */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = E00000000000000000000002 /* Build configuration list for PBXNativeTarget "Notes" */;
        			buildPhases = (
        				D10000000000000000000001 /* Sources */,
        				D10000000000000000000002 /* Resources */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        			name = Notes;
        			productName = Notes;
        			productType = "com.apple.product-type.application";
        		};
        		D00000000000000000000002 /* Notes Mac */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = E00000000000000000000003 /* Build configuration list for PBXNativeTarget "Notes Mac" */;
        			buildPhases = (
        				D10000000000000000000003 /* Sources */,
        			);
        			dependencies = (
        			);
        			name = "Notes Mac";
        			productType = "com.apple.product-type.application";
        		};
        		D00000000000000000000003 /* NotesTests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = E00000000000000000000004 /* Build configuration list for PBXNativeTarget "NotesTests" */;
        			buildPhases = (
        				D10000000000000000000004 /* Sources */,
        			);
        			dependencies = (
        				D20000000000000000000001 /* PBXTargetDependency */,
        			);
        			name = NotesTests;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		D30000000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = E00000000000000000000001 /* Build configuration list for PBXProject "Notes" */;
        			mainGroup = C00000000000000000000001;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				D00000000000000000000001 /* Notes */,
        				D00000000000000000000002 /* Notes Mac */,
        				D00000000000000000000003 /* NotesTests */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		D10000000000000000000002 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				A00000000000000000000003 /* Main.storyboard in Resources */,
        				A00000000000000000000004 /* Assets.xcassets in Resources */,
        			);
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		D10000000000000000000001 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				A00000000000000000000002 /* List View.swift in Sources */,
        				A00000000000000000000001 /* AppDelegate.swift in Sources */,
        				A00000000000000000000007 /* Zoom.swift in Sources */,
        			);
        		};
        		D10000000000000000000003 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				A00000000000000000000005 /* AppDelegate.swift in Sources */,
        			);
        		};
        		D10000000000000000000004 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				A00000000000000000000006 /* NotesTests.swift in Sources */,
        			);
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXTargetDependency section */
        		D20000000000000000000001 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = D00000000000000000000001 /* Notes */;
        		};
        /* End PBXTargetDependency section */

        /* Begin PBXVariantGroup section */
        		B00000000000000000000003 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				B00000000000000000000004 /* Base */,
        				B00000000000000000000005 /* de */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		E10000000000000000000001 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = B00000000000000000000007 /* Base.xcconfig */;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 12.0;
        				SDKROOT = iphoneos;
        			};
        			name = Debug;
        		};
        		E10000000000000000000002 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 12.0;
        				SDKROOT = iphoneos;
        			};
        			name = Release;
        		};
        		E10000000000000000000003 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = "$(SRCROOT)/Notes/info.plist";
        				"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]" = Main;
        				INFOPLIST_KEY_UIMainStoryboardFile = Main;
        				IPHONEOS_DEPLOYMENT_TARGET = 13.0;
        				PRODUCT_BUNDLE_IDENTIFIER = "$(BUNDLE_PREFIX).$(PRODUCT_NAME:rfc1034identifier)";
        				PRODUCT_NAME = "My $(TARGET_NAME)";
        				SUPPORTS_MACCATALYST = YES;
        			};
        			name = Debug;
        		};
        		E10000000000000000000004 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = "${PROJECT_DIR}/Notes/Info.plist";
        				INFOPLIST_KEY_UIMainStoryboardFile = Main;
        				PRODUCT_NAME = "My $(TARGET_NAME)";
        				SUPPORTS_MACCATALYST = YES;
        			};
        			name = Release;
        		};
        		E10000000000000000000005 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = "Mac/Mac-Info.plist";
        				SDKROOT = macosx;
        			};
        			name = Debug;
        		};
        		E10000000000000000000006 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				BUNDLE_LOADER = "$(TEST_HOST)";
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		E00000000000000000000001 /* Build configuration list for PBXProject "Notes" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				E10000000000000000000001 /* Debug */,
        				E10000000000000000000002 /* Release */,
        			);
        			defaultConfigurationName = Release;
        		};
        		E00000000000000000000002 /* Build configuration list for PBXNativeTarget "Notes" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				E10000000000000000000003 /* Debug */,
        				E10000000000000000000004 /* Release */,
        			);
        		};
        		E00000000000000000000003 /* Build configuration list for PBXNativeTarget "Notes Mac" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				E10000000000000000000005 /* Debug */,
        			);
        		};
        		E00000000000000000000004 /* Build configuration list for PBXNativeTarget "NotesTests" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				E10000000000000000000006 /* Debug */,
        			);
        		};
        /* End XCConfigurationList section */
        	};
        	rootObject = D30000000000000000000001 /* Project object */;
        }

        """#
}
