import { useMayEdit } from "#web/entities/task/task-item.ts"
import { loosely } from "#web/lib/find.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { clsx } from "clsx"
import { ArrowDown, ArrowUp, Replace, Search, X } from "lucide-react"
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react"
import { ReplaceFields } from "./replace-fields.tsx"
import type { Find } from "./use-find.ts"
import type { ReplaceAll } from "./use-replace-all.ts"

interface FindBarProps {
  readonly find: Find
  readonly replace: ReplaceAll
}

/** The search text, the number of hits, and buttons to move between them. */
export const FindBar = ({ find, replace }: FindBarProps): ReactElement => {
  const t = useText("transcript")
  const mayEdit = useMayEdit()
  const field = useRef<HTMLInputElement>(null)
  const { text, hits, current } = find
  const [isReplacing, setReplacing] = useState(false)
  // When opened, and again by its shortcut, the text is selected so that typing replaces it.
  const shown = useRef(0)
  useEffect(() => {
    if (shown.current === find.asked) return
    shown.current = find.asked
    field.current?.focus()
    field.current?.select()
  }, [find.asked])
  const toggle = () => {
    setReplacing(!isReplacing)
    find.choose(loosely)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") find.step(event.shiftKey ? -1 : 1)
    else if (event.key === "Escape") find.close()
    else return
    event.preventDefault()
  }
  const count = hits.lines.length
  const status = text.trim() === ""
    ? ""
    : count === 0
    ? t("find.none")
    : t("find.of", { count: current + 1, total: count })
  return (
    <search
      className={clsx(
        "w-full max-w-full @4xl/text:animate-pop @4xl/text:bg-raised @4xl/text:shadow-e3",
        isReplacing ? "pb-3 @4xl/text:w-[27rem] @4xl/text:rounded-xl" : "@4xl/text:w-auto @4xl/text:rounded-full",
      )}
    >
      <div className="flex h-10 items-center gap-1 pr-1.5 pl-3.5 max-md:h-12">
        <Search className="size-4 shrink-0 text-fg-3" />
        <input
          ref={field}
          value={text}
          aria-label={t("find.label")}
          placeholder={t("find.label")}
          className="w-44 min-w-0 flex-1 bg-transparent px-1 outline-none placeholder:text-fg-3 max-sm:text-[16px]"
          onChange={({ target }) => find.type(target.value)}
          onKeyDown={onKeyDown}
        />
        <output className="tnum text-right sm:min-w-16 text-xs whitespace-nowrap text-fg-3">{status}</output>
        {[
          ...(mayEdit ? [{ label: t("replace.show"), icon: Replace, act: toggle }] : []),
          { label: t("find.previous"), icon: ArrowUp, act: () => find.step(-1) },
          { label: t("find.next"), icon: ArrowDown, act: () => find.step(1) },
          { label: t("act.close"), icon: X, act: find.close },
        ].map(({ label, icon: Icon, act }) => (
          <Button
            key={label}
            tone="ghost"
            size="iconSm"
            className="!rounded-full max-md:!size-11"
            aria-label={label}
            onClick={act}
          >
            <Icon />
          </Button>
        ))}
      </div>
      {isReplacing && <ReplaceFields find={find} replace={replace} />}
    </search>
  )
}
