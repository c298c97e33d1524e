import { useText } from "#web/lib/text.ts"
import { Tip } from "#web/ui/tip.tsx"
import { clsx } from "clsx"
import { Wrench } from "lucide-react"
import type { ReactElement } from "react"
import { navItem } from "./nav-link.tsx"

/** Leads out of the app, to the pages of the free tools. */
export const ToolsLink = ({ isFolded }: { readonly isFolded: boolean }): ReactElement => {
  const t = useText("shell")
  const link = (
    <a
      href="/tools/"
      aria-label={isFolded ? t("nav.tools") : undefined}
      className={clsx(navItem, isFolded && "justify-center")}
    >
      <Wrench className="size-[18px] shrink-0 text-fg-3" strokeWidth={1.8} />
      {!isFolded && <span className="min-w-0 flex-1 truncate">{t("nav.tools")}</span>}
    </a>
  )
  return isFolded ? <Tip label={t("nav.tools")} side="right">{link}</Tip> : link
}
