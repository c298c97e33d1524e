import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, useState } from "react"
import type { Place } from "./place.ts"

interface RemovePlaceProps {
  readonly place: Place
  readonly onRemoved: () => void
}

/** Stops watching a place, after asking. */
export const RemovePlace = ({ place: { id, name }, onRemoved }: RemovePlaceProps): ReactElement => {
  const t = useText("automation/places")
  const [isAsked, setAsked] = useState(false)
  const utils = trpc.useUtils()
  const remove = trpc.watchedPlace.removeWatchedPlace.useMutation({
    onSuccess: onRemoved,
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.watchedPlace.listWatchedPlaces.invalidate(),
  })
  return (
    <>
      <IconButton
        label={t("places.remove", { name })}
        size="iconSm"
        className="max-md:!size-11"
        onClick={() => setAsked(true)}
      >
        <Trash2 />
      </IconButton>
      {isAsked && (
        <Confirm
          danger
          title={t("places.removeTitle", { name })}
          description={t("places.removeText")}
          act={t("places.removeAct")}
          onAct={() => remove.mutate({ id })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
