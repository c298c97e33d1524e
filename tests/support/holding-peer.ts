import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** Sits between a client and a server. While holding, it accepts connections but passes nothing on. */
export interface HoldingPeer extends AsyncDisposable {
  readonly port: number
  readonly hold: () => void
  readonly letGo: () => void
}

export const holdingPeer = async (target: number): Promise<HoldingPeer> => {
  const sockets = new Set<Socket>()
  let isHolding = false
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    if (isHolding) from.pause()
    from.on("data", (bytes) => void to.write(bytes))
    from.on("error", () => undefined)
    from.on("end", () => to.end())
    from.on("close", () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(target, "127.0.0.1")
    join(near, far)
    join(far, near)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    hold: () => {
      isHolding = true
      for (const socket of sockets) socket.pause()
    },
    letGo: () => {
      isHolding = false
      for (const socket of sockets) socket.resume()
    },
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, "close")
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
