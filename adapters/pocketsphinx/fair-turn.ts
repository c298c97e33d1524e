/** Work waiting for a process. */
export interface Waiting {
  readonly account: string
  readonly priority: boolean
}

/** Remembers past turns, so that accounts alternate, priority work goes first, and no account starves. */
export class FairTurn {
  #count = 0
  readonly #served = new Map<string, number>()

  /** The index of the next work to do. Every third turn is open to all; the others go to priority work if there is any. */
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
