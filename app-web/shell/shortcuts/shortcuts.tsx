import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Kbd } from "#web/ui/kbd.tsx"
import type { ReactElement } from "react"
import { shortcutGroups } from "./shortcut-groups.ts"

/** All shortcuts of the app. */
export const Shortcuts = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("shell/shortcuts")
  return (
    <Dialog title={t("keys.title")} onClose={onClose} className="sm:w-[min(720px,calc(100vw-32px))]">
      <div className="gap-8 sm:columns-2">
        {shortcutGroups.map(({ title, keys }) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 text-xs font-[560] text-fg-3">{t(title)}</h3>
            <dl className="space-y-2">
              {keys.filter(({ isAboutPlans }) => isAboutPlans !== true || settings.plans !== "off").map((
                { shown, does },
              ) => (
                <div key={shown} className="flex items-center justify-between gap-4">
                  <dt>{t(does)}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shown.split(" ").map((part) => <Kbd key={part}>{part}</Kbd>)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
