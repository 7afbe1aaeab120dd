import ProjectDescription

let project = Project(
    name: "Recipes",
    settings: .settings(base: ["SWIFT_VERSION": "5.9"]),
    targets: [
        .target(
            name: "Recipes",
            destinations: [.iPhone, .iPad],
            product: .app,
            bundleId: "org.example.recipes",
            deploymentTargets: .iOS("15.0"),
            infoPlist: .extendingDefault(with: [
                "CFBundleDisplayName": "Recipes",
                "UILaunchScreen": [:],
                // One window; the iPad gets more some day.
                "UIApplicationSceneManifest": [
                    "UIApplicationSupportsMultipleScenes": false,
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            [
                                "UISceneConfigurationName": "Main", // shipped since 1.0
                                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                            ],
                        ],
                    ],
                ],
            ]),
            sources: ["Recipes/Sources/**"],
            resources: ["Recipes/Resources/**"],
            dependencies: [.target(name: "RecipesKit")]
        ),
        .target(
            name: "RecipesKit",
            destinations: [.iPhone, .iPad],
            product: .staticFramework,
            bundleId: "org.example.recipes.kit",
            deploymentTargets: .iOS("15.0"),
            sources: ["RecipesKit/Sources/**"]
        ),
        .target(
            name: "RecipesTests",
            destinations: [.iPhone, .iPad],
            product: .unitTests,
            bundleId: "org.example.recipes.tests",
            sources: ["RecipesTests/**"],
            dependencies: [.target(name: "Recipes")]
        ),
    ]
)
