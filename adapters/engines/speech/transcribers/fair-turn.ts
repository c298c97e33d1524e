/** Work waiting for its turn. */
export interface Waiting {
  readonly account: string
  readonly recording: string
  readonly priority: boolean
  /** Goes when nothing else is waiting. */
  readonly isAhead?: boolean
}

/**
 * Remembers past turns: accounts alternate, and so do the recordings of an account. Priority work goes first, and nobody
 * starves.
 */
export class FairTurn {
  #count = 0
  readonly #served = new Map<string, number>()

  /** The index of the next work to do. Every third turn is open to all; the others go to priority work if there is any. */
  next(waiting: ReadonlyArray<Waiting>): number {
    this.#count++
    const isFree = waiting.every(({ isAhead = false }) => isAhead)
    const preferred = this.#count % 3 !== 0 && waiting.some(({ priority }) => priority)
    let chosen = -1
    let longest: readonly [number, number] = [Infinity, Infinity]
    waiting.forEach(({ account, recording, priority, isAhead = false }, index) => {
      const last = [this.#served.get(account) ?? 0, this.#served.get(recording) ?? 0] as const
      if (isAhead && !isFree) return
      const isLonger = last[0] < longest[0] || (last[0] === longest[0] && last[1] < longest[1])
      if ((priority || !preferred) && isLonger) [chosen, longest] = [index, last]
    })
    const next = waiting[chosen]
    if (next !== undefined) { for (const key of [next.account, next.recording]) this.#served.set(key, this.#count) }
    if (this.#served.size > 10_000) this.#served.clear()
    return chosen
  }
}
