/// The calls of UIKit that navigate, from its documentation.
let uiKitShapes = """
  method present(_: content, animated: other, completion: run?) shows present
  method pushViewController(_: content, animated: other) shows push
  method show(_: content, sender: other) shows push
  method UISplitViewController.showDetailViewController(_: content, sender: other) shows column
  method showDetailViewController(_: content, sender: other) shows push
  method setViewControllers(_: content, direction: other, animated: other, completion: run?) shows embeds
  method setViewControllers(_: content, animated: other) shows stack
  method setViewController(_: content, for: other) shows column
  property viewControllers(_: content) shows stack
  property tabs(_: content) shows tab
  property rootViewController(_: content) shows root
  property selectedIndex(_: id) puts selectTab
  property selectedViewController(_: id) puts selectTab
  property searchController(_: content) shows embeds
  method addChild(_: content) shows embeds
  method popViewController(animated: other) returns pop
  method popToViewController(_: content, animated: other) returns popTo
  method popToRootViewController(animated: other) returns popToRoot
  method dismiss(animated: other, completion: run?) returns dismiss
  construct UIHostingController(rootView: content) holds stack
  construct UINavigationController(rootViewController: content) holds stack
  construct UISearchController(searchResultsController: content) holds stack
  construct UITab(title: title, image: other?, identifier: id?, viewControllerProvider: content) holds stack
  construct UITabGroup(title: title, identifier: id?, children: other?, viewControllerProvider: content) holds stack
  construct UISearchTab(title: title?, viewControllerProvider: content) holds stack
  construct UIAlertController(title: title?, message: other?, preferredStyle: id) makes alert -> alert
  construct SFSafariViewController(url: other) makes sheet -> SFSafariViewController
  construct UIActivityViewController(activityItems: other, applicationActivities: other) makes sheet -> UIActivityViewController
  construct UIContextMenuConfiguration(identifier: other?, previewProvider: content, actionProvider: action?) shows embeds

  # Views that lists make
  method register(_: content, forCellReuseIdentifier: other) shows embeds
  method register(_: content, forHeaderFooterViewReuseIdentifier: other) shows embeds
  method register(_: content, forCellWithReuseIdentifier: other) shows embeds
  method register(_: content, forSupplementaryViewOfKind: other, withReuseIdentifier: other) shows embeds
  method register(_: content, forAnnotationViewWithReuseIdentifier: other) shows embeds
  method register(_: content, forItemWithIdentifier: other) shows embeds

  # AppKit
  method presentAsSheet(_: content) shows sheet
  method presentAsModalWindow(_: content) shows sheet
  method present(_: content, asPopoverRelativeTo: other, of: other) shows popover
  method NSViewController.dismiss(_: other) returns dismiss
  method NSAlert.runModal() leaves alert -> alert
  method NSAlert.beginSheetModal(for: other, completionHandler: action?) leaves alert -> alert
  method NSOpenPanel.runModal() leaves sheet -> NSOpenPanel
  method NSOpenPanel.begin(completionHandler: action?) leaves sheet -> NSOpenPanel
  method NSOpenPanel.beginSheetModal(for: other, completionHandler: action?) leaves sheet -> NSOpenPanel
  method NSSavePanel.runModal() leaves sheet -> NSSavePanel
  method NSSavePanel.begin(completionHandler: action?) leaves sheet -> NSSavePanel
  method NSSavePanel.beginSheetModal(for: other, completionHandler: action?) leaves sheet -> NSSavePanel

  # Storyboards
  method instantiateViewController(withIdentifier: id) instantiates
  method instantiateViewController(identifier: id, creator: run?) instantiates
  method instantiateInitialViewController(creator: run?) instantiates
  method instantiateController(withIdentifier: id) instantiates
  method instantiateController(identifier: id, creator: run?) instantiates
  method instantiateInitialController(creator: run?) instantiates
  method performSegue(withIdentifier: id, sender: other) shows segue

  # Called by the system
  callback makeUIViewController(context: other) roots embeds
  callback makeUIView(context: other) roots embeds
  callback makeNSViewController(context: other) roots embeds
  callback makeNSView(context: other) roots embeds
  callback pageViewController(_: other, viewControllerBefore: other) roots embeds
  callback pageViewController(_: other, viewControllerAfter: other) roots embeds
  callback previewingContext(_: other, viewControllerForLocation: other) roots embeds
  callback application(_: other, open: url, options: other?) handles url
  callback application(_: other, continue: other, restorationHandler: other) handles userActivity
  callback application(_: other, performActionFor: other, completionHandler: other?) handles shortcut
  callback scene(_: other, openURLContexts: url) handles url
  callback scene(_: other, continue: other) handles userActivity
  callback windowScene(_: other, performActionFor: other, completionHandler: other?) handles shortcut
  callback userNotificationCenter(_: other, didReceive: other, withCompletionHandler: other?) handles notification
  """
