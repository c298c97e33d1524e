import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"

type Signed = (payload: JWTPayload) => Promise<string>

/** What an ID token says, and who signs it. Everything that is left out is right. */
export interface IdTokenSpec {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly sign?: Signed
}

export interface Issuer extends AsyncDisposable {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** The ID token of an attempt: `url` is where the person was sent. Gives the code that comes back. */
  readonly codeFor: (url: string, idToken?: IdTokenSpec) => string
  /** Signs with the key that the issuer publishes, and with one that it does not. */
  readonly sign: Signed
  readonly signWithAnotherKey: Signed
  /** Whether it answers at all. */
  isDown: boolean
  /** What its metadata says that it is; null for its own address. */
  calledIn: string | null
}

const rs256 = (key: Parameters<SignJWT["sign"]>[0]): Signed => (payload) =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(key)

const now = (): number => Math.floor(Date.now() / 1000)

/** An OpenID Connect provider whose ID tokens say what a test wants. It checks PKCE and the client secret as real ones do. */
export const anIssuer = async (): Promise<Issuer> => {
  const [own, other] = await Promise.all([generateKeyPair("RS256", { extractable: true }), generateKeyPair("RS256")])
  const jwk = { ...await exportJWK(own.publicKey), kid: "k1", alg: "RS256", use: "sig" }
  const codes = new Map<string, { readonly challenge: string; readonly nonce: string; readonly idToken: IdTokenSpec }>()
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    if (issuer.isDown) return void request.socket.destroy()
    if (request.url === "/.well-known/openid-configuration") return answer(200, metadata())
    if (request.url === "/jwks") return answer(200, { keys: [jwk] })
    void token(request).then((body) => body === null ? answer(400, { error: "invalid_grant" }) : answer(200, body))
  })
  const metadata = () => ({
    issuer: issuer.calledIn ?? issuer.url,
    authorization_endpoint: `${issuer.url}/authorize`,
    token_endpoint: `${issuer.url}/token`,
    jwks_uri: `${issuer.url}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  })
  const token = async (request: AsyncIterable<Buffer>) => {
    let body = ""
    for await (const part of request) body += part.toString()
    const form = new URLSearchParams(body)
    const kept = codes.get(form.get("code") ?? "")
    codes.delete(form.get("code") ?? "")
    const challenge = createHash("sha256").update(form.get("code_verifier") ?? "").digest("base64url")
    if (kept?.challenge !== challenge || form.get("client_secret") !== issuer.clientSecret) return null
    const { claims = {}, sign = issuer.sign } = kept.idToken
    const idToken = await sign({
      iss: issuer.url,
      aud: issuer.clientId,
      sub: "ada-1",
      iat: now(),
      exp: now() + 300,
      nonce: kept.nonce,
      email: "Ada@Example.org",
      email_verified: true,
      ...claims,
    })
    return { access_token: "at", token_type: "Bearer", expires_in: 300, id_token: idToken }
  }
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const issuer: Issuer = {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    clientId: "parley",
    clientSecret: "of-the-client",
    isDown: false,
    calledIn: null,
    codeFor: (url, idToken = {}) => {
      const asked = new URL(url).searchParams
      const code = randomUUID()
      codes.set(code, { challenge: asked.get("code_challenge") ?? "", nonce: asked.get("nonce") ?? "", idToken })
      return code
    },
    sign: rs256(own.privateKey),
    signWithAnotherKey: rs256(other.privateKey),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return issuer
}
