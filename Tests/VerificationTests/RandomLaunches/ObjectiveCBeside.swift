/// Objective-C beside a random launch: a helper that does one thing to the window or the delegate, or nothing of the kind.
struct ObjectiveCBeside: Sendable {
    /// Where the helper stands.
    static let path = "Demo/Legacy.m"

    /// Its source.
    let source: String

    /// A helper that touches the window's root or the application's delegate.
    static func touching(_ numbers: inout SeededNumbers, form: RandomLaunch.Form) -> Self {
        let acts = form == .application ? ofWindows + ofDelegate : ofWindows
        let window = numbers.element(of: windows)
        let act = numbers.element(of: acts).replacing("WINDOW", with: window.value)
        return Self(window.declaration, window.statement + act, &numbers)
    }

    /// A helper that asks for nothing that the migration changes.
    static func harmless(_ numbers: inout SeededNumbers) -> Self {
        Self("", numbers.element(of: others), &numbers)
    }

    private init(_ declaration: String, _ body: String, _ numbers: inout SeededNumbers) {
        source =
            "#import <UIKit/UIKit.h>\n\(declaration)\n"
            + numbers.element(of: Self.holders).replacing("BODY", with: body)
    }

    // MARK: Parts

    private struct Window {
        let value: String
        var statement = ""
        var declaration = ""
    }

    private static let windows = [
        Window(value: "[UIApplication sharedApplication].keyWindow"),
        Window(value: "[[UIApplication sharedApplication] keyWindow]"),
        Window(value: "UIApplication.sharedApplication.windows.firstObject"),
        Window(value: "[[[UIApplication sharedApplication] windows] objectAtIndex:0]"),
        Window(
            value: "window",
            statement: "UIWindow *window = UIApplication.sharedApplication.keyWindow; "),
        Window(
            value: "window",
            statement: "__auto_type window = [UIApplication sharedApplication].windows.lastObject; "
        ),
        Window(
            value: "WIN", declaration: "#define WIN [UIApplication sharedApplication].keyWindow"),
        Window(
            value: "Front()",
            declaration:
                "static UIWindow *Front(void) { return UIApplication.sharedApplication.keyWindow; }"
        ),
        Window(
            value: "[Windows front]",
            declaration:
                "@interface Windows : NSObject\n@end\n@implementation Windows\n+ (UIWindow *)front { return UIApplication.sharedApplication.keyWindow; }\n@end"
        ),
    ]

    private static let ofWindows = [
        "[WINDOW setRootViewController:[UIViewController new]];",
        "((UIWindow *)WINDOW).rootViewController = [[UIViewController alloc] init];",
        "[WINDOW setValue:[UIViewController new] forKey:@\"rootViewController\"];",
        "[WINDOW performSelector:@selector(setRootViewController:) withObject:[UIViewController new]];",
    ]

    private static let ofDelegate = [
        "[[UIApplication sharedApplication].delegate.window addSubview:[UIView new]];",
        "UIWindow *own = [[UIApplication sharedApplication].delegate valueForKey:@\"window\"]; [own addSubview:[UIView new]];",
        "[[[[UIApplication sharedApplication] delegate] window] setRootViewController:[UIViewController new]];",
        "AppDelegate *own = (AppDelegate *)[UIApplication sharedApplication].delegate; NSLog(@\"%@\", own);",
        "if ([[UIApplication sharedApplication].delegate isKindOfClass:[AppDelegate class]]) { NSLog(@\"own\"); }",
    ]

    private static let others = [
        "NSLog(@\"keyWindow.rootViewController\");",
        "[UIApplication sharedApplication].idleTimerDisabled = YES;",
        "UITableView *table = [UITableView new]; NSLog(@\"%@\", table.delegate);",
        "/* [UIApplication sharedApplication].keyWindow.rootViewController = nil; */ NSLog(@\"x\");",
        "[[NSUserDefaults standardUserDefaults] setBool:YES forKey:@\"legacy\"];",
    ]

    private static let holders = [
        "void Legacy(void) { BODY }\n",
        "@interface Legacy : NSObject\n@end\n@implementation Legacy\n- (void)run { BODY }\n@end\n",
        "@interface Legacy : NSObject\n@end\n@implementation Legacy\n+ (void)run {\n    BODY\n}\n@end\n",
        "@implementation UIView (Legacy)\n- (void)run { BODY }\n@end\n",
        "@interface Legacy : NSObject\n@end\n@implementation Legacy\n- (void)run { dispatch_async(dispatch_get_main_queue(), ^{ BODY }); }\n@end\n",
        "@interface Legacy : NSObject\n@end\n@implementation Legacy\n- (void)run:(BOOL)now { if (now) { BODY } }\n@end\n",
    ]
}

extension RandomLaunch {
    /// The same launch with a helper in Objective-C.
    init(_ launch: RandomLaunch, beside helper: ObjectiveCBeside) {
        index = launch.index
        form = launch.form
        files = launch.files.merging([ObjectiveCBeside.path: helper.source]) { $1 }
    }
}
