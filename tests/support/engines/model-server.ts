import { until } from "#tests/support/until.ts"
import { readdir, stat } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { join } from "node:path"

/** How a server of models answers. `asked` counts from 1. */
export interface Behaviour {
  readonly ranges?: boolean
  /** Cuts off the first response after this many bytes, as soon as they have been written below this folder. */
  readonly breakAfter?: { readonly bytes: number; readonly below: string }
  /** Answers instead, if it returns true. */
  readonly instead?: (response: ServerResponse, request: IncomingMessage, asked: number) => boolean
}

const hasFileOf = async (folder: string, bytes: number): Promise<boolean> => {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size, () => 0)))
  return sizes.includes(bytes)
}

/** Serves one file at any address. Its behaviour can be changed while it runs. */
export const modelServer = async (content: Buffer, first: Behaviour = {}) => {
  const ranges: Array<string | null> = []
  const state = { behaviour: first }
  const server = createServer((request, response) => {
    const { behaviour: { breakAfter, instead, ranges: takesRanges } } = state
    const { range } = request.headers
    ranges.push(range ?? null)
    if (instead?.(response, request, ranges.length) === true) return
    const start = takesRanges === false ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0)
    if (start >= content.length) {
      response.writeHead(416, { "content-range": `bytes */${content.length}` }).end()
      return
    }
    response.writeHead(start > 0 ? 206 : 200, {
      "content-length": content.length - start,
      ...(start > 0 && { "content-range": `bytes ${start}-${content.length - 1}/${content.length}` }),
    })
    if (breakAfter === undefined || ranges.length > 1) response.end(content.subarray(start))
    else {
      response.write(content.subarray(0, breakAfter.bytes))
      void until(() => hasFileOf(breakAfter.below, breakAfter.bytes)).then(() => response.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port ?? 0 : 0
  return {
    /** The ranges that were asked for. */
    ranges,
    state,
    url: `http://127.0.0.1:${port}/toy-nemo-ctc.tar.bz2`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
