import { once } from "node:events"
import { createServer } from "node:http"
import OpenIdProvider from "oidc-provider"

export interface CertifiedProvider extends AsyncDisposable {
  readonly url: string
}

export const client = { id: "parley", secret: "of-the-client" } as const

/** `oidc-provider`, a certified OpenID provider, where everybody is Ada and consents at once. */
export const certifiedProvider = async (redirectUri: () => string): Promise<CertifiedProvider> => {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  let provider: OpenIdProvider | undefined
  server.on("request", (request, response) => {
    // The address to return to is known once the product has started.
    provider ??= providerOf(url, redirectUri())
    if (request.url?.startsWith("/interaction/") === true) void consent(provider, request, response)
    else void provider.callback()(request, response)
  })
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const providerOf = (url: string, redirectUri: string): OpenIdProvider =>
  new OpenIdProvider(url, {
    clients: [{
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: "client_secret_post",
    }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Google puts the address into the ID token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ["of the tests"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: "ada@example.org", email_verified: true, name: "Ada" }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
  })

type Handler = Parameters<OpenIdProvider["interactionFinished"]>

const consent = async (provider: OpenIdProvider, request: Handler[0], response: Handler[1]): Promise<void> => {
  const { params, prompt, session } = await provider.interactionDetails(request, response)
  if (prompt.name === "login") {
    return provider.interactionFinished(request, response, { login: { accountId: "ada-1" } })
  }
  const grant = new provider.Grant({ accountId: session?.accountId ?? "", clientId: String(params["client_id"]) })
  grant.addOIDCScope("openid email profile")
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

/** Goes where a browser would, with cookies, until it is sent back to this address; gives that address with its answer. */
export const followTo = async (redirectUri: string, url: string, jar = new Map<string, string>()): Promise<URL> => {
  if (url.startsWith(redirectUri)) return new URL(url)
  const cookie = Array.from(jar, (pair) => pair.join("=")).join("; ")
  const response = await fetch(url, { redirect: "manual", headers: { cookie } })
  for (const one of response.headers.getSetCookie()) {
    const [name = "", value = ""] = one.split(";", 1)[0]?.split("=") ?? []
    jar.set(name, value)
  }
  const to = response.headers.get("location")
  if (to === null) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`)
  return followTo(redirectUri, new URL(to, url).href, jar)
}
