import type { Engine, Transcriber } from "#domain/recognition/transcriber.port.ts"
import { Effect } from "effect"

type Choose = typeof Transcriber.Service["choose"]

/** The engines of a test: the one that is chosen, and by their ids the others. */
export const transcriberOf = (
  choose: Choose,
  others: Readonly<Record<string, Engine>> = {},
): typeof Transcriber.Service => ({
  choose,
  installed: Effect.succeed(
    Object.entries(others).map(([id, { name, capabilities: { languages } }]) => ({
      id,
      name,
      languages,
      isLocal: true,
    })),
  ),
  withId: (id) => others[id] === undefined ? choose("auto") : Effect.succeed(others[id]),
})
