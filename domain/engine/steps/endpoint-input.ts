import { Effect, Schema } from "effect"
import { MalformedRequest } from "../../kernel/errors.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { EngineStore } from "../engine-store.port.ts"
import { listInput } from "./requested.ts"

const Line = StorableText.check(notBlank, maxCharacters(500))

/** Without a key, the stored one is kept, for the same address only. */
export const endpointInput = {
  address: Line,
  model: Line,
  key: Schema.optionalKey(StorableText.check(maxCharacters(2000))),
  ...listInput,
}

interface Given {
  readonly address: string
  readonly model: string
  readonly key?: string
}

/** The endpoint as it was given, trimmed, with its key in the clear. */
export const givenEndpoint = Effect.fnUntraced(function*({ address, model, key }: Given) {
  const trimmed = address.trim().replace(/\/+$/, "")
  // No user name or password in an address: it would be displayed.
  if (!/^https?:\/\/[^\s/?#@]+(\/[^\s?#@]*)?$/.test(trimmed)) {
    return yield* new MalformedRequest({ issues: [brokenRule("address", "http-address")] })
  }
  return {
    address: trimmed,
    model: model.trim(),
    key: key === undefined ? yield* storedKey(trimmed) : key.trim() || null,
  }
})

/** A key is never sent to any address but the one it was entered for. */
const storedKey = Effect.fnUntraced(function*(address: string) {
  const { endpoint } = yield* (yield* EngineStore).get
  if (endpoint === null || endpoint.address !== address || endpoint.sealedKey === null) return null
  const { open } = yield* Sealer
  return yield* open(endpoint.sealedKey)
})
