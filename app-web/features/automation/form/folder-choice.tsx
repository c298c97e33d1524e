import { useFolders } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { Choice } from "./choice.tsx"

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
