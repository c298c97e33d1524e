import { useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import type { SharedRole } from "./use-people.ts"

interface RoleSelectProps {
  readonly label: string
  readonly value: SharedRole
  readonly onChange: (role: SharedRole) => void
}

/** Whether someone may change a file or only read it. */
export const RoleSelect = ({ label, value, onChange }: RoleSelectProps): ReactElement => {
  const t = useText("sharing")
  return (
    <Select
      className="shrink-0 [&>select]:h-10 max-md:[&>select]:h-11"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value === "viewer" ? "viewer" : "editor")}
    >
      <option value="editor">{t("people.edits")}</option>
      <option value="viewer">{t("people.views")}</option>
    </Select>
  )
}
