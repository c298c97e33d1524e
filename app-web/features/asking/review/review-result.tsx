import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import type { Round } from "./round.ts"

interface ReviewResultProps {
  readonly round: Round
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** How a round went. */
export const ReviewResult = ({ round, onAgain, onClose }: ReviewResultProps): ReactElement => {
  const t = useText("asking/review")
  const answered = Object.values(round.answers)
  const right = answered.filter(({ checked }) => checked.grade === "right").length
  const all = round.questions.length
  const next = answered.flatMap(({ checked }) => checked.due ?? []).toSorted()[0]
  return (
    <div className="space-y-4 text-center">
      <output className="block text-2xl font-[640]">{t("review.score", { count: right, all })}</output>
      {next !== undefined && <p className="text-fg-2">{t("review.comeBack")}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        {right < all && <Button tone="primary" className="max-md:!h-11" onClick={onAgain}>{t("review.again")}</Button>}
        <Button className="max-md:!h-11" onClick={onClose}>{t("review.finish")}</Button>
      </div>
    </div>
  )
}
