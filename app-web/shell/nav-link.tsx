import { useLanguage } from "#web/lib/text.ts"
import { Tip } from "#web/ui/tip.tsx"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { LucideIcon } from "lucide-react"
import type { ReactElement } from "react"

/** The classes of an item of the side bar. */
export const navItem =
  "flex h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-base font-[480] text-fg-2 transition-colors duration-100 hover:bg-[color-mix(in_oklab,var(--fg)_5%,transparent)] hover:text-fg max-md:h-11"

interface NavLinkProps {
  readonly search?: { readonly folder: string }
  readonly icon: LucideIcon
  readonly label: string
  readonly count?: number | undefined
  readonly isHere: boolean
  readonly isFolded: boolean
  readonly onNavigate: (() => void) | undefined
}

export const NavLink = (
  { search, icon: Icon, label, count, isHere, isFolded, onNavigate }: NavLinkProps,
): ReactElement => {
  const language = useLanguage()
  const link = (
    <Link
      to="/"
      search={search ?? {}}
      onClick={onNavigate}
      aria-current={isHere ? "page" : undefined}
      aria-label={isFolded ? label : undefined}
      className={clsx(
        navItem,
        isHere && "!bg-surface !font-[560] !text-fg shadow-e1 dark:!bg-raised",
        isFolded && "justify-center",
      )}
    >
      <Icon className={clsx("size-[18px] shrink-0", isHere ? "text-accent-text" : "text-fg-3")} strokeWidth={1.8} />
      {!isFolded && (
        <>
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {count !== undefined && <span className="tnum text-xs text-fg-3">{count.toLocaleString(language)}</span>}
        </>
      )}
    </Link>
  )
  return isFolded ? <Tip label={label} side="right">{link}</Tip> : link
}
