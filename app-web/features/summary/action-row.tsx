import { useText } from "#web/lib/text.ts"
import { CalendarDays, UserRound } from "lucide-react"
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from "react"
import { useShownActions } from "./action-list.tsx"
import { secondOf } from "./markdown-text.ts"

interface ActionRowProps {
  /** Its line in the Markdown, from 1. */
  readonly line: number
  readonly children: ReactNode
}

/** An action item that can be ticked, with its owner, its date and the place it comes from. */
export const ActionRow = ({ line, children }: ActionRowProps): ReactElement | null => {
  const id = useId()
  const t = useText("summary")
  const actions = useShownActions()
  const item = actions?.items.find((one) => one.line === line)
  if (actions === null || item === undefined) return <li className="task-list-item">{children}</li>
  if (!actions.isShown(item)) return null
  const { text, owner, due, is_done: isDone, is_unverified: isUnverified } = item
  return (
    <li className="task-list-item flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={isDone}
        disabled={!actions.mayTick}
        onChange={(event) => actions.tick(item, event.target.checked)}
        className="mt-1.5 size-4 shrink-0 max-md:size-6"
      />
      <div className="min-w-0">
        <label htmlFor={id} className={isDone ? "text-fg-3 line-through" : ""}>{text}</label>
        <span className="mx-2 inline-flex flex-wrap items-center gap-x-3 text-sm text-fg-2">
          {owner !== null && (
            <span className="inline-flex items-center gap-1">
              <UserRound className="size-3.5" aria-hidden />
              {owner}
            </span>
          )}
          {due !== null && (
            <span className="inline-flex items-center gap-1">
              <CalendarDays className="size-3.5" aria-hidden />
              {due}
            </span>
          )}
        </span>
        {citationsIn(children)}
        {isUnverified && <span className="ml-1 text-xs text-warn">{t("actions.unverified")}</span>}
      </div>
    </li>
  )
}

/** The chips among the words of an item. */
const citationsIn = (children: ReactNode): ReadonlyArray<ReactNode> =>
  Children.toArray(children).flatMap((child): ReadonlyArray<ReactNode> => {
    if (!isValidElement<{ readonly href?: string; readonly children?: ReactNode }>(child)) return []
    const { href, children: inner } = child.props
    if (secondOf(href) !== null || href?.startsWith("#line=") === true) return [child]
    return citationsIn(inner)
  })
