declare module "fft.js" {
  /** Radix-4 transform of a power-of-two size; complex arrays interleave real and imaginary parts. */
  export default class FFT {
    constructor(size: number)
    createComplexArray(): Array<number>
    /** Fills the first half of the spectrum. */
    realTransform(out: Array<number>, input: ArrayLike<number>): void
  }
}
