import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { clsx } from "clsx"
import type { ReactElement } from "react"
import { MomentButton } from "../moments.tsx"
import type { Checked, Grade } from "./review-requests.ts"

type Moment = Checked["moments"][number]

interface CheckedViewProps {
  readonly checked: Checked
  readonly onShow: (moment: Moment) => void
  readonly onGrade: (grade: Grade) => void
}

const grades = ["right", "partly", "wrong"] as const
const colours = { right: "text-ok", partly: "text-warn", wrong: "text-bad" }

/** The result of an answer, and what was said: each passage can be played. */
export const CheckedView = ({ checked, onShow, onGrade }: CheckedViewProps): ReactElement => {
  const t = useText("asking/review")
  return (
    <div className="space-y-3">
      <output className={clsx("block font-[600]", colours[checked.grade])}>{t(`review.grade.${checked.grade}`)}</output>
      {checked.is_stale && <p className="text-sm text-warn">{t("review.stale")}</p>}
      <ul aria-label={t("review.said")} className="space-y-1">
        {checked.moments.map((moment) => (
          <li key={`${moment.segments.join()} ${moment.quote}`}>
            <MomentButton begin={moment.begin} speaker={moment.speaker} onShow={() => onShow(moment)}>
              <span className="mt-0.5 block [overflow-wrap:anywhere]">{moment.quote}</span>
            </MomentButton>
          </li>
        ))}
      </ul>
      {checked.can_overrule && (
        <fieldset aria-label={t("review.own")} className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-fg-3">{t("review.own")}</span>
          {grades.map((one) => (
            <Button
              key={one}
              size="sm"
              aria-pressed={one === checked.grade}
              className="max-md:!h-11 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
              onClick={() => onGrade(one)}
            >
              {t(`review.grade.${one}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
