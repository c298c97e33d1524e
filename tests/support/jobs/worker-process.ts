import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import * as PgBossJobs from "#adapters/storage/pg-boss/job-queue.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { Effect, Layer, Redacted } from "effect"
import { ada, taskId } from "../a-task.ts"

/**
 * A process that works on jobs and tells so on its output: `begun 3`, `done 3`. Arguments: a data folder
 * or the address of a server; how many jobs to put into it at first; the number of a job that never ends here.
 */
const [place = "", count = "0", endless = ""] = process.argv.slice(2)

const tell = (line: string) => Effect.sync(() => process.stdout.write(`${line}\n`))

const work = Effect.gen(function*() {
  const queue = yield* JobQueue
  yield* tell("ready")
  yield* Effect.forEach(
    Array.from({ length: Number(count) }, (_, at) => at + 1),
    (nth) => queue.enqueue({ kind: "transcribe", taskId: taskId(nth), attempt: 1, account: ada, priority: false }),
  )
  return yield* queue.work("transcribe", 1, (job) => {
    const nth = Number(job.taskId.slice(-6))
    const rest = nth === Number(endless) ? Effect.never : Effect.void
    return tell(`begun ${nth}`).pipe(Effect.andThen(rest), Effect.andThen(tell(`done ${nth}`)))
  })
})

const layer = place.startsWith("postgres:")
  ? Layer.provide(PgBossJobs.server(Redacted.make(place)), Pool.layer(Redacted.make(place)))
  : Layer.unwrap(
    Effect.map(
      EmbeddedPostgres.EmbeddedPostgres,
      ({ url }) => Layer.provide(PgBossJobs.embedded(url), Pool.layer(url)),
    ),
  ).pipe(Layer.provide(EmbeddedPostgres.layer({ dataDir: place, binFolder: null })))

await Effect.runPromise(Effect.provide(work, layer))
