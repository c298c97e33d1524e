import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Link } from "@tanstack/react-router"
import { FolderOpen, FolderX, Inbox, type LucideIcon, Plus, UsersRound } from "lucide-react"
import type { ReactElement, ReactNode } from "react"

/** A folder without files, and how to fill it. */
export const EmptyFolder = (): ReactElement => {
  const t = useText("library")
  return (
    <State icon={FolderOpen} title={t("list.folderEmpty")} hint={t("list.folderEmptyHint")}>
      <Button tone="primary" className="max-md:!h-11" onClick={() => openAdd("files")}>
        <Plus />
        {t("new.files")}
      </Button>
      <AllFiles />
    </State>
  )
}

/** Nobody shares a file with this account. */
export const NothingShared = (): ReactElement => {
  const t = useText("library")
  return (
    <State icon={UsersRound} title={t("list.sharedEmpty")} hint={t("list.sharedEmptyHint")}>
      <AllFiles />
    </State>
  )
}

/** All files are in folders. */
export const NothingUncategorized = (): ReactElement => {
  const t = useText("library")
  return (
    <State icon={Inbox} title={t("list.allSorted")} hint={t("list.allSortedHint")}>
      <AllFiles />
    </State>
  )
}

/** The folder in the address does not exist, or no longer does. */
export const FolderGone = (): ReactElement => {
  const t = useText("library")
  return (
    <State icon={FolderX} title={t("list.folderGone")} hint={t("list.folderGoneHint")}>
      <AllFiles />
    </State>
  )
}

const AllFiles = (): ReactElement => {
  const t = useText("library")
  return <Link to="/" className={buttonStyle({}, "max-md:!h-11")}>{t("notFound.back")}</Link>
}

interface StateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

const State = ({ icon: Icon, title, hint, children }: StateProps): ReactElement => (
  <div className="mx-auto max-w-md px-6 pt-[12vh] pb-16 text-center">
    <span className="mx-auto grid size-14 place-items-center rounded-xl bg-accent-soft text-accent-text">
      <Icon className="size-6" strokeWidth={1.8} aria-hidden />
    </span>
    <h2 className="mt-5 text-xl font-[620]">{title}</h2>
    <p className="mt-2 text-md text-fg-2">{hint}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
  </div>
)
