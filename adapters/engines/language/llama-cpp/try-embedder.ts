import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Effect } from "effect"
import { embedderOf } from "./embedder.ts"
import { localEndpoint } from "./local-endpoint.ts"
import { runnable } from "./try-model.ts"

/** Loads a model for searching, and compares two texts: the first search must not be what reveals one that is broken. */
export const tryEmbedder = (model: Model, folder: string, threads: number): Effect.Effect<void, InstallFailed> =>
  Effect.gen(function*() {
    const send = yield* localEndpoint(runnable(model, folder, { threads, sequences: 1 }))
    const { question, passages } = embedderOf(model, send)
    const asked = yield* question("When does the ferry leave?")
    const [found] = yield* passages(["The boat goes at seven."])
    if (found?.length !== asked.length) {
      return yield* unusable(`vectors of ${asked.length} and ${found?.length} numbers`)
    }
  }).pipe(
    Effect.catchTag("EmbedderFailed", ({ detail }) => unusable(detail)),
    Effect.scoped,
  )

const unusable = (detail: string) => Effect.fail(new InstallFailed({ reason: "unusable", detail }))
