import { CircleAlert, RotateCcw } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import { player } from "./player.ts"

/** Why there is no sound, and the way to try again. */
export const Trouble = ({ trouble }: { readonly trouble: "missing" | "failed" }): ReactElement => {
  const t = useText()
  return (
    <p role="alert" className="flex min-w-0 flex-1 items-center gap-3 py-1 text-sm max-md:flex-wrap">
      <CircleAlert className="size-[18px] shrink-0 text-bad" />
      <span className="min-w-0 flex-1">{t(`player.${trouble}`)}</span>
      <Button size="sm" onClick={() => void player.play()}>
        <RotateCcw />
        {t("act.retry")}
      </Button>
    </p>
  )
}
