import { useFolders } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, type ReactNode, useId } from "react"

interface ChoiceProps {
  readonly label: string
  readonly value: string | number
  /** Why what is chosen was refused; null if it was not. */
  readonly fault?: string | null
  readonly onChange: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** A list to choose from, with its label. */
export const Choice = ({ label, value, fault = null, onChange, children }: ChoiceProps): ReactElement => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <Select
        id={id}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        className="w-full [&>select]:w-full max-md:[&>select]:!h-11"
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </Select>
      {fault !== null && <p id={`${id}-fault`} role="alert" className="mt-1 text-sm text-bad">{fault}</p>}
    </div>
  )
}

interface FolderChoiceProps {
  readonly label: string
  /** Empty for none of them. */
  readonly value: string
  /** What none of them means. */
  readonly none: string
  readonly onChange: (folder: string) => void
}

/** One of the account’s folders. */
export const FolderChoice = ({ label, value, none, onChange }: FolderChoiceProps): ReactElement => {
  const t = useText("automation/form")
  const found = useFolders()
  const folders = found?.folders ?? []
  const isGone = value !== "" && found !== undefined && !folders.some(({ id }) => id === value)
  return (
    <Choice label={label} value={value} onChange={onChange}>
      <option value="">{none}</option>
      {folders.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      {isGone && <option value={value}>{t("form.folderGone")}</option>}
    </Choice>
  )
}
