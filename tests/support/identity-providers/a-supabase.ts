import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { once } from "node:events"
import { createServer } from "node:http"

export const jwtSecret = "a-shared-secret-of-at-least-32-bytes"

/** A Supabase project: its keys, and what it says about the owner of a token. */
export interface SupabaseProject extends AsyncDisposable {
  readonly url: string
  readonly publicKey: CryptoKeyPair["publicKey"]
  readonly token: (claims?: JWTPayload, key?: "own" | "another" | Uint8Array) => Promise<string>
  /** What `/user` answers with. */
  user: { readonly id: string; readonly email: string; readonly email_confirmed_at: string | null }
  /** Tokens of people who have signed out there. */
  readonly signedOut: Set<string>
  isDown: boolean
}

type CryptoKeyPair = Awaited<ReturnType<typeof generateKeyPair>>

export const aSupabase = async (): Promise<SupabaseProject> => {
  const [own, another] = await Promise.all([generateKeyPair("ES256", { extractable: true }), generateKeyPair("ES256")])
  const jwk = { ...await exportJWK(own.publicKey), kid: "k1", alg: "ES256", use: "sig" }
  const server = createServer((request, response) => {
    if (project.isDown) return void request.socket.destroy()
    const bearer = request.headers.authorization?.slice("Bearer ".length) ?? ""
    const isKeys = request.url === "/auth/v1/.well-known/jwks.json"
    const status = !isKeys && (project.signedOut.has(bearer) || request.headers["apikey"] !== "anon") ? 403 : 200
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : status === 200 ? project.user : {}))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  const project: SupabaseProject = {
    url,
    publicKey: own.publicKey,
    signedOut: new Set(),
    isDown: false,
    user: { id: "sb-1", email: "Ada@Example.org", email_confirmed_at: "2026-01-01T00:00:00Z" },
    token: (claims = {}, key = "own") => {
      const now = Math.floor(Date.now() / 1000)
      const payload = { iss: `${url}/auth/v1`, aud: "authenticated", sub: "sb-1", iat: now, exp: now + 300, ...claims }
      const signed = new SignJWT(payload)
      if (typeof key !== "string") return signed.setProtectedHeader({ alg: "HS256" }).sign(key)
      return signed.setProtectedHeader({ alg: "ES256", kid: "k1" }).sign((key === "own" ? own : another).privateKey)
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return project
}
