/** Files that are sent at once: more would only share the line. */
const most = 2

let taken = 0
const queue: Array<() => void> = []

/** Runs work when one of the places is free. */
export const inPlace = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (taken >= most) await new Promise<void>((resolve) => queue.push(resolve))
  else taken++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next === undefined) taken--
    else next()
  }
}
