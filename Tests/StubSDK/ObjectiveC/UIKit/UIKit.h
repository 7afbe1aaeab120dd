// What the code in Objective-C that a plan writes, and that of its cases, uses of Foundation and UIKit: enough for the compiler to
// check it, and nothing that runs. Names and types are those of Apple's headers of the iOS 26 SDK.
#pragma once

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define API_AVAILABLE(...)
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef struct { CGFloat x, y, width, height; } CGRect;
typedef struct {
    unsigned long state;
    id __unsafe_unretained *itemsPtr;
    unsigned long *mutationsPtr;
    unsigned long extra[5];
} NSFastEnumerationState;

@class NSString, NSSet<Element>, NSArray<Element>, NSDictionary<Key, Value>, UIWindow, UIWindowScene, UIApplication;
@class UISceneSession, UISceneConnectionOptions, UIOpenURLContext, UISceneConfiguration;

@protocol NSObject
- (BOOL)isEqual:(id)object;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
- (instancetype)init;
+ (Class)class;
- (Class)class;
@end

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)count;
@end

@interface NSString : NSObject
- (BOOL)isEqualToString:(NSString *)other;
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithBool:(BOOL)value;
@end
@interface NSSet<Element> : NSObject <NSFastEnumeration>
@end
@interface NSArray<Element> : NSObject <NSFastEnumeration>
@end
@interface NSDictionary<Key, Value> : NSObject
@property (readonly) NSUInteger count;
- (Value)objectForKeyedSubscript:(Key)key;
@end
@interface NSMutableDictionary<Key, Value> : NSDictionary <Key, Value>
+ (instancetype)dictionary;
- (void)setObject:(Value)value forKeyedSubscript:(Key)key;
@end
@interface NSURL : NSObject
@end
@interface NSError : NSObject
@end
@interface NSCoder : NSObject
@end
@interface NSUserActivity : NSObject
@end

@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
@end
extern NSString *const UIApplicationWillEnterForegroundNotification;
extern NSString *const UIApplicationDidFinishLaunchingNotification;
extern NSString *const UIApplicationDidBecomeActiveNotification;
id dispatch_get_main_queue(void);
id dispatch_get_global_queue(long identifier, unsigned long flags);
void dispatch_async(id queue, void (^block)(void));

void NSLog(NSString *format, ...);
NSString *NSStringFromClass(Class type);

typedef NSString *UIApplicationOpenURLOptionsKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsSourceApplicationKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsAnnotationKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsOpenInPlaceKey;
extern NSString *const UIApplicationLaunchOptionsURLKey;
extern NSString *const UIApplicationLaunchOptionsLocationKey;
typedef NSString *UISceneSessionRole;
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication;

@interface UIResponder : NSObject
@end
@protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)activity;
@end
@interface UIColor : NSObject
+ (UIColor *)redColor;
@end
@interface UIScreen : NSObject
@property (class, readonly) UIScreen *mainScreen;
@property (readonly) CGRect bounds;
@end
@interface UIViewController : UIResponder
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^)(void))completion;
@end
@interface UIView : UIResponder
@property (nonatomic) CGRect frame;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) UIColor *tintColor;
@end
@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, strong) UIViewController *rootViewController;
@property (nonatomic, weak) UIWindowScene *windowScene;
- (void)makeKeyAndVisible;
@end
@protocol UICoordinateSpace <NSObject>
@property (readonly) CGRect bounds;
@end
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(id)bundle;
@end
@interface UIApplicationShortcutItem : NSObject
@end
@class CKShareMetadata;

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options;
- (BOOL)application:(UIApplication *)application
              openURL:(NSURL *)url
    sourceApplication:(NSString *)sourceApplication
           annotation:(id)annotation;
- (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url;
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *restorableObjects))restorationHandler;
- (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)application:(UIApplication *)application
    didFailToContinueUserActivityWithType:(NSString *)userActivityType
                                    error:(NSError *)error;
- (void)application:(UIApplication *)application didUpdateUserActivity:(NSUserActivity *)userActivity;
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
- (void)application:(UIApplication *)application
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
@end

@interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication;
@property (nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) UIWindow *keyWindow;
@property (nonatomic, readonly) long applicationState;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@end
int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);

@interface UISceneOpenURLOptions : NSObject
@property (nonatomic, readonly) NSString *sourceApplication;
@property (nonatomic, readonly) id annotation;
@property (nonatomic, readonly) BOOL openInPlace;
@end
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly) UISceneOpenURLOptions *options;
@end
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@end
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly) NSSet<UIOpenURLContext *> *URLContexts;
@property (nonatomic, readonly) NSSet<NSUserActivity *> *userActivities;
@property (nonatomic, readonly) NSString *handoffUserActivityType;
@property (nonatomic, readonly) UIApplicationShortcutItem *shortcutItem;
@property (nonatomic, readonly) CKShareMetadata *cloudKitShareMetadata;
@end
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(NSString *)name sessionRole:(UISceneSessionRole)sessionRole;
@property (nonatomic) Class delegateClass;
@property (nonatomic, strong) UIStoryboard *storyboard;
@end
@interface UIScene : UIResponder
@end
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@end
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (void)scene:(UIScene *)scene
    didFailToContinueUserActivityWithType:(NSString *)userActivityType
                                    error:(NSError *)error;
- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity;
@end
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
- (void)windowScene:(UIWindowScene *)windowScene
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
@end
