#import <UIKit/UIKit.h>
#import "Kiosk-Swift.h"

@interface Legacy : NSObject
@end

@implementation Legacy
- (NSInteger)counter {
    AppDelegate *delegate = (AppDelegate *)[[UIApplication sharedApplication] delegate];
    return delegate.counter;
}
@end
