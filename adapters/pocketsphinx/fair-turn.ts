/** Work that waits for a process. */
export interface Waiting {
  readonly account: string
  readonly priority: boolean
}

/** Remembers whose turn it was, so that accounts take turns, priority goes first, and nobody starves. */
export class FairTurn {
  #count = 0
  readonly #served = new Map<string, number>()

  /** The index of the work to do next. Every third turn is open to all, the others to priority work if there is any. */
  next(waiting: ReadonlyArray<Waiting>): number {
    this.#count++
    const preferred = this.#count % 3 !== 0 && waiting.some(({ priority }) => priority)
    let chosen = -1
    let longest = Infinity
    waiting.forEach(({ account, priority }, index) => {
      const last = this.#served.get(account) ?? 0
      if ((priority || !preferred) && last < longest) [chosen, longest] = [index, last]
    })
    const account = waiting[chosen]?.account
    if (account !== undefined) this.#served.set(account, this.#count)
    if (this.#served.size > 10_000) this.#served.clear()
    return chosen
  }
}
