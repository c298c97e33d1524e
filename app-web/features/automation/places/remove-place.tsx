import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { RemoveButton } from "../rows/remove-button.tsx"
import type { Place } from "./place.ts"

interface RemovePlaceProps {
  readonly place: Place
  readonly onRemoved: () => void
}

/** Stops watching a place, after asking. */
export const RemovePlace = ({ place: { id, name }, onRemoved }: RemovePlaceProps): ReactElement => {
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
