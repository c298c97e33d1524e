import { Switch } from "#web/ui/switch.tsx"
import type { ReactElement, ReactNode } from "react"

interface SwitchedRowProps {
  readonly name: string
  readonly isOn: boolean
  /** What screen readers hear of its switch. */
  readonly label: string
  /** A change that is under way. */
  readonly turn: { readonly isPending: boolean; readonly variables: { readonly is_on?: boolean } | undefined }
  readonly onTurn: (isOn: boolean) => void
  readonly actions: ReactNode
  /** What is said of it. */
  readonly children: ReactNode
}

/** A line of a list that is on or off: what it is, how it is doing, and what can be done with it. */
export const SwitchedRow = (
  { name, isOn, label, turn, onTurn, actions, children }: SwitchedRowProps,
): ReactElement => (
  <li className="py-4">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="break-words font-[540]">{name}</p>
        {children}
      </div>
      <Switch
        checked={turn.isPending ? turn.variables?.is_on === true : isOn}
        aria-label={label}
        onCheckedChange={onTurn}
      />
    </div>
    {actions}
  </li>
)
