import { player } from "#web/entities/playback/player.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { CircleAlert, RotateCcw } from "lucide-react"
import type { ReactElement } from "react"

/** Why there is no sound, and a way to try again. */
export const PlaybackError = ({ error }: { readonly error: "preparing" | "missing" | "failed" }): ReactElement => {
  const t = useText("player")
  const isFinal = error !== "preparing"
  return (
    <div role="alert" className="flex min-w-0 flex-1 items-center gap-3 py-1 text-sm max-md:flex-wrap">
      {isFinal ? <CircleAlert className="size-[18px] shrink-0 text-bad" /> : <Spinner className="shrink-0" />}
      <span className="min-w-0 flex-1">{t(`player.${error}`)}</span>
      {isFinal && (
        <Button size="sm" onClick={() => void player.play()}>
          <RotateCcw />
          {t("act.retry")}
        </Button>
      )}
    </div>
  )
}
