import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import type { ReactElement } from "react"
import { Card } from "../parts/card.tsx"
import { LoginCall } from "../parts/login-call.tsx"
import { Note } from "../parts/note.tsx"
import { useText } from "./texts.ts"
import type { MakingNow } from "./use-making.ts"

/** What was given is on its way, or why it is not. */
export const Making = ({ making: { state, stop, run } }: { readonly making: MakingNow }): ReactElement | null => {
  const t = useText()
  if (state === null) return null
  if (state._tag === "Failed") {
    return (
      <div className="grid gap-3">
        <Note tone="bad">{state.text}</Note>
        {state.isSpent && <LoginCall />}
        {!state.isSpent && (
          <Button
            className="justify-self-start max-sm:h-11"
            onClick={() => run(() => Promise.resolve(null))}
          >
            {t("result.other")}
          </Button>
        )}
      </div>
    )
  }
  return (
    <Card>
      <div className="flex items-center gap-3">
        <p className="flex-1 text-base font-[560]">{t("result.sending")}</p>
        <Button size="sm" className="max-sm:h-11" onClick={stop}>{t("act.cancel")}</Button>
      </div>
      <ProgressBar value={state.fraction * 100} label={t("result.sending")} className="mt-3 w-full" />
    </Card>
  )
}
