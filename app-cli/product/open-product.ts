import { workOnJobs } from "#domain/pipeline/jobs/work-on-jobs.ts"
import { Context, Effect, Layer, Schedule, type Scope } from "effect"
import { remoteProduct } from "../control/remote-product.ts"
import { serveControl } from "../control/serve-control.ts"
import type { CliRefusal } from "../errors.ts"
import { acquireDataFolder, type DataFolderInUse } from "../local-operations/data-folder.ts"
import { localProduct } from "./local-product.ts"
import type { Product } from "./product.ts"
import type { Everything } from "./served.ts"

/** How this process could open the product itself. */
export interface Opening {
  readonly dataDir: string
  /** False when the database is a server of its own: then any number of processes may open it. */
  readonly isEmbedded: boolean
  readonly everything: Layer.Layer<Everything, CliRefusal>
}

export class HowToOpen extends Context.Service<HowToOpen, Opening>()("app-cli/HowToOpen") {}

type Opened = Effect.Effect<Product, DataFolderInUse | CliRefusal, HowToOpen | Scope.Scope>

/** The running server's product; without one, this process opens it for as long as the scope is open. */
export const openProduct: Opened = Effect.suspend(() => open(false))

/** The product with workers on the jobs: those of the running server, or of this process. */
export const openWorkingProduct: Opened = Effect.suspend(() => open(true))

/** Opened by this process, refused while a server runs. */
export const openAlone: Opened = Effect.gen(function*() {
  const { dataDir, isEmbedded, everything } = yield* HowToOpen
  if (isEmbedded) yield* acquireDataFolder(dataDir)
  return yield* provided(everything, localProduct(false))
})

/** A server that is starting owns the folder before it answers, so both are tried for a while. */
const open = (wantsWorkers: boolean): Opened =>
  Effect.gen(function*() {
    const { dataDir, isEmbedded, everything } = yield* HowToOpen
    if (!isEmbedded) return yield* provided(everything, localProduct(true))
    const running = yield* remoteProduct(dataDir)
    if (running !== null) return running
    yield* acquireDataFolder(dataDir)
    const own = wantsWorkers
      ? Effect.andThen(Effect.andThen(Effect.forkScoped(workOnJobs(1)), serveControl(dataDir)), localProduct(true))
      : localProduct(false)
    return yield* provided(everything, own)
  }).pipe(Effect.retry({
    schedule: Schedule.spaced("150 millis"),
    times: 100,
    while: (error) => error._tag === "DataFolderInUse",
  }))

const provided = <A, R>(everything: Layer.Layer<Everything, CliRefusal>, use: Effect.Effect<A, never, R>) =>
  Effect.flatMap(Layer.build(everything), (ports) => Effect.provide(use, ports))
