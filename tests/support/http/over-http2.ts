import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2"

export interface Http2Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
}

/** A connection that speaks HTTP/2, as a browser's does: one for all requests. */
export const http2Client = (url: string, ca: string) => {
  const session: ClientHttp2Session = connect(url, { ca })
  const ask = (path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Http2Answer> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ":path": path, ":method": method, ...headers }, {
        endStream: body === undefined,
      })
      const parts: Array<Buffer> = []
      let answer: IncomingHttpHeaders & { readonly ":status"?: number | undefined } = {}
      stream.on("response", (given) => {
        answer = given
      })
      stream.on("data", (part: Buffer) => void parts.push(part))
      stream.on("end", () => resolve({ status: answer[":status"] ?? 0, headers: answer, body: Buffer.concat(parts) }))
      stream.on("error", reject)
      if (body !== undefined) stream.end(body)
    })
  return { session, ask }
}
