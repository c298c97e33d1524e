interface Request {
  readonly read: () => void
  readonly answer: () => void
}

/** Requests that the server reads for, and answers, when it is told to. */
export const requestsUnderWay = () => {
  const all: Array<Request> = []
  return {
    /** Asks for what `look` finds when the server reads, which may be long before its answer arrives. */
    ask: <Answer>(look: () => Answer) => ({ signal }: { readonly signal: AbortSignal }): Promise<Answer> =>
      new Promise((resolve, reject) => {
        // As the real ones are, these are given up with the page that wanted them.
        signal.addEventListener("abort", () => reject(new Error("nobody wants it any more")))
        const seen: Array<Answer> = []
        const read = () => {
          if (seen.length === 0) seen.push(look())
        }
        const answer = () => {
          read()
          for (const one of seen) resolve(one)
        }
        all.push({ read, answer })
      }),
    read: () => {
      for (const one of all) one.read()
    },
    answerFirst: () => all.shift()?.answer(),
    answerLast: () => all.pop()?.answer(),
    count: () => all.length,
  }
}
