import { Effect } from "effect"
import { EmptyTagRule } from "../errors.ts"
import type { TagRule } from "../tag.ts"

/** Refuses a rule that asks nothing: it would be about every file. */
export const requireConditions = (rules: ReadonlyArray<TagRule> = []): Effect.Effect<void, EmptyTagRule> =>
  rules.some((rule) => Object.keys(rule).length === 0) ? Effect.fail(new EmptyTagRule()) : Effect.void
