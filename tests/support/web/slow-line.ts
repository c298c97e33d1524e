import { connect, createServer, type Socket } from "node:net"

export interface SlowLine {
  /** The same server, by way of this line. */
  readonly url: string
  /** Everything on the way is lost, and nothing gets through. */
  readonly cut: () => void
  readonly mend: () => void
  /** From now on it takes so many bytes a second. */
  readonly pace: (bytesPerSecond: number) => void
  /** Bytes that went to the server: a browser takes for sent what its machine still holds. */
  readonly brought: () => number
  readonly close: () => void
}

/** A line to a server that takes only so many bytes a second, and can be cut. */
export const slowLine = async (server: string, first: number): Promise<SlowLine> => {
  const port = Number(new URL(server).port)
  const sockets = new Set<Socket>()
  let isCut = false
  let bytesPerSecond = first
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
      })
    }
    far.pipe(near)
    near.on("data", (bytes) => {
      near.pause()
      far.write(bytes)
      brought += bytes.length
      setTimeout(() => near.resume(), (bytes.length / bytesPerSecond) * 1000)
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
    pace: (next) => {
      bytesPerSecond = next
    },
    brought: () => brought,
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
