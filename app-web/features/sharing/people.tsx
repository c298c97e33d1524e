import { settings } from "#web/lib/settings.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { initials } from "#web/ui/initials.ts"
import { Input } from "#web/ui/input.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { UserMinus, UserPlus } from "lucide-react"
import { type FormEvent, type ReactElement, useId, useRef, useState } from "react"
import { useText } from "./texts.ts"
import { type Collaborator, usePeople } from "./use-people.ts"

/** The people who may edit a file: added by email address (in China, phone number), and removed. */
export const People = ({ taskId }: { readonly taskId: string }): ReactElement => {
  const t = useText()
  const { people, error, refetch, ...changes } = usePeople(taskId)
  const [leaving, setLeaving] = useState<Collaborator | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const remove = (person: Collaborator) => {
    changes.remove(person.id)
    field.current?.focus()
  }
  return (
    <section aria-label={t("people.title")} className="mb-5 border-b pb-5">
      <AddPerson field={field} changes={changes} />
      {changes.removeError !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(changes.removeError)}</p>
      )}
      {people === undefined
        ? error === null
          ? <Skeleton className="mt-3 h-10" />
          : <Failure error={error} attempt="share" onRetry={() => void refetch()} />
        : (
          <ul aria-label={t("people.title")} className="scroll -mx-1 mt-3 max-h-52 overflow-y-auto px-1">
            {people.owner !== null && (
              <Person name={people.owner.user_identifier} note={t("people.owner")}>
                {people.collaborators.length > 0 ? <span className="size-9 max-md:size-11" /> : undefined}
              </Person>
            )}
            {people.collaborators.map((person) => (
              <Person key={person.id} name={person.user_identifier} note={t("people.edits")}>
                <IconButton
                  label={t("people.remove", { name: person.user_identifier })}
                  className="max-md:!size-11"
                  onClick={() =>
                    setLeaving(person)}
                >
                  <UserMinus />
                </IconButton>
              </Person>
            ))}
          </ul>
        )}
      {leaving !== null && (
        <Confirm
          title={t("people.removeTitle", { name: leaving.user_identifier })}
          description={t("people.removeText")}
          act={t("people.removeAct")}
          danger
          onAct={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  )
}

/** How people are identified in this edition. */
const isByPhone = settings.region === "cn"

interface PersonProps {
  readonly name: string
  readonly note: string
  readonly children: ReactElement | undefined
}

const Person = ({ name, note, children }: PersonProps): ReactElement => (
  <li className="flex min-h-11 items-center gap-3">
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-[600] text-accent-text uppercase"
    >
      {initials(name)}
    </span>
    <span className="min-w-0 flex-1 truncate" title={name}>{name}</span>
    <span className="shrink-0 text-sm text-fg-3">{note}</span>
    {children}
  </li>
)

interface AddPersonProps {
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly changes: Omit<ReturnType<typeof usePeople>, "people" | "error" | "refetch">
}

const AddPerson = ({ field, changes }: AddPersonProps): ReactElement => {
  const t = useText()
  const id = useId()
  const [written, setWritten] = useState("")
  const { addError, added } = changes
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written.trim() !== "") changes.add(written, () => setWritten(""))
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">
        {t(isByPhone ? "people.addByPhone" : "people.add")}
      </label>
      <div className="flex gap-2">
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
          className="min-w-0 flex-1 max-md:h-11"
        />
        <Button type="submit" className="!h-10 max-md:!h-11" disabled={changes.isAdding || written.trim() === ""}>
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
          ? t("people.hint")
          : t(added.is_notified ? "people.added" : isByPhone ? "people.addedByPhone" : "people.addedQuietly", {
            name: added.collaborator.user_identifier,
          })}
      </p>
    </form>
  )
}

const hint = "mt-1.5 text-sm text-fg-3"
