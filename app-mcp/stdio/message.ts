import { Option, Schema } from "effect"

const Id = Schema.Union([Schema.String, Schema.Finite])

const Wire = Schema.Struct({
  id: Schema.optionalKey(Id),
  method: Schema.optionalKey(Schema.String),
  params: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})

/** A message from the client: as received, and the parts that decide how it travels. */
export interface Message {
  readonly raw: unknown
  readonly id: string | number | undefined
  readonly method: string | undefined
  readonly params: Readonly<Record<string, unknown>>
  /** The request that this message cancels. */
  readonly cancels: string | number | undefined
}

const decode = Schema.decodeUnknownOption(Wire)
const isId = Schema.is(Id)

/** The message of a line, or those of a batch; null for what is not a message. Undefined if the line is not JSON. */
export const parse = (line: string): ReadonlyArray<Message | null> | undefined => {
  const raw = fromJson(line)
  if (raw === undefined) return undefined
  return Array.isArray(raw) && raw.length > 0 ? raw.map(messageOf) : [messageOf(raw)]
}

const messageOf = (raw: unknown): Message | null => {
  const wire = Option.getOrNull(decode(raw))
  if (wire === null) return null
  const { id, method, params = {} } = wire
  const taken = method === "notifications/cancelled" ? params["requestId"] : undefined
  return { raw, id, method, params, cancels: isId(taken) ? taken : undefined }
}

const fromJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
