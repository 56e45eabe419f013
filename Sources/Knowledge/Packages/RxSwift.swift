extension Package {
  /// Messages by its subjects and relays; from its documentation, version 6.
  static let rxSwift = Package(
    name: "RxSwift", modules: ["RxCocoa", "RxRelay", "RxSwift"],
    types: ["RxCocoa": ["ControlEvent"], "RxRelay": ["PublishRelay"], "RxSwift": ["Observable", "PublishSubject"]],
    shapes: """
      method PublishSubject.onNext(_: value) sends
      construct BehaviorSubject<value>(value: value) sends
      method BehaviorSubject.onNext(_: value) sends
      method ReplaySubject.onNext(_: value) sends
      method PublishRelay.accept(_: value) sends
      construct BehaviorRelay<value>(value: value) sends
      method BehaviorRelay.accept(_: value) sends
      method subscribe(onNext: action) listens
      method bind(onNext: action) listens
      method drive(onNext: action) listens
      method emit(onNext: action) listens
      """)
}
