#import "AppDelegate.h"
#import "Kiosk-Swift.h"

@interface AppDelegate ()
@property (nonatomic, copy) void (^whenActive)(void);
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = [ViewController new];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)applicationWillResignActive:(UIApplication *)application {
    // nothing: no step
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
    self.counter += 1;
}

- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
    if (self.window.rootViewController == nil) { return NO; }
    NSLog(@"opened %@", url);
    return YES;
}

@end
