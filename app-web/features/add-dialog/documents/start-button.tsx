import type { Estimate } from "#web/entities/plan/estimate.ts"
import { EstimatedButton } from "#web/entities/plan/estimated-button.tsx"
import type { Estimated } from "#web/entities/plan/use-estimate.ts"
import { minutesOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, type Ref, useState } from "react"

interface StartButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly estimated: Estimated
  readonly disabled: boolean
  readonly onAct: () => void
}

/** Starts working on texts. Using a large share of the month needs confirmation. */
export const StartButton = ({ onAct, ...button }: StartButtonProps): ReactElement => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const [large, setLarge] = useState<Estimate | null>(null)
  const length = minutesOf(large?.minutes ?? 0, reader)
  return (
    <>
      <EstimatedButton
        {...button}
        onAct={(estimate) => estimate?.isLarge === true ? setLarge(estimate) : onAct()}
      />
      {large !== null && (
        <Confirm
          title={t("estimate.ask", { length })}
          description={t("estimate.askText", { length, count: large.left })}
          act={t("estimate.askAct", { length })}
          onAct={onAct}
          onClose={() => setLarge(null)}
        />
      )}
    </>
  )
}
