import { noteRefused, noteTaken } from "#web/entities/task/note-taken.ts"
import { textsOf } from "#web/lib/text.ts"
import { errorCode } from "#web/request/error-message.ts"
import { useRef, useState } from "react"
import { client } from "../calls/client.ts"
import { saying } from "../calls/saying.ts"
import { enterAsSomeone } from "../calls/visitor.ts"
import { noteChange, openResult } from "./opened.ts"

const { t } = textsOf("tools/text")

type MakingState =
  /** `fraction`: of a file that is sent; null if nothing is measured. */
  | { readonly _tag: "Sending"; readonly fraction: number | null }
  /** `isSpent`: free use is over, and an account goes on. */
  | { readonly _tag: "Failed"; readonly text: string; readonly isSpent: boolean }

export interface MakingNow {
  /** Null while nothing is being made. */
  readonly state: MakingState | null
  readonly run: (make: Make) => void
  readonly stop: () => void
  /** What failed is put right: the visitor enters something else. */
  readonly clear: () => void
}

type Make = (signal: AbortSignal, onProgress: (fraction: number) => unknown) => Promise<string | null>

/** Refusals that an account gets past. */
const spent = new Set(["FreeUseSpent", "RegistrationClosed", "SignInRequired"])

/** Makes a task from what the visitor gave, which is reported as this, and opens its result. */
export const useMaking = (source: "audio" | "link" | "text"): MakingNow => {
  const [state, setState] = useState<MakingState | null>(null)
  const stopper = useRef<AbortController | null>(null)
  const run = async (make: Make): Promise<void> => {
    const { signal } = stopper.current = new AbortController()
    setState({ _tag: "Sending", fraction: null })
    try {
      await enterAsSomeone()
      signal.throwIfAborted()
      const taskId = await make(signal, (fraction) => signal.aborted || setState({ _tag: "Sending", fraction }))
      if (signal.aborted) return withdraw(taskId)
      if (taskId !== null) {
        noteTaken(taskId, { source, size: null, style: null })
        openResult(taskId)
      }
      setState(null)
    } catch (error) {
      const isSpent = spent.has(errorCode(error) ?? "")
      if (!signal.aborted) noteRefused(source, errorCode(error))
      if (!signal.aborted) setState({ _tag: "Failed", text: saying(error, t("result.failed")), isSpent })
    }
  }
  const stop = () => {
    stopper.current?.abort()
    setState(null)
  }
  return { state, run: (make) => void run(make), stop, clear: () => setState(null) }
}

/** The server was faster than the visitor who stopped. If it cannot be reached, the task is in the list. */
const withdraw = (taskId: string | null): void => {
  if (taskId !== null) client.task.deleteTasks.mutate({ task_ids: [taskId] }).then(noteChange, noteChange)
}
