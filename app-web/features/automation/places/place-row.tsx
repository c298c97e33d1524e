import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { knownText } from "#web/request/known-text.ts"
import { trpc } from "#web/request/trpc.ts"
import { useRefusals } from "#web/request/use-refusals.ts"
import type { ReactElement } from "react"
import { SwitchedRow } from "../rows/switched-row.tsx"
import { PlaceActions } from "./place-actions.tsx"
import type { Place } from "./place.ts"

interface PlaceRowProps {
  readonly place: Place
  readonly onRemoved: () => void
}

/** A place with what came of it, and what can be done with it. */
export const PlaceRow = ({ place, onRemoved }: PlaceRowProps): ReactElement => {
  const t = useText("automation/places")
  const form = useText("automation/form")
  const moment = useMoment()
  const utils = trpc.useUtils()
  const turn = trpc.watchedPlace.editWatchedPlace.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  const { id, name, kind, location, looked_at: lookedAt, made, waiting, failed } = place
  return (
    <SwitchedRow
      name={name}
      isOn={place.is_on}
      label={t("places.on", { name })}
      turn={turn}
      onTurn={(isOn) => turn.mutate({ id, is_on: isOn })}
      actions={<PlaceActions place={place} onRemoved={onRemoved} />}
    >
      <p className="text-sm break-all text-fg-3">{form(`place.${kind}`)}: {location}</p>
      <p className="text-sm text-fg-3">
        {lookedAt === null ? t("places.notLooked") : t("places.looked", { time: moment(lookedAt) })}
      </p>
      <p className="text-sm text-fg-2">{t("places.counts", { made, waiting, failed })}</p>
      <Health place={place} />
    </SwitchedRow>
  )
}

/** Why nothing comes: nothing is said while all is well. */
const Health = ({ place: { off, fault } }: Pick<PlaceRowProps, "place">): ReactElement => {
  const t = useText("automation/places")
  const areHere = useRefusals(fault !== null)
  const why = fault !== null && areHere ? knownText(`refusal.${fault}`, {}) ?? fault : null
  return (
    <div className="text-sm">
      {off !== null && <p className={off === "owner" ? "text-fg-3" : "text-bad"}>{t(`places.off.${off}`)}</p>}
      {why !== null && <p className="text-warn">{why}</p>}
    </div>
  )
}
