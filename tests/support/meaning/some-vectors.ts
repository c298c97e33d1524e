import { SegmentId } from "#domain/kernel/ids.ts"
import { quantised, type Vector } from "#domain/meaning/quantised.ts"
import type { TaskVectors } from "#domain/meaning/vector-store.port.ts"

/** The same numbers each time, from -0.5 to 0.5. */
export const randomNumbers = (from = 7) => {
  let seed = from
  return (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 4_294_967_296 - 0.5
  }
}

/** The vectors of a task: passage 1 is about the line g1, and so on. */
export const someVectors = (vectors: ReadonlyArray<Vector>, given: Partial<TaskVectors> = {}): TaskVectors => ({
  model: "toy 1",
  linesRevision: 1,
  isWhole: true,
  passages: vectors.map((vector, nth) => ({
    lines: [SegmentId.make(`g${nth + 1}`)],
    hash: `h${nth + 1}`,
    vector: quantised(vector),
  })),
  ...given,
})
