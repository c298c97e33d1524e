import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { UserPlus } from "lucide-react"
import { type FormEvent, type ReactElement, type RefObject, useId, useState } from "react"
import { RoleSelect } from "./role-select.tsx"
import type { SharedRole, usePeople } from "./use-people.ts"

/** How people are identified in this edition. */
const isByPhone = settings.region === "cn"

interface AddPersonProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly changes: Omit<ReturnType<typeof usePeople>, "people" | "error" | "refetch">
}

/** Adds someone by the address or number they log in with; nothing shows whether they have an account. */
export const AddPerson = ({ field, changes }: AddPersonProps): ReactElement => {
  const t = useText("sharing")
  const id = useId()
  const [role, setRole] = useState<SharedRole>("editor")
  const [written, setWritten] = useState("")
  const { addError, added } = changes
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written.trim() !== "") changes.add(written, role, () => setWritten(""))
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">
        {t(isByPhone ? "people.addByPhone" : "people.add")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={field}
          id={id}
          type={isByPhone ? "tel" : "email"}
          autoComplete="off"
          placeholder={isByPhone ? "138 0013 8000" : "name@example.com"}
          value={written}
          onChange={(event) => {
            setWritten(event.target.value)
            changes.forget()
          }}
          aria-invalid={addError !== null}
          aria-describedby={`${id}-note`}
          className="min-w-0 flex-1 basis-48 max-md:h-11"
        />
        <RoleSelect label={t("people.role")} value={role} onChange={setRole} />
        <Button
          type="submit"
          className="!h-10 max-md:!h-11 max-sm:flex-1"
          disabled={changes.isAdding || written.trim() === ""}
        >
          <UserPlus />
          {t("people.addAct")}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role={addError === null ? "status" : "alert"}
        className={addError === null ? hint : "mt-1.5 text-sm text-bad"}
      >
        {addError !== null
          ? errorMessage(addError)
          : added === undefined
          ? t(isByPhone ? "people.hintByPhone" : "people.hint")
          : t(outcomeOf(added.is_notified, isByPhone), { name: added.collaborator.user_identifier })}
      </p>
    </form>
  )
}

/** Only a server that sends mail says so. */
const outcomeOf = (isNotified: boolean, isByPhone: boolean) => {
  if (isByPhone || !settings.sendsMail) return "people.addedByPhone"
  return isNotified ? "people.added" : "people.addedQuietly"
}

const hint = "mt-1.5 text-sm text-fg-3"
