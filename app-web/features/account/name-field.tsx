import { useText } from "#web/lib/text.ts"
import { Input } from "#web/ui/input.tsx"
import type { ReactElement } from "react"
import { Field } from "./field.tsx"
import { useEditProfile } from "./use-edit-profile.ts"

interface NameFieldProps {
  readonly username: string | null
  /** What others see without a name. */
  readonly hint: string
}

/** The name that others see. */
export const NameField = ({ username, hint }: NameFieldProps): ReactElement => {
  const t = useText("account")
  const edit = useEditProfile()
  const save = (typed: string) => {
    const name = typed.trim()
    if (name !== (username ?? "")) edit.mutate({ username: name === "" ? null : name })
    else if (edit.isError) edit.reset()
  }
  return (
    <Field label={t("account.name")} hint={hint} saving={edit}>
      {(own) => (
        <Input
          {...own}
          key={username}
          defaultValue={username ?? ""}
          autoComplete="name"
          aria-invalid={edit.isError}
          className="max-w-96 max-md:!h-11"
          onBlur={({ target }) => save(target.value)}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (key === "Enter" && !nativeEvent.isComposing) save(currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
