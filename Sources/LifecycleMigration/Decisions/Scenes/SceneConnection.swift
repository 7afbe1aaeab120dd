import AppFacts

/// What happens when a scene connects, and when another one does because the system took the first one away.
///
/// The screen is made anew then, as an app with scenes does it, unless that would do something twice or lose something: other
/// code may have put another root into the window, or what makes the window also does what counts once.
struct SceneConnection {
    /// How the window gets the scene that connects.
    let form: SceneForm
    /// What else asks for the window.
    let uses: WindowUsesBeside
    /// Whether the window that is there goes into the scene that connects again.
    let takesWindowUpAgain: Bool

    /// Decides it for an app; `isUnproven` where nothing shows that the launch does the same in another place.
    ///
    /// - Throws: `Refusal` where the window has no way to a scene.
    init(of app: UIKitApp, linked: LinkedCode?, isUnproven: Bool) throws(Refusal) {
        let form = try SceneForm.choose(for: app, linked: linked, isUnproven: isUnproven)
        uses = WindowUsesBeside(form.moved, in: app)
        let mayAsk = linked?.mayAskForWindow(of: app) ?? true
        let again =
            form.isOfScene && !form.isEmpty && app.delegate.windowProperty != nil
            && (uses.replaceRoot || mayAsk || Self.doesWork(form, app))
        // What goes on with the window must not go with the delegate of its first scene.
        let moved = form.moved
        let keepsProperties =
            again && (moved?.takesStoredProperties == true || moved?.capturesSelf == true)
        self.form =
            keepsProperties
            ? try SceneForm.choose(for: app, linked: linked, keepsProperties: true) : form
        takesWindowUpAgain = again && self.form.isOfScene
    }

    /// Whether what makes the window does anything beside.
    private static func doesWork(_ form: SceneForm, _ app: UIKitApp) -> Bool {
        guard case .moved(let moved) = form else { return false }
        let effects = EffectsBesideWindow(
            in: moved.split.function, app.launch,
            ownMembers: Set(moved.members.flatMap(\.declaration.declaredNames)))
        return !effects.of(moved.split.moving).changesNothing
    }
}
