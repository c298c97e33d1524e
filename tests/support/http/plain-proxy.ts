import { createServer, request } from "node:http"

interface Proxy {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The largest body that nginx passes on by itself. */
const mebibyte = 1_048_576

/**
 * What `proxy_pass http://127.0.0.1:8420` does in nginx: it names the server it calls, says nothing about the caller, and
 * refuses large bodies with a page of its own.
 */
export const plainProxy = (target: string): Promise<Proxy> => {
  const { host, hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    if (Number(headers["content-length"] ?? 0) > mebibyte) {
      incoming.resume()
      outgoing.writeHead(413, { "content-type": "text/html" }).end("<h1>413 Request Entity Too Large</h1>")
      return
    }
    const asked = request({ hostname, port, method, path, headers: { ...headers, host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    asked.on("error", (error) => outgoing.destroy(error))
    incoming.pipe(asked)
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const at = typeof address === "object" && address !== null ? address.port : 0
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ url: `http://127.0.0.1:${at}`, close })
    })
  })
}
