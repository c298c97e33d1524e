import type { ReactElement } from "react"
import { clock, t } from "../../lib/text.ts"

interface CoverageReceiptProps {
  readonly ratio: number
  readonly holes: ReadonlyArray<{ readonly begin: number; readonly end: number; readonly reason: string }>
}

/** How much of the detected speech was transcribed, and what is missing. */
export const CoverageReceipt = ({ ratio, holes }: CoverageReceiptProps): ReactElement =>
  holes.length === 0 ? <p className="quiet">{t("coverage.full")}</p> : (
    <div className="note">
      {t("coverage.part", { percent: Math.floor(ratio * 1000) / 10 })}
      <ul>
        {holes.map(({ begin, end, reason }) => <li key={begin}>{`${clock(begin)}–${clock(end)} (${reason})`}</li>)}
      </ul>
    </div>
  )
