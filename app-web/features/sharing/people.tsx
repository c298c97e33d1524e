import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { initials } from "#web/ui/initials.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { UserMinus } from "lucide-react"
import { type ReactElement, type ReactNode, useRef, useState } from "react"
import { AddPerson } from "./add-person.tsx"
import { RoleSelect } from "./role-select.tsx"
import { type Collaborator, usePeople } from "./use-people.ts"

/** The people a file is shared with: added by email address (in China, phone number), as editors or viewers, and removed. */
export const People = ({ taskId }: { readonly taskId: string }): ReactElement => {
  const t = useText("sharing")
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
      {changes.changeError !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(changes.changeError)}</p>
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
              <Person
                key={person.id}
                name={person.user_identifier}
                note={
                  <RoleSelect
                    label={t("people.roleOf", { name: person.user_identifier })}
                    value={person.role}
                    onChange={(role) => changes.edit(person.id, role)}
                  />
                }
              >
                <IconButton
                  label={t("people.remove", { name: person.user_identifier })}
                  className="max-md:!size-11"
                  onClick={() => setLeaving(person)}
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

interface PersonProps {
  readonly name: string
  readonly note: ReactNode
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
