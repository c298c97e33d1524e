import { errorCode } from "#web/request/error-message.ts"
import { useRef, useState } from "react"
import { saying } from "../calls/saying.ts"
import { enterAsSomeone } from "../calls/visitor.ts"
import { openResult } from "./opened.ts"
import { t } from "./texts.ts"

type MakingState =
  | { readonly _tag: "Sending"; readonly fraction: number }
  /** `isSpent`: free use is over, and an account goes on. */
  | { readonly _tag: "Failed"; readonly text: string; readonly isSpent: boolean }

export interface MakingNow {
  /** Null while nothing is being made. */
  readonly state: MakingState | null
  readonly run: (make: Make) => void
  readonly stop: () => void
}

type Make = (signal: AbortSignal, onProgress: (fraction: number) => void) => Promise<string | null>

/** Refusals that an account, or another plan, gets past. */
const spent = new Set(["FreeUseSpent", "LinkQuotaSpent", "RegistrationClosed", "SignInRequired"])

/** Makes a task from what the visitor gave, and opens its result. */
export const useMaking = (): MakingNow => {
  const [state, setState] = useState<MakingState | null>(null)
  const stopper = useRef<AbortController | null>(null)
  const run = async (make: Make): Promise<void> => {
    const { signal } = stopper.current = new AbortController()
    setState({ _tag: "Sending", fraction: 0 })
    try {
      await enterAsSomeone()
      const taskId = await make(signal, (fraction) => setState({ _tag: "Sending", fraction }))
      if (taskId !== null) openResult(taskId)
      setState(null)
    } catch (error) {
      const isSpent = spent.has(errorCode(error) ?? "")
      setState(signal.aborted ? null : { _tag: "Failed", text: saying(error, t("result.failed")), isSpent })
    }
  }
  return { state, run: (make) => void run(make), stop: () => stopper.current?.abort() }
}
