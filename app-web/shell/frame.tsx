import { useAccountLanguage } from "#web/entities/account/account-language.ts"
import { useStoredUser } from "#web/entities/account/use-stored-user.ts"
import { folderDialog } from "#web/entities/folder/folder-dialog.ts"
import { useHoldTarget } from "#web/entities/folder/use-drag.ts"
import { closeShare, sharedTask } from "#web/entities/share/share-dialog.ts"
import { tagDialog } from "#web/entities/tag/tag-dialog.ts"
import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { useDesktopPrompt } from "#web/features/desktop/use-desktop-prompt.ts"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { focusPage } from "#web/lib/keep-focus.ts"
import { useKeys } from "#web/lib/keys.ts"
import { queries } from "#web/lib/queries.ts"
import { settings } from "#web/lib/settings.ts"
import { useSlice, useStore } from "#web/lib/store.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { whenIdle } from "#web/lib/when-idle.ts"
import { blocked, closeUpgrade, openUpgradeFor } from "#web/request/blocked-feature.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Coming } from "#web/ui/coming.tsx"
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router"
import { clsx } from "clsx"
import { type ReactElement, Suspense, useEffect, useRef } from "react"
import { EachSession } from "./each-session.tsx"
import { EarlyLetters } from "./early-letters.tsx"
import { IntakeHost } from "./intake/intake-host.tsx"
import { closeLayer, layer, openLayer } from "./layers.ts"
import { SideBar } from "./side-bar.tsx"

const UpgradeDialog = lazyComponent(() => import("#web/entities/plan/upgrade-dialog.tsx"), "UpgradeDialog")

/** The upgrade dialog, shown wherever a change is refused because of a paid feature. */
const UpgradeHost = (): ReactElement | null => {
  const what = useStore(blocked)
  useEffect(() =>
    queries.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") openUpgradeFor(event.action.error)
    }), [])
  return what === null ? null : (
    <Suspense fallback={<Coming />}>
      <UpgradeDialog {...what} onClose={closeUpgrade} />
    </Suspense>
  )
}

const Palette = lazyComponent(() => import("./palette.tsx"), "Palette")
const DefaultStyle = lazyComponent(
  () => import("#web/features/summary/style/default-style-dialog.tsx"),
  "DefaultStyleDialog",
)
const Shortcuts = lazyComponent(() => import("./shortcuts/shortcuts.tsx"), "Shortcuts")
const HotwordManager = lazyComponent(() => import("#web/features/hotwords/hotword-manager.tsx"), "HotwordManager")
const FolderDialogs = lazyComponent(() => import("#web/features/folders/folder-dialogs.tsx"), "FolderDialogs")
const TagDialogs = lazyComponent(() => import("#web/features/tags/tag-dialogs.tsx"), "TagDialogs")
const ShareDialog = lazyComponent(() => import("#web/features/sharing/share-dialog.tsx"), "ShareDialog")
const DesktopPrompt = lazyComponent(() => import("#web/features/desktop/desktop-prompt.tsx"), "DesktopPrompt")
const PlanNotices = lazyComponent(
  () => whenIdle(() => import("#web/features/plan-notices/plan-notices.tsx")),
  "PlanNotices",
)
const DeletionNotice = lazyComponent(
  () => whenIdle(() => import("#web/features/leaving/deletion-notice.tsx")),
  "DeletionNotice",
)
const Drawer = lazyComponent(() => import("./drawer.tsx"), "Drawer")

/** The signed-in app: the side bar on the canvas, the screen on a panel. */
export const Frame = (): ReactElement => (
  <EachSession>
    <FrameOfSession />
  </EachSession>
)

const FrameOfSession = (): ReactElement => {
  const open = useStore(layer)
  const isPhoneAddress = useLocation({ select: ({ pathname }) => pathname === "/mobile" })
  const hasSideBar = useMedia("(min-width: 768px)") && !isPhoneAddress
  const isFolded = !useMedia("(min-width: 1024px)")
  const hasFolderDialog = useSlice(folderDialog, (one) => one !== null)
  const hasTagDialog = useSlice(tagDialog, (one) => one !== null)
  const shared = useStore(sharedTask)
  const [isFromDesktop, closeDesktop] = useDesktopPrompt()
  useAccountLanguage()
  useStoredUser()
  useShellKeys()
  useFocusOnScreen()
  return (
    <div className="mt-(--offline) flex h-[calc(100dvh-var(--offline))] max-md:flex-col">
      {hasSideBar && (
        isFolded ? <FoldedBar /> : (
          <div className="w-[252px] shrink-0">
            <SideBar isFolded={false} />
          </div>
        )
      )}
      <main
        id="content"
        tabIndex={-1}
        className={clsx("min-h-0 min-w-0 flex-1 outline-none md:py-2 md:pr-2", !hasSideBar && "md:pl-2")}
      >
        <div className="flex h-full flex-col overflow-hidden bg-surface md:rounded-xl md:shadow-e2 md:ring-1 md:ring-line">
          <PageNotices />
          <Suspense>
            <DeletionNotice />
            <PlanNotices />
          </Suspense>
          <div className="min-h-0 flex-1">
            <Outlet />
          </div>
        </div>
      </main>
      <IntakeHost />
      <UpgradeHost />
      <Suspense fallback={<Coming />}>
        {isFromDesktop && <DesktopPrompt onClose={closeDesktop} />}
        {open === "drawer" && <Drawer onClose={closeLayer} />}
        {open === "hotwords" && <HotwordManager onClose={closeLayer} />}
        {hasFolderDialog && <FolderDialogs />}
        {hasTagDialog && <TagDialogs />}
        {shared !== null && <ShareDialog taskId={shared} onClose={closeShare} />}
        {open === "style" && <DefaultStyle onClose={closeLayer} />}
        {open === "shortcuts" && <Shortcuts onClose={closeLayer} />}
      </Suspense>
      <Suspense
        fallback={
          <>
            <EarlyLetters />
            <Coming />
          </>
        }
      >
        {open === "palette" && <Palette onClose={closeLayer} />}
      </Suspense>
    </div>
  )
}

/** Icons only. Files that are held over it open the whole side bar, to be dropped on a folder. */
const FoldedBar = (): ReactElement => {
  const bar = useRef<HTMLDivElement>(null)
  useHoldTarget(bar, () => openLayer("drawer"))
  return (
    <div ref={bar} className="w-[68px] shrink-0">
      <SideBar isFolded />
    </div>
  )
}

/** A screen that is opened by a shortcut has the focus, as one opened by a link has. */
const useFocusOnScreen = (): void => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path && document.activeElement === document.body) focusPage()
    before.current = path
  }, [path])
}

const useShellKeys = (): void => {
  const navigate = useNavigate()
  useKeys({
    "mod+k": () => openLayer("palette"),
    "?": () => openLayer("shortcuts"),
    "n": () => openAdd("files"),
    "g f": () => void navigate({ to: "/" }),
    "g u": () => void navigate({ to: "/", search: { folder: "none" } }),
    "g p": () => settings.plans === "off" ? undefined : void navigate({ to: "/payment/plans" }),
  })
}
