import { identify } from "#domain/account/shared/identify.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import type { Ports } from "#domain/ports.ts"
import { fetchRequestHandler } from "@trpc/server/adapters/fetch"
import { Effect } from "effect"
import { bearerOf } from "../request/actor-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { appRouter } from "./router.ts"

/** `/trpc/*`: for the web app. Event sources cannot send headers: their token comes as the connection's parameter. */
export const trpcHandler = Effect.map(Effect.context<Ports>(), (ports) => {
  const actorOf = (token: string, deviceId: string | null): Promise<Actor> => {
    const visitor: Actor = { _tag: "Anonymous", deviceId }
    return token === "" ? Promise.resolve(visitor) : Effect.runPromiseWith(ports)(
      identify(token).pipe(Effect.catch(() => Effect.succeed(visitor))),
    )
  }
  return (request: Request): Promise<Response> => {
    const requestId = request.headers.get(requestIdHeader) ?? ""
    return fetchRequestHandler({
      endpoint: "/trpc",
      req: request,
      router: appRouter,
      createContext: async ({ req, info }) => {
        const token = bearerOf(req.headers.get("authorization")) || (info.connectionParams?.["token"] ?? "")
        return { requestId, ports, actor: await actorOf(token, req.headers.get("x-client-uuid")) }
      },
      onError: ({ error, path }) => {
        if (error.code !== "INTERNAL_SERVER_ERROR") return
        Effect.runForkWith(ports)(
          Effect.logError("A procedure failed", error.cause ?? error).pipe(
            Effect.annotateLogs({ request_id: requestId, procedure: path ?? "" }),
          ),
        )
      },
    })
  }
})
