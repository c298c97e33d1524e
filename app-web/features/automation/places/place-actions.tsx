import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import type { ReactElement } from "react"
import { RemoveButton } from "../rows/remove-button.tsx"
import { RowActions } from "../rows/row-actions.tsx"
import { EditPlace } from "./edit-place.tsx"
import type { Place } from "./place.ts"

const PlaceLog = lazyComponent(() => import("./log/place-log.tsx"), "PlaceLog")

interface PlaceActionsProps {
  readonly place: Place
  readonly onRemoved: () => void
}

/** Looks now, shows what was seen, and changes or removes a place. */
export const PlaceActions = ({ place, onRemoved }: PlaceActionsProps): ReactElement => {
  const t = useText("automation/places")
  const { id, name, is_on: isOn } = place
  const look = trpc.watchedPlace.lookNow.useMutation({
    onSuccess: () => void toast(t("places.looking", { name })),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
  })
  return (
    <RowActions
      name={name}
      first={isOn && (
        <ActionButton
          aria-label={t("places.lookNamed", { name })}
          disabled={look.isPending}
          onClick={() => look.mutate({ id })}
        >
          {t("places.look")}
        </ActionButton>
      )}
      log={<PlaceLog placeId={id} failed={place.failed} />}
    >
      <EditPlace place={place} />
      <RemovePlace place={place} onRemoved={onRemoved} />
    </RowActions>
  )
}

interface RemovePlaceProps {
  readonly place: Place
  readonly onRemoved: () => void
}

/** Stops watching a place, after asking. */
const RemovePlace = ({ place: { id, name }, onRemoved }: RemovePlaceProps): ReactElement => {
  const t = useText("automation/places")
  const utils = trpc.useUtils()
  const remove = trpc.watchedPlace.removeWatchedPlace.useMutation({
    onSuccess: onRemoved,
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.watchedPlace.listWatchedPlaces.invalidate(),
  })
  return (
    <RemoveButton
      label={t("places.remove", { name })}
      title={t("places.removeTitle", { name })}
      text={t("places.removeText")}
      act={t("places.removeAct")}
      onAct={() => remove.mutate({ id })}
    />
  )
}
