/// One object of a project file.
struct PBXObject: Sendable {
    /// Its identifier, 24 hexadecimal digits as a rule.
    let id: String
    /// Its class, where this module knows it.
    let kind: PBXClass?
    /// Its dictionary's index in the document's tree.
    let node: Int
}

/// The classes of objects that matter here, by the names that Xcode gives them; all others are left alone.
enum PBXClass: String, Sendable, CaseIterable {
    case project = "PBXProject"
    case nativeTarget = "PBXNativeTarget"
    case targetDependency = "PBXTargetDependency"
    case group = "PBXGroup"
    case variantGroup = "PBXVariantGroup"
    case versionGroup = "XCVersionGroup"
    case synchronizedGroup = "PBXFileSystemSynchronizedRootGroup"
    case synchronizedExceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    case fileReference = "PBXFileReference"
    case buildFile = "PBXBuildFile"
    case sourcesPhase = "PBXSourcesBuildPhase"
    case resourcesPhase = "PBXResourcesBuildPhase"
    case frameworksPhase = "PBXFrameworksBuildPhase"
    case containerProxy = "PBXContainerItemProxy"
    case referenceProxy = "PBXReferenceProxy"
    case localPackage = "XCLocalSwiftPackageReference"
    case remotePackage = "XCRemoteSwiftPackageReference"
    case packageProduct = "XCSwiftPackageProductDependency"
    case configurationList = "XCConfigurationList"
    case buildConfiguration = "XCBuildConfiguration"

    /// The classes by name; a project has thousands of objects.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

/// The keys of objects that matter here.
enum PBXKey: String, Sendable {
    case isa
    case objects
    case rootObject
    case targets
    case mainGroup
    case projectDirPath
    case buildConfigurationList
    case buildConfigurations
    case defaultConfigurationName
    case buildSettings
    case baseConfigurationReference
    case baseConfigurationReferenceAnchor
    case baseConfigurationReferenceRelativePath
    case name
    case productName
    case productType
    case productReference
    case productRef
    case packageProductDependencies
    case package
    case relativePath
    case targetProxy
    case containerPortal
    case remoteInfo
    case remoteRef
    case buildPhases
    case dependencies
    case target
    case files
    case fileRef
    case children
    case path
    case sourceTree
    case fileSystemSynchronizedGroups
    case exceptions
    case membershipExceptions
    case explicitFileTypes
    case explicitFolders
    case fileEncoding
    case lastKnownFileType
    case includeInIndex
}
