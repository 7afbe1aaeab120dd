#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    // UIApplicationMain(argc, argv, nil, @"Former") started it once.
    NSString *name;
    @autoreleasepool {
        name = NSStringFromClass([AppDelegate class]);
    }
    return UIApplicationMain(argc, argv, nil, name);
}
