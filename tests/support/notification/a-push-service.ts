import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto"
import { createServer } from "node:http"

/** What the service worker is given. */
interface Pushed {
  readonly title: string
  readonly lang: string
  readonly url: string
  readonly tag: string
}

interface Received {
  readonly pushed: Pushed
  readonly topic: string
  readonly ttl: number
}

/**
 * A push service on a port of this machine, and the browser behind it: it takes only what is signed for it by the key of the
 * subscription (RFC 8292), and opens what is sealed for it (RFC 8291, RFC 8188), by node:crypto alone.
 */
export const aPushService = async (publicKey = "") => {
  const browser = createECDH("prime256v1")
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: Array<Received> = []
  const state = {
    status: 201,
    headers: {} as Record<string, string>,
    tries: 0,
    publicKey,
    isSilent: false,
    subject: "",
  }
  const server = createServer((request, answer) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => void chunks.push(chunk))
    request.on("end", () => {
      state.tries += 1
      const { authorization = "", topic, ttl } = request.headers
      const claims = signedBy(authorization, state.publicKey, `http://${request.headers.host ?? ""}`)
      if (claims === null) return void answer.writeHead(403).end()
      state.subject = claims.sub
      if (state.status !== 201) return void answer.writeHead(state.status, state.headers).end()
      const pushed: Pushed = JSON.parse(opened(Buffer.concat(chunks), browser, auth))
      received.push({ pushed, topic: String(topic), ttl: Number(ttl) })
      if (!state.isSilent) answer.writeHead(201).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    host,
    state,
    received,
    subscription: {
      endpoint: `http://${host}/push/secret-of-the-browser`,
      p256dh: browser.getPublicKey().toString("base64url"),
      auth: auth.toString("base64url"),
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}

/** The claims of a signature by this key, for this origin and for no longer than a day; null for any other. */
const signedBy = (authorization: string, publicKey: string, origin: string) => {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) return null
  const [header = "", payload = "", signature = ""] = token.split(".")
  const point = Buffer.from(publicKey, "base64url")
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"))
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  )
  const { alg }: { readonly alg: string } = JSON.parse(Buffer.from(header, "base64url").toString())
  const claims: { readonly aud: string; readonly exp: number; readonly sub: string } = JSON.parse(
    Buffer.from(payload, "base64url").toString(),
  )
  const left = claims.exp - Date.now() / 1000
  return isSigned && alg === "ES256" && claims.aud === origin && left > 0 && left <= 86_400 ? claims : null
}

/** The text of one record of `aes128gcm`. */
const opened = (body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const shared = browser.computeSecret(sender)
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, both, 32))
  const derived = (info: string, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${info}\0`, length))
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
