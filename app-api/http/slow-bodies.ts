/** What is known about a request whose body is arriving. */
export interface Receiving {
  readonly complete: boolean
  /** Bytes that arrived and that nobody has read yet. */
  readonly readableLength: number
  readonly readableHighWaterMark: number
  readonly socket: { readonly bytesRead: number }
  readonly destroy: () => unknown
  readonly once: (event: "close", listener: () => void) => unknown
}

export interface MinRate {
  /** Bytes a second; 0 for no limit. */
  readonly bytes: number
  /** Seconds over which they are counted. */
  readonly seconds: number
}

interface Requests {
  readonly on: (event: "request", listener: (request: Receiving) => void) => unknown
}

/** Ends requests whose bodies arrive so slowly that they seem to be made to hold a connection. Stop it by what it returns. */
export const endSlowBodies = (server: Requests, { bytes, seconds }: MinRate) => {
  const receiving = new Map<Receiving, number>()
  const onRequest = (request: Receiving) => {
    if (request.complete) return
    receiving.set(request, Infinity)
    request.once("close", () => receiving.delete(request))
  }
  server.on("request", onRequest)
  const check = () => {
    for (const [request, before] of receiving) {
      const { bytesRead } = request.socket
      if (request.complete) receiving.delete(request)
      else if (isHeldBack(request) || bytesRead - before >= bytes * seconds || before === Infinity) {
        receiving.set(request, bytesRead)
      } else request.destroy()
    }
  }
  const timer = setInterval(check, seconds * 1000)
  return () => clearInterval(timer)
}

/** The server is the slow side: what arrived has not been read yet. */
const isHeldBack = ({ readableLength, readableHighWaterMark }: Receiving): boolean =>
  readableLength >= readableHighWaterMark
