import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface Outcome {
  /** What was measured, in plain numbers; seconds and megabytes unless the name says otherwise. */
  readonly figures: Readonly<Record<string, number | string | ReadonlyArray<unknown>>>
  /** Each target in words, and whether it was met. */
  readonly targets: Readonly<Record<string, boolean>>
}

/** Measures the built product in a folder of its own, which is removed afterwards. */
export type Bench = (folder: string) => Promise<Outcome>

export const inFolder = async (bench: Bench): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), "parley-bench-"))
  try {
    return await bench(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Seconds since `started`, to the hundredth. */
export const since = (started: number): number => rounded((performance.now() - started) / 1000)

export const rounded = (value: number): number => Math.round(value * 100) / 100

export const medianOf = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Of the times, the one that so many percent do not exceed. */
export const percentile = (times: ReadonlyArray<number>, percent: number): number =>
  rounded(times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1] ?? Number.NaN)
