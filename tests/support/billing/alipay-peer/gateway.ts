import { createServer } from "node:http"
import type { Fields } from "./calls.ts"

/** The gateway's own address on loopback, for the library, which only speaks to addresses. */
export const openGateway = async (call: (fields: Fields) => Promise<string>) => {
  const server = createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => void parts.push(part))
    request.on("end", () => {
      const query = new URL(request.url ?? "/", "http://localhost").searchParams
      const fields = Object.fromEntries([...query, ...new URLSearchParams(Buffer.concat(parts).toString("utf8"))])
      call(fields).then(
        (text) => response.writeHead(200, { "content-type": "application/json;charset=utf-8" }).end(text),
        () => response.writeHead(500).end(),
      )
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve)
  })
  // It ends with the process, and does not keep it running.
  server.unref()
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/gateway.do`, close: () => void server.close() }
}
