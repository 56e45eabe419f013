#import "LighthouseController.h"

@interface LighthouseController ()
@end

@implementation LighthouseController
- (void)showHistory { [self presentViewController:[HistoryController new] animated:YES completion:nil]; }
@end
