import type { BatchEvent } from "./batch-events.ts"
import type { BatchFile, UploadBatch } from "./upload-batch.ts"

type Action =
  | { readonly _tag: "Send"; readonly file: BatchFile }
  | { readonly _tag: "Create" }
  | { readonly _tag: "Look" }

/** What to do next for a batch; null while it is paused or waiting, and once it is over. */
export const nextAction = ({ phase, files, isPaused, waitsFor }: UploadBatch): Action | null => {
  if (isPaused || waitsFor !== null) return null
  switch (phase._tag) {
    case "Sending": {
      const file = files.find((one) => !one.isThere)
      return file === undefined ? { _tag: "Create" } : { _tag: "Send", file }
    }
    case "Creating":
      return { _tag: "Create" }
    case "Looking":
      return { _tag: "Look" }
    case "Done":
    case "Refused":
      return null
  }
}

/** What running a batch needs from outside. None of it fails: every outcome is an event. */
export interface Runtime {
  readonly find: (id: string) => UploadBatch | undefined
  /** Applies an event and stores what must survive a reload; resolves to the batch after it. */
  readonly dispatch: (id: string, event: BatchEvent) => Promise<UploadBatch | undefined>
  /** Null when the reader stopped it, which is known already. */
  readonly send: (batch: UploadBatch, file: BatchFile) => Promise<BatchEvent | null>
  readonly create: (batch: UploadBatch) => Promise<BatchEvent>
  readonly look: (batch: UploadBatch) => Promise<BatchEvent>
}

/** Runs a batch step by step until it pauses, waits or is over. */
export const runBatch = async (id: string, runtime: Runtime): Promise<void> => {
  const batch = runtime.find(id)
  const action = batch === undefined ? null : nextAction(batch)
  if (batch === undefined || action === null) return
  if (action._tag === "Send") {
    const outcome = await runtime.send(batch, action.file)
    if (outcome !== null) await runtime.dispatch(id, outcome)
  }
  if (action._tag === "Create") await create(id, runtime)
  if (action._tag === "Look") await runtime.dispatch(id, await runtime.look(batch))
  return runBatch(id, runtime)
}

/** The request is noted before it is made: after a reload nobody knows whether it arrived. */
const create = async (id: string, runtime: Runtime): Promise<void> => {
  const asking = await runtime.dispatch(id, { _tag: "Asking" })
  if (asking !== undefined) await runtime.dispatch(id, await runtime.create(asking))
}
