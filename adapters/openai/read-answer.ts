import { Option, Schema } from "effect"
import { fitted } from "./fitted.ts"
import { objectsIn } from "./objects-in.ts"
import type { Shape } from "./response-format.ts"

export interface WrittenAnswer<A> {
  readonly value: A
  /** Whether it ended before it was complete. */
  readonly isCut: boolean
}

/** What a model answered, out of whatever it wrote; null if nothing of it is usable. */
export const readAnswer = <A>({ schema, codec, parts }: Shape<A>, content: string): WrittenAnswer<A> | null => {
  for (const { value, isCut } of objectsIn(content)) {
    const given = partsOf(value, parts)
    const fit = given === undefined ? undefined : fitted(schema, value)
    const kept = partsOf(fit, parts)
    const isEmptied = Array.isArray(kept) && kept.length === 0 && !(Array.isArray(given) && given.length === 0)
    const decoded = isEmptied ? Option.none<A>() : Schema.decodeUnknownOption(codec)(fit)
    if (Option.isSome(decoded)) return { value: decoded.value, isCut }
  }
  return null
}

const partsOf = (value: unknown, parts: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === parts)?.[1] : undefined
