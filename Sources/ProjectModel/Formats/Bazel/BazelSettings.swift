/// What the rules of an app say that Xcode has build settings for.
struct BazelSettings {
    /// The settings by Xcode's names, in both configurations.
    private(set) var configurations: [BuildConfiguration] = []
    /// Where they are set.
    private(set) var places: [String: FilePlace] = [:]
    /// What can't be read.
    private(set) var problems: [ProjectError] = []

    /// Reads the attributes of an app, and of what its code is compiled by.
    init(
        of app: BazelTarget, _ platform: ApplePlatform, code: BazelAppCode, moduleName: String,
        infoPlist: String?, in repository: BazelRepository
    ) {
        var settings = [
            "PRODUCT_NAME": app["bundle_name"]?.text ?? app.name,
            "PRODUCT_MODULE_NAME": moduleName,
        ]
        settings["INFOPLIST_FILE"] = infoPlist
        // The rule writes the key.
        settings["INFOPLIST_KEY_UILaunchStoryboardName"] = app["launch_storyboard"]?.text
        if let identifier = app["bundle_id"]?.text {
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
        }
        let families = BazelItems(app["families"], within: repository.budget).texts.compactMap {
            Self.families[$0.text]
        }
        if !families.isEmpty {
            settings["TARGETED_DEVICE_FAMILY"] = families.joined(separator: ",")
        }
        let deployment = platform.deploymentTargetSetting
        if let value = app["minimum_os_version"] {
            places[deployment] = value.place.start
            if let text = value.text, VersionNumber(text) != nil {
                settings[deployment] = text
            } else {
                problems.append(
                    ProjectError(
                        app, "minimum_os_version", value.place,
                        value.reason ?? "it is no version that is written out"))
            }
        }
        var conditions: [String] = []
        var isWhole = true
        for target in code.own {
            let options = Options(of: target, within: repository.budget)
            conditions += options.conditions
            if !options.isWhole { isWhole = false }
            if let version = options.version { settings["SWIFT_VERSION"] = version }
        }
        // What a library defines is defined for all that are built with it.
        for target in code.closure.targets {
            let items = BazelItems(target["defines"], within: repository.budget)
            conditions += items.texts.map(\.text)
            if !items.isWhole { isWhole = false }
        }
        var known: Set<String> = []
        conditions = conditions.filter { known.insert($0).inserted }
        for (name, mode) in [("Debug", "DEBUG"), ("Release", "NDEBUG")] {
            var own = settings
            // What a `select` decides is set in some builds only.
            own["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] =
                ([mode] + (isWhole ? conditions : [])).joined(separator: " ")
            configurations.append(
                BuildConfiguration(name: name, settings: own, isWhole: isWhole))
        }
    }

    private static let families = [
        "iphone": "1", "ipad": "2", "tv": "3", "watch": "4", "mac": "6", "vision": "7",
    ]

    /// What the compiler is told.
    private struct Options {
        var conditions: [String] = []
        var version: String?
        var isWhole = true

        init(of target: BazelTarget, within budget: EvaluationBudget) {
            for key in ["defines", "swift_defines"] {
                conditions += texts(of: target[key], within: budget)
            }
            for key in ["copts", "swift_copts"] { read(texts(of: target[key], within: budget)) }
            for pair in target["xcconfig"]?.pairs ?? [] {
                let texts =
                    pair.value.text.map { [$0] }
                    ?? BazelItems(pair.value, within: budget).texts.map(\.text)
                let words = texts.flatMap { $0.split(separator: " ").map(String.init) }
                switch pair.key.text {
                case "OTHER_SWIFT_FLAGS": read(words)
                case "SWIFT_ACTIVE_COMPILATION_CONDITIONS": conditions += words
                case "SWIFT_VERSION": version = words.first
                default: break
                }
            }
            if let text = target["swift_version"]?.text { version = text }
        }

        private mutating func texts(
            of value: BazelValue?, within budget: EvaluationBudget
        ) -> [String] {
            let items = BazelItems(value, within: budget)
            if !items.isWhole { isWhole = false }
            return items.texts.map(\.text)
        }

        private mutating func read(_ options: [String]) {
            for (index, option) in options.enumerated() {
                let next = index + 1 < options.count ? options[index + 1] : nil
                if option == "-D", let next {
                    conditions.append(next)
                } else if option.hasPrefix("-D") {
                    conditions.append(String(option.dropFirst(2)))
                } else if option == "-swift-version", let next {
                    version = next
                } else if option.hasPrefix("-swift-version=") {
                    version = String(option.dropFirst("-swift-version=".count))
                }
            }
        }
    }
}
