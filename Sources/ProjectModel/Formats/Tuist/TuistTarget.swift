/// A target of a manifest: the call that makes it, and what its arguments come to.
struct TuistTarget {
    /// The call.
    let call: ManifestValue.Call
    /// Where it stands.
    let place: ManifestPlace
    /// Its name.
    let name: String
    /// What it builds, as Tuist calls it: `app`.
    let product: String

    /// The name of what it builds.
    var productName: String {
        call["productName"]?.text ?? String(name.map { $0 == "-" ? "_" : $0 })
    }

    /// Whether it builds an app.
    var isApp: Bool { ["app", "appClip", "appClips", "watch2App"].contains(product) }

    /// Whether that is an App Clip.
    var isAppClip: Bool { ["appClip", "appClips"].contains(product) }

    /// What it is to an app that is built with it.
    var kind: LinkedModule.Kind? {
        switch product {
        case "framework", "staticFramework": .framework
        case "staticLibrary", "dynamicLibrary": .library
        case "unitTests": .tests
        default: nil
        }
    }

    /// Reads a call; the problem where what it builds can't be told, and nil for a library whose name can't.
    static func read(
        _ value: ManifestValue, in manifest: inout TuistManifest
    ) -> Result<TuistTarget?, ProjectError> {
        func problem(_ key: String, _ value: ManifestValue, _ reason: String) -> ProjectError {
            ProjectError(
                path: value.place.path, offset: value.place.range.lowerBound,
                reason: "\(key) of '\(manifest.path)' can't be read: \(reason)",
                remedy: TuistManifest.remedy)
        }
        guard let call = value.call, call.type == "Target" else {
            return .failure(problem("a target", value, value.reason ?? "it is no `Target(…)`"))
        }
        let name = call["name"] ?? .unknown("there is none", at: value.place)
        let product = manifest.resolved(
            call["product"] ?? .unknown("there is none", at: value.place), as: "Product")
        guard let kind = product.member else {
            return .failure(
                problem(
                    "the `product` of the target '\(name.text ?? "")'", product,
                    product.reason ?? "it is no product"))
        }
        guard let text = name.text else {
            let target = TuistTarget(call: call, place: value.place, name: "", product: kind)
            guard target.isApp else { return .success(nil) }
            return .failure(problem("the `name` of an app", name, name.reason ?? "it is no text"))
        }
        return .success(TuistTarget(call: call, place: value.place, name: text, product: kind))
    }
}
