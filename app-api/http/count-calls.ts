import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { limitCalls } from "#domain/kernel/limit-rate.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect } from "effect"
import type { MiddlewareHandler } from "hono"
import { refusalResponse } from "../request/refusal-response.ts"
import type { AppEnv } from "./caller-network.ts"

/** Limits all calls by network. Health checks are not counted: a monitor must not think the server is dead. */
export const countCalls = Effect.map(Effect.context<Ports>(), (ports): MiddlewareHandler<AppEnv> => async (c, next) => {
  if (c.req.path === "/api/health") return next()
  const counted = limitCalls(1).pipe(
    Effect.provideService(CallerNetwork, c.get("network")),
    Effect.match({ onSuccess: () => null, onFailure: (refusal) => refusal }),
  )
  const refusal = await Effect.runPromiseWith(ports)(counted)
  if (refusal === null) return next()
  return refusalResponse(c.req.raw, refusal)
})
