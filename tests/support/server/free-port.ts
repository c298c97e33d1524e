import { createServer } from "node:net"

/** Below the ports that systems give to whoever asks for any: one that is free now could be given away before it is used. */
const [lowest, count] = [20_000, 12_000]

/** Each process and thread of the run begins elsewhere. */
let next = (process.pid * 448 + Number(process.env["VITEST_POOL_ID"] ?? 0) * 64) % count

/** A port that nobody listens on, and that this process gives out once. */
export const freePort = async (): Promise<number> => {
  const port = lowest + next
  next = (next + 1) % count
  return await isFree(port) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
