//
//  main.m
//  Ferry
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

#import <UIKit/UIKit.h>
#import <signal.h>
#import "Ferry-Swift.h"

static void stop(int number) {
    exit(0);
}

int main(int argc, char *argv[]) {
    @autoreleasepool {
        signal(SIGTERM, stop);
#if DEBUG
        setenv("FERRY_LOG", "1", 1);
#endif
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
