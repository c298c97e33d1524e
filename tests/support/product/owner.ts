import { embedded } from "#adapters/profile/embedded.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { serveControl } from "#cli/control/serve-control.ts"
import { acquireDataFolder } from "#cli/local-operations/data-folder.ts"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"

/** A process that owns DATA_DIR and answers the command line, as the server does. It says "ready". */
const owner = Effect.gen(function*() {
  const found = yield* settings
  yield* acquireDataFolder(found.dataDir)
  const ports = yield* Layer.build(embedded(found))
  yield* Effect.provide(serveControl(found.dataDir), ports)
  yield* Effect.sync(() => process.stdout.write("ready\n"))
  return yield* Effect.never
})

NodeRuntime.runMain(Effect.scoped(owner))
