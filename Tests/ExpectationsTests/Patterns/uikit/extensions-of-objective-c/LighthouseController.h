#import <UIKit/UIKit.h>

@class LampController;

/* @interface NoSuchController : UIViewController */
@interface LighthouseController : UIViewController <UITableViewDelegate>
- (void)showHistory;
@end

@interface LighthouseController (Weather)
@end
