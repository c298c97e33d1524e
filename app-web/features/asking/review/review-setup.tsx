import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Select } from "#web/ui/select.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, useState } from "react"
import type { Kind, Wanted } from "./review-requests.ts"

interface ReviewSetupProps {
  readonly taskId: string
  readonly onBegin: (wanted: Wanted) => void
}

const counts = [5, 10, 20]

/** The options of a review. */
export const ReviewSetup = ({ taskId, onBegin }: ReviewSetupProps): ReactElement => {
  const t = useText("asking/review")
  const { data, error } = trpc.review.getIntroduction.useQuery({ task_id: taskId })
  const [without, setWithout] = useState<ReadonlySet<Kind>>(new Set())
  const [count, setCount] = useState(10)
  const [isSpaced, setSpaced] = useState(true)
  if (error !== null && data === undefined) return <p role="alert" className="text-bad">{errorMessage(error, "ask")}</p>
  if (data === undefined) return <Spinner className="mt-10" />
  const kinds = data.kinds.filter((kind) => !without.has(kind))
  const [first, ...others] = kinds
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (first !== undefined) onBegin({ kinds: [first, ...others], count, is_spaced: isSpaced })
      }}
    >
      <p className="text-fg-2">{t("review.intro")}</p>
      <fieldset className="space-y-1">
        <legend className="mb-1 font-[560]">{t("review.kinds")}</legend>
        {data.kinds.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 max-md:size-6"
              checked={!without.has(kind)}
              onChange={({ target }) =>
                setWithout((before) =>
                  target.checked ? before.difference(new Set([kind])) : before.union(new Set([kind]))
                )}
            />
            {t(`review.kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <label className="flex items-center justify-between gap-3 font-[560]">
        {t("review.count")}
        <Select
          value={count}
          className="max-md:[&_select]:!h-11"
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {counts.map((one) => <option key={one} value={one}>{one}</option>)}
        </Select>
      </label>
      <SwitchRow label={t("review.spaced")} hint={t("review.spacedHint")} checked={isSpaced} onChange={setSpaced} />
      <Button
        type="submit"
        tone="primary"
        className="w-full max-md:!h-11"
        disabled={kinds.length === 0 || data.questions_left === 0}
      >
        {t("review.begin")}
      </Button>
      {data.questions_left !== null && (
        <p className="text-xs text-fg-3">{t("review.left", { count: data.questions_left })}</p>
      )}
    </form>
  )
}
