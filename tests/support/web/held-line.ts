import { connect, createServer, type Socket } from "node:net"

export interface HeldLine {
  /** The same server, by way of this line. */
  readonly url: string
  /** Everything in transit is lost, and nothing gets through. */
  readonly cut: () => void
  readonly mend: () => void
  /** From now on, each connection carries this many bytes to the server. */
  readonly carry: (bytes: number) => void
  /** Bytes that went to the server: a browser takes for sent what its machine still holds. */
  readonly brought: () => number
  readonly close: () => void
}

/** A line to a server on which each connection carries so many bytes and then waits; it can be cut, too. */
export const heldLine = async (server: string, first: number): Promise<HeldLine> => {
  const port = Number(new URL(server).port)
  const sockets = new Set<Socket>()
  const waiting = new Set<Socket>()
  let isCut = false
  let limit = first
  let brought = 0
  const line = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, "127.0.0.1")
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on("error", () => socket.destroy())
      socket.on("close", () => {
        near.destroy()
        far.destroy()
        sockets.delete(socket)
        waiting.delete(socket)
      })
    }
    far.pipe(near)
    let carried = 0
    near.on("data", (bytes) => {
      far.write(bytes)
      brought += bytes.length
      carried += bytes.length
      if (carried < limit) return
      near.pause()
      waiting.add(near)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve))
  const address = line.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    carry: (bytes) => {
      limit = bytes
      for (const socket of waiting) socket.resume()
      waiting.clear()
    },
    brought: () => brought,
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
