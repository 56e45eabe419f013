/// The calls of SwiftUI that navigate, from its documentation (iOS 13 to 26). Labels that the calls have and that are of no concern are left out.
let swiftUIShapes = """
  # Stacks
  construct NavigationStack(path: slot, root: view?) binds push
  construct NavigationStack(root: view?) holds stack
  construct NavigationView(content: view?) holds stack
  construct NavigationSplitView(columnVisibility: other?, preferredCompactColumn: other?, sidebar: content?, content: content?, detail: content?) splits column
  modifier navigationDestination(for: type, destination: content) registers push
  modifier navigationDestination(isPresented: slot, destination: content) presents push
  modifier navigationDestination(item: slot, destination: content) presents push
  construct NavigationLink(_: title?, value: value, label: view?) links push
  construct NavigationLink(_: title?, destination: content, isActive: slot, label: view?) presents push
  construct NavigationLink(_: title?, destination: content, tag: id, selection: slot, label: view?) presents push
  construct NavigationLink(_: title?, destination: content, label: view?) links push

  # Modals
  modifier sheet(isPresented: slot, onDismiss: action?, content: content) presents sheet
  modifier sheet(item: slot, onDismiss: action?, content: content) presents sheet
  modifier fullScreenCover(isPresented: slot, onDismiss: action?, content: content) presents fullScreenCover
  modifier fullScreenCover(item: slot, onDismiss: action?, content: content) presents fullScreenCover
  modifier popover(isPresented: slot, content: content) presents popover
  modifier popover(item: slot, content: content) presents popover
  modifier inspector(isPresented: slot, content: content) presents inspector
  modifier alert(_: title?, isPresented: slot, error: other?, presenting: other?, actions: view?, message: view?, content: view?) presents alert
  modifier alert(item: slot, content: view) presents alert
  modifier confirmationDialog(_: title?, isPresented: slot, presenting: other?, actions: view?, message: view?) presents confirmationDialog
  modifier confirmationDialog(item: slot, titleVisibility: other?, actions: view?, message: view?) presents confirmationDialog
  modifier actionSheet(isPresented: slot, content: view) presents confirmationDialog
  modifier actionSheet(item: slot, content: view) presents confirmationDialog
  modifier fileImporter(isPresented: slot, onCompletion: action?) presents sheet -> FileImporter
  modifier fileExporter(isPresented: slot, onCompletion: action?) presents sheet -> FileExporter
  modifier photosPicker(isPresented: slot) presents sheet -> PhotosPicker
  modifier fileMover(isPresented: slot, onCompletion: action?) presents sheet -> FileMover
  modifier manageSubscriptionsSheet(isPresented: slot) presents sheet -> ManageSubscriptions
  modifier refundRequestSheet(for: other, isPresented: slot, onDismiss: action?) presents sheet -> RefundRequest
  modifier offerCodeRedemption(isPresented: slot, onCompletion: action?) presents sheet -> OfferCodeRedemption
  modifier appStoreOverlay(isPresented: slot, configuration: other) presents sheet -> AppStoreOverlay
  modifier translationPresentation(isPresented: slot) presents popover -> Translation
  modifier contactAccessPicker(isPresented: slot, completionHandler: action) presents sheet -> ContactAccessPicker
  modifier familyActivityPicker(isPresented: slot) presents sheet -> FamilyActivityPicker
  modifier quickLookPreview(_: slot) presents sheet -> QuickLook

  # How what is presented comes and goes
  modifier presentationDetents(_: id) styles -> detents
  modifier presentationSizing(_: id) styles -> sizing
  modifier presentationDragIndicator(_: id) styles -> dragIndicator
  modifier presentationCompactAdaptation(_: id) styles -> compactAdaptation
  modifier presentationBackgroundInteraction(_: id) styles -> backgroundInteraction
  modifier interactiveDismissDisabled(_: id?) styles -> interactiveDismissDisabled
  modifier dismissalConfirmationDialog(_: title?, shouldPresent: id) styles -> dismissalConfirmation
  modifier navigationTransition(_: id) styles -> transition

  # Titles
  modifier navigationTitle(_: title) titles
  modifier navigationBarTitle(_: title, displayMode: other?) titles

  # Tabs
  construct TabView(selection: selection?, content: view?) tabBar
  construct Tab(_: title?, value: id?, content: content?, label: view?) tabs
  modifier tabItem(_: view) tabs
  modifier tag(_: id) tags

  # Scenes
  construct WindowGroup(_: title?, id: id?, for: type?, content: content?) roots
  construct Window(_: title?, id: id?, content: content?) roots
  construct DocumentGroup(newDocument: other?, viewing: other?, editor: content?, viewer: content?) roots
  construct Settings(content: content?) roots
  construct MenuBarExtra(_: title?, content: content?, label: view?) roots
  construct ImmersiveSpace(id: id?, content: content?) roots
  construct StaticConfiguration(kind: other?, provider: other?, content: content) roots
  construct IntentConfiguration(kind: other?, intent: other?, provider: other?, content: content) roots
  construct AppIntentConfiguration(kind: other?, intent: other?, provider: other?, content: content) roots
  construct ActivityConfiguration(for: other?, content: content, dynamicIsland: view?) roots
  value OpenWindowAction(id: id, value: value?) shows window
  value OpenWindowAction(value: value) shows window
  value OpenSettingsAction() shows window -> Settings
  construct SettingsLink(label: view?) shows window -> Settings

  # From outside
  modifier onOpenURL(perform: run) handles url
  modifier onContinueUserActivity(_: id, perform: run) handles userActivity
  callback AppIntent.perform() handles intent
  callback OpenIntent.perform() handles intent
  callback LiveActivityIntent.perform() handles intent
  callback ForegroundContinuableIntent.perform() handles intent
  callback ShowInAppSearchResultsIntent.perform() handles intent
  modifier widgetURL(_: url) leaves widget -> URL
  construct Link(_: title?, destination: url, label: view?) leaves open -> URL
  construct PhotosPicker(_: title?, selection: other, label: view?) leaves sheet -> PhotosPicker
  construct ShareLink(_: title?, item: other?, items: other?) leaves sheet -> ShareLink
  value OpenURLAction(_: url) leaves open -> URL
  method UIApplication.open(_: url) leaves open -> URL

  # Leaving
  value DismissAction() returns dismiss
  value DismissWindowAction(id: id?, value: value?) returns dismiss
  method PresentationMode.dismiss() returns dismiss

  # Paths and collections
  method append(_: value) puts
  method append(contentsOf: values) puts
  method insert(_: value, at: other) puts
  method insert(contentsOf: values, at: other) puts
  method replaceSubrange(_: other, with: values) replaces
  method toggle() puts
  method removeLast(_: other?) pops
  method popLast() pops
  method removeFirst() pops
  method removeSubrange(_: other) pops
  method removeAll(where: run) pops
  method removeAll(keepingCapacity: other?) clears

  # Under a key
  modifier environment(_: id, _: value) provides
  modifier focusedValue(_: id, _: value) provides
  modifier focusedSceneValue(_: id, _: value) provides
  method UserDefaults.set(_: value, forKey: id) stores

  # Closures
  construct Button(_: title?, role: other?, action: action?, label: view?) holds
  construct ForEach(_: elements, id: other?, content: row?) holds
  construct List(_: elements?, id: other?, selection: selection?, rowContent: row?, content: view?) holds
  construct Task(priority: other?, operation: run) runs
  construct withAnimation(_: other?, _: run, completion: run?) runs
  construct withTransaction(_: other, _: other?, _: run) runs
  modifier onAppear(perform: action?) holds
  modifier onDisappear(perform: action?) holds
  modifier onTapGesture(count: other?, perform: action) holds
  modifier onLongPressGesture(perform: action) holds
  modifier onChange(of: source, perform: action?) holds
  modifier onSubmit(of: other?, _: action) holds
  modifier task(id: other?, _: action) holds
  modifier refreshable(action: action) holds
  """
