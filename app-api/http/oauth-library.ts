import { McpScope } from "#domain/kernel/actor.ts"
import { type Context } from "hono"
import type Provider from "oidc-provider"
import { askedScope } from "../oauth/asked-scope.ts"
import type { Sides } from "../oauth/consent.ts"
import type { AppEnv } from "./caller-network.ts"
import { protections } from "./security-headers.ts"

/** Node's own request and answer. */
export const sidesOf = ({ env: { incoming, outgoing } }: Context<AppEnv>): Sides => [incoming, outgoing]

/** Lets the library answer, as the server of an origin: whatever name a proxy asked for, and whatever it wrote beside. */
export const byLibrary = async (provider: Provider, origin: string, c: Context<AppEnv>): Promise<Response> => {
  const [incoming, outgoing] = sidesOf(c)
  const { host, protocol } = new URL(origin)
  Object.assign(incoming.headers, { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) })
  if (c.req.path === "/oauth/authorize") incoming.url = withAllScopes(incoming.url ?? "", origin)
  for (const [name, value] of protections) outgoing.setHeader(name, value)
  await provider.callback()(incoming, outgoing)
  return new Response(null, { status: outgoing.statusCode, headers: { "x-hono-already-sent": "true" } })
}

/** The person may allow more than a program asks for at first: few of them ask again. */
const withAllScopes = (path: string, origin: string): string => {
  const url = new URL(path, origin)
  const asked = url.searchParams.get("scope") ?? ""
  url.searchParams.set(askedScope, asked)
  url.searchParams.set(
    "scope",
    [...new Set([...asked.split(" ").filter((one) => one !== ""), ...McpScope.literals])].join(" "),
  )
  return url.pathname + url.search
}
