import { createHash, createHmac } from "node:crypto"
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http"

interface Transfer {
  readonly key: string
  readonly begun: Date
  readonly parts: Map<number, { readonly bytes: number; readonly tag: string }>
}

/** What it saw and holds. */
export interface Seen {
  /** What was asked, by method, path and query, with its headers. */
  readonly asked: Array<{ readonly what: string; readonly headers: IncomingHttpHeaders }>
  readonly transfers: Map<string, Transfer>
  /** The rules for browsers, as they were set. */
  cors: string
}

interface Peer {
  readonly target: URL
  readonly secret: string
  readonly seen: Seen
}

/**
 * In front of s3rver: it checks signed addresses as Signature Version 4 says, sizes that were signed among it, knows which
 * parts have arrived, aborts transfers, and lets browsers in by the rules that were set.
 */
export const signedStore = (endpoint: string, secret: string): { readonly server: Server; readonly seen: Seen } => {
  const peer: Peer = { target: new URL(endpoint), secret, seen: { asked: [], transfers: new Map(), cors: "" } }
  return { server: createServer((from, to) => answer(peer, from, to)), seen: peer.seen }
}

const answer = ({ target, secret, seen }: Peer, from: IncomingMessage, to: ServerResponse): void => {
  const { method = "GET", url = "/", headers } = from
  const { pathname, searchParams } = new URL(url, "http://s3")
  seen.asked.push({ what: `${method} ${url}`, headers })
  const cors = headers.origin !== undefined && seen.cors.includes(`<AllowedOrigin>${headers.origin}<`)
    ? { "access-control-allow-origin": headers.origin, "access-control-allow-methods": "PUT" }
    : {}
  const say = (status: number, body = "") => void to.writeHead(status, cors).end(body)
  const refuse = (status: number, code: string) => say(status, `<Error><Code>${code}</Code></Error>`)
  if (method === "OPTIONS") return say(Object.keys(cors).length > 0 ? 200 : 403)
  if (searchParams.has("X-Amz-Signature") && !isSigned(secret, method, url, headers)) {
    return refuse(403, "SignatureDoesNotMatch")
  }
  if (searchParams.has("cors") && method === "GET") {
    return seen.cors === "" ? refuse(404, "NoSuchCORSConfiguration") : say(200, seen.cors)
  }
  if (searchParams.has("cors") && method === "PUT") {
    return void textOf(from).then((text) => {
      seen.cors = text
      return say(200)
    })
  }
  if (searchParams.has("uploads") && method === "GET") return say(200, transfersOf(seen))
  const id = searchParams.get("uploadId")
  if (id === null) return pass(target, from, to, cors, (body) => begun(seen, pathname, body))
  const transfer = seen.transfers.get(id)
  if (transfer === undefined) return refuse(404, "NoSuchUpload")
  if (method === "GET") return say(200, partsOf(transfer))
  if (method === "DELETE") {
    seen.transfers.delete(id)
    return say(204)
  }
  pass(target, from, to, cors, (_, tag, status) => {
    if (status !== 200) return
    if (method === "POST") seen.transfers.delete(id)
    else transfer.parts.set(Number(searchParams.get("partNumber")), { bytes: Number(headers["content-length"]), tag })
  })
}

const begun = ({ transfers }: Seen, pathname: string, body: string): void => {
  const id = /<InitiateMultipartUploadResult[\s\S]*<UploadId>([^<]+)</.exec(body)?.[1]
  const key = pathname.split("/").slice(2).join("/")
  if (id !== undefined) transfers.set(id, { key, begun: new Date(), parts: new Map() })
}

const partsOf = ({ parts }: Transfer): string => {
  const listed = [...parts].toSorted(([a], [b]) => a - b).map(([number, { bytes, tag }]) =>
    `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag><Size>${bytes}</Size></Part>`
  )
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join("")}</ListPartsResult>`
}

const transfersOf = ({ transfers }: Seen): string => {
  const listed = [...transfers].map(([id, { key, begun: at }]) =>
    `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`
  )
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${listed.join("")}</ListMultipartUploadsResult>`
}

const pass = (
  target: URL,
  from: IncomingMessage,
  to: ServerResponse,
  more: Record<string, string>,
  after: (body: string, tag: string, status: number) => void,
): void => {
  const { headers, method, url: path } = from
  const asked = request({ host: target.hostname, port: target.port, method, path, headers }, (back) => {
    to.writeHead(back.statusCode ?? 500, { ...back.headers, ...more })
    const noted = method === "POST" ? [] : null
    const said: Array<Buffer> = noted ?? []
    back.on("data", (bytes: Buffer) => {
      if (noted !== null) said.push(bytes)
      to.write(bytes)
    })
    back.on("end", () => {
      after(Buffer.concat(said).toString(), back.headers.etag ?? "", back.statusCode ?? 500)
      to.end()
    })
  })
  asked.on("error", () => to.destroy())
  from.on("error", () => asked.destroy())
  from.pipe(asked)
}

const textOf = async (from: IncomingMessage): Promise<string> => {
  const pieces: Array<Buffer> = []
  for await (const piece of from) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/** Signature Version 4 in a query, over the headers as they came. */
const isSigned = (secret: string, method: string, url: string, headers: IncomingHttpHeaders): boolean => {
  const { pathname, searchParams } = new URL(url, "http://s3")
  const given = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ""
  const query = [...searchParams].filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted().join("&")
  const signed = given("SignedHeaders")
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name] ?? "")}\n`).join("")
  const asked = [method, pathname, query, lines, signed, "UNSIGNED-PAYLOAD"].join("\n")
  const [, ...scope] = given("Credential").split("/")
  const text = [
    "AWS4-HMAC-SHA256",
    given("Date"),
    scope.join("/"),
    createHash("sha256").update(asked).digest("hex"),
  ].join("\n")
  const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`)
  return hmac(key, text).toString("hex") === given("Signature")
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest()

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.codePointAt(0)?.toString(16).toUpperCase()}`)
