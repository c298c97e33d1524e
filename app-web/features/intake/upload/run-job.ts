import type { JobEvent } from "./job-events.ts"
import { wants } from "./job-wants.ts"
import type { Job, JobFile } from "./job.ts"

/** What running a job needs of the world. None of it fails: every outcome is an event. */
export interface World {
  readonly find: (id: string) => Job | undefined
  /** Takes an event in and keeps what must survive a reload; gives the job after it. */
  readonly take: (id: string, event: JobEvent) => Promise<Job | undefined>
  /** Null when it was stopped by the reader: that is known already. */
  readonly send: (job: Job, file: JobFile) => Promise<JobEvent | null>
  readonly create: (job: Job) => Promise<JobEvent>
  readonly look: (job: Job) => Promise<JobEvent>
}

/** Does for a job what can be done now, one step after the other, until it rests, waits or is over. */
export const runJob = async (id: string, world: World): Promise<void> => {
  const job = world.find(id)
  const act = job === undefined ? null : wants(job)
  if (job === undefined || act === null) return
  if (act._tag === "Send") {
    const outcome = await world.send(job, act.file)
    if (outcome !== null) await world.take(id, outcome)
  }
  if (act._tag === "Create") await create(id, world)
  if (act._tag === "Look") await world.take(id, await world.look(job))
  return runJob(id, world)
}

/** That the server is being asked is kept first: after a reload nobody knows whether it heard. */
const create = async (id: string, world: World): Promise<void> => {
  const asking = await world.take(id, { _tag: "Asking" })
  if (asking !== undefined) await world.take(id, await world.create(asking))
}
