import { commandKey } from "#web/lib/keys.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Kbd } from "#web/ui/kbd.tsx"
import type { ReactElement } from "react"
import { type TextKey, useText } from "./texts.ts"

interface Group {
  readonly title: TextKey
  readonly keys: ReadonlyArray<readonly [string, TextKey]>
}

const groups: ReadonlyArray<Group> = [
  {
    title: "keys.everywhere",
    keys: [
      [`${commandKey} K`, "keys.palette"],
      ["?", "keys.list"],
      ["N", "keys.add"],
      ["G F", "keys.files"],
      ["G U", "keys.uncategorized"],
      ["Esc", "keys.close"],
    ],
  },
  {
    title: "keys.library",
    keys: [
      ["/", "keys.filter"],
      ["J K", "keys.move"],
      ["Enter", "keys.open"],
      ["X", "keys.select"],
      ["Shift X", "keys.selectRange"],
      ["R", "keys.rename"],
      ["M", "act.move"],
      ["Delete", "keys.delete"],
    ],
  },
  {
    title: "keys.task",
    keys: [
      ["1 2 3", "keys.tabs"],
      ["Space", "keys.play"],
      ["← →", "keys.skip"],
      ["Shift ← →", "keys.turn"],
      [", .", "keys.second"],
      ["[ ]", "keys.speed"],
      ["F", "keys.follow"],
      ["V", "keys.mute"],
      [`${commandKey} F`, "keys.find"],
      ["N", "keys.nextDoubt"],
      ["Shift N", "keys.previousDoubt"],
      ["E", "keys.edit"],
      [`${commandKey} Enter`, "keys.save"],
      ["+ − 0", "keys.zoom"],
    ],
  },
]

/** All shortcuts of the app. */
export const Shortcuts = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText()
  return (
    <Dialog title={t("keys.title")} onClose={onClose} className="sm:w-[min(720px,calc(100vw-32px))]">
      <div className="gap-8 sm:columns-2">
        {groups.map(({ title, keys }) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 text-xs font-[560] text-fg-3">{t(title)}</h3>
            <dl className="space-y-2">
              {keys.map(([key, does]) => (
                <div key={key} className="flex items-center justify-between gap-4">
                  <dt>{t(does)}</dt>
                  <dd className="flex shrink-0 gap-1">{key.split(" ").map((part) => <Kbd key={part}>{part}</Kbd>)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
