import { createHash } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

/** How the server behaves: as it should, or as a liar. When mute it does as it is asked to and does not say so. */
type Mood = "honest" | "untagged" | "endless" | "silent" | "mute" | "elsewhere" | 401 | 423 | 507

const user = "ada"
const password = "a secret of hers"

const tagOf = (body: Buffer): string => `"${createHash("md5").update(body).digest("hex")}"`
const parentOf = (path: string): string => path.replace(/[^/]+\/?$/, "")

/** WebDAV as Nextcloud speaks it, on a port of this machine: folders have to be made, and versions have tags. */
export const aWebdavServer = async () => {
  const files = new Map<string, Buffer>()
  const folders = new Set(["/dav/"])
  const state: { mood: Mood; asked: Array<string>; stored: Array<string> } = { mood: "honest", asked: [], stored: [] }

  const put = (path: string, body: Buffer, { headers }: IncomingMessage, answer: ServerResponse): unknown => {
    const found = files.get(path)
    if (!folders.has(parentOf(path))) return answer.writeHead(409).end()
    if (headers["if-none-match"] === "*" && found !== undefined) return answer.writeHead(412).end()
    const wanted = headers["if-match"]
    if (wanted !== undefined && (found === undefined || tagOf(found) !== wanted)) return answer.writeHead(412).end()
    files.set(path, body)
    state.stored.push(`${path} ${tagOf(body)}`)
    if (state.mood === "mute") return undefined
    return answer.writeHead(found === undefined ? 201 : 204, state.mood === "untagged" ? {} : { etag: tagOf(body) })
      .end()
  }

  const serve = (request: IncomingMessage, body: Buffer, answer: ServerResponse): unknown => {
    const path = decodeURIComponent(request.url ?? "")
    const found = files.get(path)
    state.asked.push(`${request.method} ${path}`)
    if (state.mood === "silent") return undefined
    if (state.mood === "elsewhere") return answer.writeHead(302, { location: "http://127.0.0.1:1/" }).end()
    if (typeof state.mood === "number") return answer.writeHead(state.mood).end("no")
    const login = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`
    if (request.headers.authorization !== login) return answer.writeHead(401).end()
    switch (request.method ?? "") {
      case "HEAD":
      case "GET": {
        if (found === undefined) return answer.writeHead(404).end()
        const time = { "last-modified": "Fri, 20 Nov 2026 12:00:00 GMT", "content-length": found.length }
        if (state.mood === "endless" && request.method === "GET") {
          answer.writeHead(200)
          const more = (): unknown =>
            answer.destroyed ? undefined : answer.write(Buffer.alloc(65_536), () => setImmediate(more))
          return more()
        }
        answer.writeHead(200, state.mood === "untagged" ? time : { ...time, etag: tagOf(found) })
        return answer.end(request.method === "HEAD" ? undefined : found)
      }
      case "PUT":
        return put(path, body, request, answer)
      case "MKCOL":
        if (folders.has(`${path}/`)) return answer.writeHead(405).end()
        if (!folders.has(parentOf(path))) return answer.writeHead(409).end()
        folders.add(`${path}/`)
        return answer.writeHead(201).end()
      case "DELETE":
        return answer.writeHead(files.delete(path) ? 204 : 404).end()
      default:
        return answer.writeHead(405).end()
    }
  }

  const server = createServer((request, answer) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => void parts.push(part))
    request.on("end", () => void serve(request, Buffer.concat(parts), answer))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    host,
    url: `http://${host}/dav`,
    user,
    password,
    files,
    state,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => void server.close(() => done()))
    },
  }
}
