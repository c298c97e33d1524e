/** Answers that wait: a text with `hold-…` in it keeps its answer back until the hold is released. */
export const holds = () => {
  const made = new Map<string, PromiseWithResolvers<void>>()
  const holdOf = (name: string): PromiseWithResolvers<void> => {
    const hold = made.get(name) ?? Promise.withResolvers<void>()
    made.set(name, hold)
    return hold
  }
  return {
    until: (text: string | undefined): Promise<void> | undefined => {
      const name = /hold-[\w-]+/.exec(text ?? "")?.[0]
      return name === undefined ? undefined : holdOf(name).promise
    },
    release: (name: string): void => holdOf(name).resolve(),
  }
}
