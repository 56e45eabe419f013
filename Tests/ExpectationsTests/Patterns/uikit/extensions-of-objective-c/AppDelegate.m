#import "AppDelegate.h"
#import "LighthouseController.h"

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window.rootViewController = [LighthouseController new];
  return YES;
}
@end
