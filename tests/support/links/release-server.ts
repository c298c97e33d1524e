import { createHash } from "node:crypto"
import { createServer, type ServerResponse } from "node:http"

/** How a server of releases answers for a file, instead of sending it; `asked` counts from 1 for each file. */
export type Instead = (response: ServerResponse, file: string, asked: number) => boolean

/** What a release has: the program and its checksums, with others before it. */
const filesOf = (program: string): Readonly<Record<string, string>> => {
  const sum = createHash("sha256").update(program).digest("hex")
  const sums = `${"0".repeat(64)}  yt-dlp.exe\n${sum}  yt-dlp\n${"1".repeat(64)}  yt-dlp_linux\n`
  return { "yt-dlp": program, "SHA2-256SUMS": sums }
}

/** Serves what a publisher's `releases/latest/download/` has, by a redirect to a version, as GitHub does. */
export const releaseServer = async (program: string) => {
  const state: { program: string; instead: Instead } = { program, instead: () => false }
  const asked: Array<string> = []
  const server = createServer((request, response) => {
    const [, folder = "", file = ""] = /^\/releases\/(latest\/download|download\/v)\/(.+)$/.exec(request.url ?? "") ??
      []
    const content = filesOf(state.program)[file]
    if (content === undefined) return void response.writeHead(404).end("<html>")
    if (folder === "latest/download") {
      asked.push(file)
      if (state.instead(response, file, asked.filter((one) => one === file).length)) return
      return void response.writeHead(302, { location: `/releases/download/v/${file}` }).end()
    }
    const bytes = Buffer.from(content)
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0)
    if (start >= bytes.length) {
      return void response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end()
    }
    response.writeHead(start > 0 ? 206 : 200, {
      "content-length": bytes.length - start,
      ...(start > 0 && { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
    }).end(bytes.subarray(start))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === "object" ? address?.port ?? 0 : 0}`
  return {
    /** The files that were asked for. */
    asked,
    state,
    host,
    mirror: `http://${host}/releases/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
