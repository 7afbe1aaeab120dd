import ProjectDescription

public enum Environment {
    public static let appName = "Trails"
    public static let organization = "org.example"
    public static let deploymentTarget: DeploymentTarget = .iOS(targetVersion: "15.0", devices: [.iphone])
}
