import { present } from "#web/entities/presence/presence.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { Popover } from "#web/ui/popover.tsx"
import { type ReactElement, useRef, useState } from "react"

/** How many are shown side by side; phones show one. */
const shown = 3

/** Who else has this task open now, and what they are doing. */
export const People = (): ReactElement | null => {
  const t = useText("task-header")
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  const all = useSlice(present, ({ people }) => people)
  const locks = useSlice(present, (now) => now.locks)
  const people = all.filter(({ is_self }) => !is_self)
  const writing = new Set([...locks.values()].map(({ name }) => name))
  if (people.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t("present.named", { names: people.map(({ name }) => name).join(", ") })}
        title={people.map(({ name }) => name).join(", ")}
        className="flex h-9 shrink-0 items-center rounded-full px-1 hover:bg-hover max-md:h-11"
        onClick={() => setAnchor(button.current)}
      >
        {people.slice(0, shown).map(({ id, name, hue }, nth) => (
          <span key={id} className={nth === 0 ? "flex" : "-ml-1.5 flex max-md:hidden"}>
            <Avatar name={name} index={hue} size={28} ring />
          </span>
        ))}
        {people.length > 1 && (
          <span
            className={people.length > shown ? "tnum px-1 text-xs text-fg-2" : "tnum px-1 text-xs text-fg-2 md:hidden"}
          >
            <span className="md:hidden">+{people.length - 1}</span>
            {people.length > shown && <span className="max-md:hidden">+{people.length - shown}</span>}
          </span>
        )}
      </button>
      {anchor !== null && (
        <Popover
          title={t("present.title")}
          anchor={anchor}
          footer={null}
          onClose={() => setAnchor(null)}
        >
          <ul className="space-y-2.5">
            {people.map(({ id, name, hue }) => (
              <li key={id} className="flex items-center gap-2.5">
                <Avatar name={name} index={hue} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                {writing.has(name) && <span className="text-sm text-fg-3">{t("present.editing")}</span>}
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  )
}
