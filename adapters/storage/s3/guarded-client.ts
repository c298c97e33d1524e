import { dial, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import type { S3Client } from "@aws-sdk/client-s3"
import { Effect, type Scope } from "effect"
import { Agent, type AgentOptions, type ClientRequestArgs } from "node:http"
import { Agent as SafeAgent } from "node:https"
import { isIP } from "node:net"
import { type Duplex, PassThrough } from "node:stream"
import { connect } from "node:tls"
import { type BucketOptions, clientOf } from "./bucket.ts"

/** Services of one's own have ports of their own; those below are of other services. */
const isPort = (port: number): boolean => port === 443 || port === 80 || port >= 1024

type Made = (error: Error | null, socket: Duplex) => void

/** A client for a bucket that a user names: its connections are those of the guard. It has not reached anything yet. */
export const guardedClient = (
  options: BucketOptions,
  given: DialRules,
): Effect.Effect<S3Client, never, Scope.Scope> => {
  const rules = { isPort, ...given }
  return Effect.acquireRelease(
    Effect.sync(() =>
      clientOf(options, {
        httpAgent: guarded(new Agent(), (host, port) => dial(host, port, rules)),
        httpsAgent: guarded(new SafeAgent(), async (host, port) =>
          connect({ socket: await dial(host, port, rules), host, ...(isIP(host) === 0 && { servername: host }) })),
      })
    ),
    (made) => Effect.sync(() => made.destroy()),
  )
}

/** An agent whose connections are opened like this. */
const guarded = <Kind extends Agent>(
  agent: Kind,
  open: (host: string, port: number) => Promise<Duplex>,
): Kind =>
  Object.assign(agent, {
    createConnection: ({ host, port, defaultPort }: ClientRequestArgs & AgentOptions, made?: Made): null => {
      open(host ?? "", Number(port ?? defaultPort)).then(
        (socket) => made?.(null, socket),
        (cause: unknown) => made?.(cause instanceof Error ? cause : new Error("no connection"), new PassThrough()),
      )
      return null
    },
  })
