import { useText } from "#web/lib/text.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { type ReactElement, useState } from "react"
import { fieldFaults } from "../form/field-faults.ts"
import { FormDialog } from "../form/form-dialog.tsx"
import { TextField } from "../form/text-field.tsx"
import { type Place, ruleOf } from "./place.ts"
import { RuleFields } from "./rule-fields.tsx"

const untouched = { url: "", access_key_id: "", secret_access_key: "" }
const openings = {
  feed: ["url"],
  bucket: ["access_key_id", "secret_access_key"],
  folder: [],
} as const

/** Changes what becomes of new files, or what opens the place, in a dialog. What opens it is not shown, and stays unless it is typed. */
export const EditPlace = ({ place }: { readonly place: Place }): ReactElement => {
  const t = useText("automation/places")
  const form = useText("automation/form")
  const words = useText("automation")
  const [isOpen, setOpen] = useState(false)
  const [rule, setRule] = useState(() => ruleOf(place))
  const [opening, setOpening] = useState(untouched)
  const utils = trpc.useUtils()
  const edit = trpc.watchedPlace.editWatchedPlace.useMutation({
    ...slow,
    onSuccess: () => setOpen(false),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  const labels = { url: t("places.url"), access_key_id: form("form.key"), secret_access_key: form("form.secret") }
  const faults = fieldFaults(edit.error, labels)
  return (
    <>
      <ActionButton
        aria-label={words("automation.edit", { name: place.name })}
        onClick={() => {
          edit.reset()
          setRule(ruleOf(place))
          setOpening(untouched)
          setOpen(true)
        }}
      >
        {t("act.edit")}
      </ActionButton>
      {isOpen && (
        <FormDialog
          title={t("places.editTitle")}
          isPending={edit.isPending}
          fault={faults.rest}
          onSave={() => edit.mutate({ id: place.id, ...rule, ...typed(opening) })}
          onClose={() => setOpen(false)}
        >
          {openings[place.kind].map((field) => (
            <TextField
              key={field}
              label={labels[field]}
              value={opening[field]}
              kind={field === "secret_access_key" ? "secret" : "text"}
              most={2000}
              hint={t("places.keepHint")}
              fault={faults.of(field)}
              onChange={(value) => setOpening({ ...opening, [field]: value })}
            />
          ))}
          <RuleFields rule={rule} isFeed={place.kind === "feed"} onChange={setRule} />
        </FormDialog>
      )}
    </>
  )
}

const typed = (opening: typeof untouched): Partial<typeof untouched> =>
  Object.fromEntries(Object.entries(opening).filter(([, value]) => value.trim() !== ""))
