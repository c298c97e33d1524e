import { useText } from "#web/lib/text.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useState } from "react"
import { PlaceDialog } from "./place-dialog.tsx"
import { placeFault, wrongFields } from "./place-fault.ts"
import { type Place, ruleOf } from "./place.ts"
import { RuleFields } from "./rule-fields.tsx"
import { TextField } from "./text-field.tsx"

const untouched = { url: "", access_key_id: "", secret_access_key: "" }
const openings = {
  feed: [["url", "url"]],
  bucket: [["access_key_id", "key"], ["secret_access_key", "secret"]],
  folder: [],
} as const

/** Changes what becomes of new files, or what opens the place, in a dialog. What opens it is not shown, and stays unless it is typed. */
export const EditPlace = ({ place }: { readonly place: Place }): ReactElement => {
  const t = useText("automation/places")
  const [isOpen, setOpen] = useState(false)
  const [rule, setRule] = useState(() => ruleOf(place))
  const [opening, setOpening] = useState(untouched)
  const utils = trpc.useUtils()
  const edit = trpc.watchedPlace.editWatchedPlace.useMutation({
    ...slow,
    onSuccess: () => setOpen(false),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  const fields = openings[place.kind]
  const labels = Object.fromEntries(fields.map(([field, label]) => [field, t(`places.field.${label}`)]))
  const wrong = wrongFields(edit.error)
  return (
    <>
      <Button
        size="sm"
        className="max-md:!h-11"
        aria-label={t("places.edit", { name: place.name })}
        onClick={() => {
          edit.reset()
          setRule(ruleOf(place))
          setOpening(untouched)
          setOpen(true)
        }}
      >
        {t("act.edit")}
      </Button>
      {isOpen && (
        <PlaceDialog
          title={t("places.editTitle")}
          isWhole
          isPending={edit.isPending}
          fault={edit.error === null ? null : placeFault(edit.error, labels)}
          onSave={() => edit.mutate({ id: place.id, ...rule, ...typed(opening) })}
          onClose={() => setOpen(false)}
        >
          {fields.map(([field, label]) => (
            <TextField
              key={field}
              label={t(`places.field.${label}`)}
              value={opening[field]}
              hint={t("places.keepHint")}
              isWrong={wrong.has(field)}
              isSecret={field === "secret_access_key"}
              onChange={(value) => setOpening({ ...opening, [field]: value })}
            />
          ))}
          <RuleFields rule={rule} isFeed={place.kind === "feed"} onChange={setRule} />
        </PlaceDialog>
      )}
    </>
  )
}

const typed = (opening: typeof untouched): Partial<typeof untouched> =>
  Object.fromEntries(Object.entries(opening).filter(([, value]) => value.trim() !== ""))
