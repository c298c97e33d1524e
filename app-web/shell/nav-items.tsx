import { useLanguage } from "#web/lib/text.ts"
import { Tip } from "#web/ui/tip.tsx"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { LucideIcon } from "lucide-react"
import type { ReactElement } from "react"

/** The classes of an item of the side bar. */
export const navItem =
  "flex h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-base font-[480] text-fg-2 transition-colors duration-100 hover:bg-[color-mix(in_oklab,var(--fg)_5%,transparent)] hover:text-fg max-md:h-11"

const givesWay =
  "[@media(hover:hover)]:group-focus-within:opacity-0 [@media(hover:hover)]:group-hover:opacity-0 [@media(hover:hover)]:group-has-data-[state=open]:opacity-0"

interface NavLinkProps {
  /** The library by default. */
  readonly to?: "/" | "/ask"
  readonly search?: { readonly folder: string }
  readonly icon: LucideIcon
  readonly label: string
  readonly count?: number | undefined
  readonly isHere: boolean
  readonly isFolded: boolean
  /** Whether a menu lies over its end: in place of the count while the pointer or the focus is there, else beside it. */
  readonly hasMenu?: boolean
  readonly onNavigate: (() => void) | undefined
}

export const NavLink = (
  { to = "/", search, icon: Icon, label, count, isHere, isFolded, hasMenu = false, onNavigate }: NavLinkProps,
): ReactElement => {
  const language = useLanguage()
  const link = (
    <Link
      to={to}
      search={search ?? {}}
      onClick={onNavigate}
      aria-current={isHere ? "page" : undefined}
      aria-label={isFolded ? label : undefined}
      className={clsx(
        navItem,
        isHere && "!bg-surface !font-[560] !text-fg shadow-e1 dark:!bg-raised",
        isFolded && "justify-center",
        hasMenu && "max-md:pr-11 [@media(hover:none)]:pr-11",
      )}
    >
      <Icon className={clsx("size-[18px] shrink-0", isHere ? "text-accent-text" : "text-fg-3")} strokeWidth={1.8} />
      {!isFolded && (
        <>
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {count !== undefined && (
            <span className={clsx("tnum text-xs text-fg-3", hasMenu && givesWay)}>
              {count.toLocaleString(language)}
            </span>
          )}
        </>
      )}
    </Link>
  )
  return isFolded ? <Tip label={label} side="right">{link}</Tip> : link
}

interface NavButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isFolded: boolean
  readonly onPress: () => void
}

/** An item of the side bar that opens something over the screen. */
export const NavButton = ({ icon: Icon, label, isFolded, onPress }: NavButtonProps): ReactElement => {
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isFolded ? label : undefined}
      onClick={onPress}
      className={clsx(navItem, isFolded && "justify-center")}
    >
      <Icon className="size-[18px] shrink-0 text-fg-3" strokeWidth={1.8} />
      {!isFolded && <span className="min-w-0 flex-1 truncate text-left">{label}</span>}
    </button>
  )
  return isFolded ? <Tip label={label} side="right">{button}</Tip> : button
}
