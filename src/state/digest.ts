/** A running hash of 64 bits in two lanes of 32, for `hashState`. Each word changes the lanes reversibly, so none is lost. */
const SEED_A = 0x2f0b4a27
const SEED_B = 0x6d2b79f5
const WIDE = 0x5bd1e995

const float = new Float64Array(1)
const halves = new Uint32Array(float.buffer)

export class Digest {
  private a = SEED_A
  private b = SEED_B

  protected result(): [number, number] {
    return [finish(this.a ^ Math.imul(this.b, 0x9e3779b1)), finish(this.b ^ Math.imul(this.a, 0x85ebca77))]
  }

  protected word(n: number): void {
    let a = Math.imul(this.a ^ n, 0x85ebca6b)
    a = (a << 13) | (a >>> 19)
    this.a = (Math.imul(a, 5) + 0xe6546b64) | 0
    let b = Math.imul(this.b ^ n, 0xc2b2ae35)
    b = (b << 15) | (b >>> 17)
    this.b = (Math.imul(b, 5) + 0x38495ab5) | 0
  }

  /** The generator has fractions, and a program counter may be beyond 32 bits. */
  protected number(n: number): void {
    if (n === (n | 0)) this.word(n)
    else {
      float[0] = n
      this.word(WIDE)
      this.word(halves[0]!)
      this.word(halves[1]!)
    }
  }

  protected flag(b: boolean): void {
    this.word(b ? 1 : 2)
  }

  protected text(t: string): void {
    this.word(t.length)
    for (let i = 0; i < t.length; i++) this.word(t.charCodeAt(i))
  }

  protected raw(list: readonly number[]): void {
    this.word(list.length)
    for (const n of list) this.number(n)
  }

  /** Members in any order: the sum of their hashes. `write` must not number keys. */
  protected set<T>(list: readonly T[], write: (member: T) => void): void {
    this.word(list.length)
    if (list.length === 0) return
    const { a, b } = this
    let sumA = 0
    let sumB = 0
    for (const member of list) {
      this.a = SEED_A
      this.b = SEED_B
      write(member)
      sumA = (sumA + finish(this.a)) | 0
      sumB = (sumB + finish(this.b)) | 0
    }
    this.a = a
    this.b = b
    this.word(sumA)
    this.word(sumB)
  }
}

/** Spreads every bit over all of them (the last step of MurmurHash3). */
function finish(n: number): number {
  let h = n ^ (n >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}
