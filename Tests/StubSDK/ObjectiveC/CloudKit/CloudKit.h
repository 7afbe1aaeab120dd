// See UIKit.h.
#pragma once
#import <UIKit/UIKit.h>
@interface CKShareMetadata : NSObject
@end
