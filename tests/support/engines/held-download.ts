import type { Behaviour } from "./model-server.ts"

/** A server that sends half of its file, and the rest when it is released. */
export const heldDownload = (content: Buffer) => {
  const released = Promise.withResolvers<void>()
  const half = Math.floor(content.length / 2)
  const behaviour: Behaviour = {
    instead: (response, { headers: { range } }) => {
      const start = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0)
      response.writeHead(start > 0 ? 206 : 200, {
        "content-length": content.length - start,
        ...(start > 0 && { "content-range": `bytes ${start}-${content.length - 1}/${content.length}` }),
      })
      if (start < half) response.write(content.subarray(start, half))
      void released.promise.then(() => response.end(content.subarray(Math.max(start, half))))
      return true
    },
  }
  return { behaviour, half, release: released.resolve }
}
