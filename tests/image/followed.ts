/** A stream of server-sent events: when the first has come, and once it is over the names of all. */
export const followed = (url: string, token: string) => {
  const first = Promise.withResolvers<void>()
  const read = async (): Promise<ReadonlyArray<string>> => {
    const { body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    let text = ""
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString()
      if (text.includes("event: ")) first.resolve()
    }
    return [...text.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name)
  }
  const ended = read()
  ended.catch(first.reject)
  return { first: first.promise, ended }
}

/** Milliseconds from a change until a stream that is open already names what was changed. */
export const heardAfter = async (
  url: string,
  token: string,
  change: () => Promise<{ readonly id: string }>,
): Promise<number> => {
  const { body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const changed = change().then(({ id }) => ({ id, at: performance.now() }))
  let text = ""
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString()
    const { id, at } = await changed
    if (text.includes(id)) return performance.now() - at
  }
  throw new Error(`The stream ended: ${text}`)
}
