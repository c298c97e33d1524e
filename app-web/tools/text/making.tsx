import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import type { ReactElement } from "react"
import { useWho } from "../calls/guest.ts"
import { Card } from "../parts/card.tsx"
import { LoginCall } from "../parts/login.tsx"
import { Note } from "../parts/note.tsx"
import { useStay } from "../parts/use-stay.ts"
import type { MakingNow } from "./use-making.ts"

interface MakingProps {
  readonly making: Pick<MakingNow, "state" | "stop">
  readonly doing: string
}

/** What was given is on its way, or why it is not: then it can be given again, in the form that is there once more. */
export const Making = ({ making: { state, stop }, doing }: MakingProps): ReactElement | null => {
  const t = useText("tools/text")
  const who = useWho()
  useStay(state?._tag === "Sending" && state.fraction !== null)
  if (state === null) return null
  if (state._tag === "Failed") {
    return (
      <div className="grid gap-3">
        <Note tone="bad">{state.text}</Note>
        {state.isSpent && who !== "member" && <LoginCall />}
      </div>
    )
  }
  return (
    <Card>
      <div className="flex items-center gap-3">
        <p className="flex-1 text-base font-[560]">{doing}</p>
        <Button size="sm" className="max-sm:h-11" onClick={stop}>{t("act.cancel")}</Button>
      </div>
      {state.fraction !== null && <ProgressBar value={state.fraction * 100} label={doing} className="mt-3 w-full" />}
    </Card>
  )
}
