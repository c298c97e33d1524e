/** A piece of a file that its sender puts into the store by itself. */
export interface Part {
  /** From 1. */
  readonly number: number
  readonly bytes: number
}

const mebibyte = 1_048_576

/** Lost with the network, it is sent again, so it is small; stores take no smaller ones than 5 MiB. */
const usual = 8 * mebibyte

/** Stores take 10,000 parts of a file at most. */
const most = 9000

export const partSizeOf = (size: number): number => Math.max(usual, Math.ceil(size / most / mebibyte) * mebibyte)

/** The parts of a file of this size. */
export const partsOf = (size: number): ReadonlyArray<Part> => {
  const partSize = partSizeOf(size)
  return Array.from({ length: Math.ceil(size / partSize) }, (_, index) => ({
    number: index + 1,
    bytes: Math.min(partSize, size - index * partSize),
  }))
}

const isSame = (one: Part) => (other: Part): boolean => one.number === other.number && one.bytes === other.bytes

/** Those that the store does not have, or has with another size. */
export const missingParts = (size: number, stored: ReadonlyArray<Part>): ReadonlyArray<Part> =>
  partsOf(size).filter((part) => !stored.some(isSame(part)))

/** Those of the stored ones that belong to the file, in order: neither too many nor of another size. */
export const wantedParts = <Stored extends Part>(size: number, stored: ReadonlyArray<Stored>): ReadonlyArray<Stored> =>
  partsOf(size).flatMap((part) => stored.find(isSame(part)) ?? [])
