let a: Int?, b: [String: [Int]]!, c: (x: Int, _ y: String...)
let d: (inout Int, @escaping () -> Void) async throws(E) -> Int?
let e: any P & Q, f: some (Equatable & Sendable)?
let g: A.B<C>.D, h: A.Type, i: (any P).Protocol, j: [Int].Element
let k: ~Copyable, l: repeat (each T, Int), m: [3 of Int], n: InlineArray<4, Int>
let o: @convention(c) (Int) -> Void, p: Set<Array<Int>>?, q: Foo<Int>= 1
let r: A??, s: Self.X, t: Any, u: (((Int)))
func f(_: isolated A, x: borrowing B, y: sending C, z: @autoclosure () -> D, w: inout E = 1, v: consuming [F]) -> (Int) -> [G] {}
func g<T, let n: Int>(a: T...) where T: P & Q, T.X == [Int] {}
let x: _ = 1
let y: nonisolated(nonsending) () async -> Void
