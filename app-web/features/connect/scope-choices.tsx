import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { type Scope, scopes } from "./question.ts"

const names = { "mcp:read": "read", "mcp:write": "write", "mcp:share": "share" } as const

interface ScopeChoicesProps {
  readonly chosen: ReadonlyArray<Scope>
  readonly onChange: (chosen: ReadonlyArray<Scope>) => void
}

/** What a program may do, in words. Reading is part of anything that is allowed. */
export const ScopeChoices = ({ chosen, onChange }: ScopeChoicesProps): ReactElement => {
  const t = useText("connect")
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-[540]">{t("connect.may")}</legend>
      <div className="grid gap-1">
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-3 rounded-md px-1 text-base">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent"
              checked={scope === "mcp:read" || chosen.includes(scope)}
              disabled={scope === "mcp:read"}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, scope] : chosen.filter((one) =>
                    one !== scope
                  ),
                )}
            />
            {t(`connect.${names[scope]}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
