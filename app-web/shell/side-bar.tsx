import { useFolders } from "#web/entities/folder/use-folders.ts"
import { NewMenu } from "#web/features/add-dialog/new-menu.tsx"
import { commandKey } from "#web/lib/keys.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { earlyPress } from "#web/ui/early-press.ts"
import { Kbd } from "#web/ui/kbd.tsx"
import { Logo } from "#web/ui/logo.tsx"
import { Tip } from "#web/ui/tip.tsx"
import { Link, useLocation } from "@tanstack/react-router"
import { clsx } from "clsx"
import { BookA, Files, Folder, Inbox, Plus, Search, Sparkles, UsersRound, Wrench } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { AccountButton } from "./account-button.tsx"
import { DropPlace } from "./folders/drop-place.tsx"
import { FolderList } from "./folders/folder-list.tsx"
import { openLayer } from "./layers.ts"
import { MinutesBox } from "./minutes-box.tsx"
import { NavButton, navItem, NavLink } from "./nav-items.tsx"
import { useLiveCounts } from "./use-live-counts.ts"

/** Leads out of the app, to the pages of the free tools. */
const ToolsLink = ({ isFolded }: { readonly isFolded: boolean }): ReactElement => {
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

const AccountMenu = idleComponent(() => import("./account-menu.tsx"), "AccountMenu")

interface SideBarProps {
  /** Icons only: in windows that are narrow, but not as narrow as phones. */
  readonly isFolded: boolean
  readonly onNavigate?: () => void
}

export const SideBar = ({ isFolded, onNavigate }: SideBarProps): ReactElement => {
  const t = useText("shell")
  const location = useLocation({ select: ({ pathname, search }) => `${pathname}?${search.folder ?? ""}` })
  const isLibrary = location.startsWith("/?") || location.startsWith("/mobile?")
  const folder = isLibrary ? location.replace(/^.*?\?/, "") : ""
  const [isPressed, setPressed] = useState(false)
  const counts = useFolders()
  useLiveCounts(!isLibrary)
  return (
    <nav aria-label={t("nav.main")} className="flex h-full flex-col gap-1 p-3">
      <Link
        to="/"
        data-logo
        onClick={onNavigate}
        className={clsx(
          "mb-3 flex h-10 items-center gap-2.5 px-2 text-lg font-[640] tracking-tight",
          isFolded && "justify-center px-0",
        )}
      >
        <Logo />
        <span className={isFolded ? "sr-only" : ""}>{settings.brand}</span>
      </Link>
      <NewMenu onChoose={onNavigate}>
        <Button tone="primary" className="mb-1 !h-10 w-full !rounded-[12px]" aria-label={t("new.button")}>
          <Plus />
          {!isFolded && t("new.button")}
        </Button>
      </NewMenu>
      <button
        type="button"
        onClick={() => openLayer("palette")}
        aria-label={isFolded ? t("nav.search") : undefined}
        className={clsx(navItem, "mb-3 !h-10 text-fg-3", isFolded && "justify-center")}
      >
        <Search className="size-[18px]" strokeWidth={1.8} />
        {!isFolded && (
          <>
            <span className="flex-1 text-left">{t("nav.search")}</span>
            <span className="pointer-coarse:hidden">
              <Kbd>{`${commandKey} K`}</Kbd>
            </span>
          </>
        )}
      </button>
      <NavLink
        icon={Files}
        label={t("nav.files")}
        count={counts?.all}
        isHere={location === "/?" || location === "/mobile?"}
        isFolded={isFolded}
        onNavigate={onNavigate}
      />
      <NavLink
        to="/ask"
        icon={Sparkles}
        label={t("nav.ask")}
        isHere={location === "/ask?"}
        isFolded={isFolded}
        onNavigate={onNavigate}
      />
      <DropPlace id={null} name={t("nav.uncategorized")} onDrop={onNavigate}>
        <NavLink
          search={{ folder: "none" }}
          icon={Inbox}
          label={t("nav.uncategorized")}
          count={counts?.uncategorized}
          isHere={folder === "none"}
          isFolded={isFolded}
          onNavigate={onNavigate}
        />
      </DropPlace>
      <NavLink
        search={{ folder: "shared" }}
        icon={UsersRound}
        label={t("nav.shared")}
        count={counts?.shared}
        isHere={folder === "shared"}
        isFolded={isFolded}
        onNavigate={onNavigate}
      />
      {isFolded
        ? (
          <>
            <NavButton icon={Folder} label={t("nav.folders")} isFolded onPress={() => openLayer("drawer")} />
            <div className="flex-1" />
          </>
        )
        : <FolderList shown={folder === "" ? null : folder} onNavigate={onNavigate} />}
      <NavButton icon={BookA} label={t("nav.hotwords")} isFolded={isFolded} onPress={() => openLayer("hotwords")} />
      {settings.hasTools && <ToolsLink isFolded={isFolded} />}
      <MinutesBox isFolded={isFolded} />
      <Suspense fallback={<AccountButton isFolded={isFolded} {...earlyPress(() => setPressed(true))} />}>
        <AccountMenu key={String(isPressed)} isFolded={isFolded} isOpen={isPressed} />
      </Suspense>
    </nav>
  )
}
