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

/** Null if it is not a JSON object. */
export const parse = (line: string): Message | null => {
  const raw = fromJson(line)
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
