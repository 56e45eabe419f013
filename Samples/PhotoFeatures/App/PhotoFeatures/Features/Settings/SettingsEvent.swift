enum SettingsEvent {
  case openGallery
  case showOwnProfile(Member)
}
