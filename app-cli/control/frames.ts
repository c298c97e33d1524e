import { Actor } from "#domain/kernel/actor.ts"
import { Schema } from "effect"
import type { Socket } from "node:net"
import { createInterface } from "node:readline"

/** A request from the command line to the server: one per connection. */
export const Request = Schema.fromJsonString(Schema.Struct({
  name: Schema.String,
  input: Schema.Unknown,
  actor: Actor,
}))
export type Request = typeof Request.Type

const kinds = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not-found",
  "conflict",
  "gone",
  "too-large",
  "quota",
  "rate-limited",
  "unavailable",
  "full",
] as const

/** A refusal on the wire: everything that a surface says about it. */
const Refused = Schema.Struct({ _tag: Schema.String, kind: Schema.Literals(kinds), message: Schema.String })

/** The server's answer: any number of parts, then how it ended. */
export const Frame = Schema.fromJsonString(Schema.Union([
  Schema.Struct({ part: Schema.Unknown }),
  Schema.Struct({ done: Schema.Unknown }),
  Schema.Struct({ refused: Refused }),
  Schema.Struct({ broken: Schema.String }),
]))
export type Frame = typeof Frame.Type

export const linesOf = (socket: Socket): AsyncIterable<string> =>
  createInterface({ input: socket, crlfDelay: Infinity })

const encode = Schema.encodeSync(Frame)

export const send = (socket: Socket, frame: Frame): void => {
  if (socket.writable) socket.write(`${encode(frame)}\n`)
}
