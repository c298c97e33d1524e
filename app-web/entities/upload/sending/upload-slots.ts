/** How many files are sent at the same time: more would only share the bandwidth. */
const maxConcurrent = 2

let occupied = 0
const queue: Array<() => void> = []

/** Runs work as soon as a slot is free. */
export const inUploadSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (occupied >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve))
  else occupied++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next === undefined) occupied--
    else next()
  }
}
