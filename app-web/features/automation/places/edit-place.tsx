import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useState } from "react"
import { PlaceDialog } from "./place-dialog.tsx"
import { type Place, ruleOf } from "./place.ts"
import { RuleFields } from "./rule-fields.tsx"

/** Changes what becomes of new files, in a dialog. */
export const EditPlace = ({ place }: { readonly place: Place }): ReactElement => {
  const t = useText("automation/places")
  const [isOpen, setOpen] = useState(false)
  const [rule, setRule] = useState(() => ruleOf(place))
  const utils = trpc.useUtils()
  const edit = trpc.watchedPlace.editWatchedPlace.useMutation({
    onSuccess: () => setOpen(false),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  return (
    <>
      <Button
        size="sm"
        className="max-md:!h-11"
        aria-label={t("places.edit", { name: place.name })}
        onClick={() => {
          edit.reset()
          setRule(ruleOf(place))
          setOpen(true)
        }}
      >
        {t("act.edit")}
      </Button>
      {isOpen && (
        <PlaceDialog
          title={t("places.editTitle")}
          isPending={edit.isPending}
          fault={edit.error === null ? null : errorMessage(edit.error)}
          onSave={() => edit.mutate({ id: place.id, ...rule })}
          onClose={() => setOpen(false)}
        >
          <RuleFields rule={rule} isFeed={place.kind === "feed"} onChange={setRule} />
        </PlaceDialog>
      )}
    </>
  )
}
