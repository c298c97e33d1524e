import { createHash, randomBytes } from "node:crypto"
import { Browser } from "./browser.ts"

export const callbackUrl = "http://127.0.0.1:33418/callback"

export const metadata = {
  client_name: "Notebook",
  redirect_uris: [callbackUrl],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
  application_type: "native",
}

/** Of what the authorization server says, the fields that tests look at. */
interface Said {
  readonly access_token: string
  readonly refresh_token: string
  readonly scope: string
  readonly expires_in: number
  readonly error: string
  readonly client_id: string
  readonly application_type: string
}

export const saidBy = async (answer: Response): Promise<Said> => JSON.parse(await answer.text())

/** A program that connects by hand, so that a test can do it wrong. */
export const aProgram = (issuer: () => string) => {
  const verifier = randomBytes(32).toString("base64url")
  const challenge = createHash("sha256").update(verifier).digest("base64url")
  const register = async (body: object = metadata, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${issuer()}/oauth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await saidBy(answer) }
  }
  const authorize = (clientId: string, changed: Readonly<Record<string, string | undefined>> = {}): URL => {
    const usual = {
      client_id: clientId,
      redirect_uri: callbackUrl,
      response_type: "code",
      code_challenge: challenge,
      code_challenge_method: "S256",
      scope: "mcp:read mcp:write",
      state: "x",
      resource: `${issuer()}/mcp`,
    }
    const given = Object.entries({ ...usual, ...changed }).filter((one): one is [string, string] =>
      one[1] !== undefined
    )
    return new URL(`${issuer()}/oauth/authorize?${new URLSearchParams(given).toString()}`)
  }
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${issuer()}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form),
    })
  const redeem = (clientId: string, code: string, changed: Record<string, string> = {}) =>
    post("/oauth/token", {
      grant_type: "authorization_code",
      code,
      client_id: clientId,
      redirect_uri: callbackUrl,
      code_verifier: verifier,
      resource: `${issuer()}/mcp`,
      ...changed,
    })
  const refresh = (clientId: string, refreshToken: string, changed: Record<string, string> = {}) =>
    post("/oauth/token", { grant_type: "refresh_token", refresh_token: refreshToken, client_id: clientId, ...changed })
  const revoke = (clientId: string, token: string) => post("/oauth/revoke", { token, client_id: clientId })
  /** From registration to tokens. */
  const connect = async (
    session: string,
    scopes: ReadonlyArray<string> = ["mcp:read"],
    asked: Readonly<Record<string, string>> = {},
  ) => {
    const { body: { client_id: clientId } } = await register()
    const { callback } = await new Browser().approve(authorize(clientId, asked), session, scopes)
    const { access_token, refresh_token, scope, expires_in } = await saidBy(
      await redeem(clientId, callback?.searchParams.get("code") ?? ""),
    )
    return { clientId, access_token, refresh_token, scope, expires_in }
  }
  const call = (accessToken: string | null, body: object = { jsonrpc: "2.0", id: 1, method: "tools/list" }) =>
    fetch(`${issuer()}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
    })
  return { register, authorize, redeem, refresh, revoke, connect, call }
}

export const toolCall = (name: string, args: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
})
